/** Whether the system tells when it is my turn. The browser is asked only when somebody wants it. */
import { useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../i18n/use-words.ts';
import { Switch } from '../ui/switch.tsx';

export function Notifications() {
  const say = useWords();
  const { notifications, set } = useSettings();
  const [permission, setPermission] = useState(() => globalThis.Notification?.permission ?? 'denied');
  const change = (on: boolean): void => {
    if (!on || permission === 'granted') return set({ notifications: on });
    void Notification.requestPermission().then((given) => {
      setPermission(given);
      set({ notifications: given === 'granted' });
    });
  };
  return (
    <Switch
      label={say('settings.notifications')}
      hint={say(permission === 'denied' ? 'settings.notifications-denied' : 'settings.notifications-hint')}
      on={notifications && permission === 'granted'}
      refused={permission === 'denied' ? say('settings.notifications-denied') : undefined}
      onChange={change}
    />
  );
}
