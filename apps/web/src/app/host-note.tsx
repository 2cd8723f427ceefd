/** What people must know about the tables of this browser, on whichever page: their host has stopped, or nothing is kept. */
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { useHost } from '../link/host-state.ts';
import { Button } from '../ui/button.tsx';
import { announce } from '../ui/live-region.tsx';
import styles from './host-note.module.css';

export function HostNote() {
  const say = useWords();
  const { isLost, isForgetful } = useHost();
  const [isRead, setRead] = useState(false);
  const text = isLost ? say('trouble.worker-lost') : isForgetful && !isRead ? say('app.forgetful') : undefined;
  useEffect(() => {
    if (text !== undefined) announce(text, 'assertive');
  }, [text]);
  if (text === undefined) return undefined;
  return (
    <aside className={styles.note} aria-label={say('ui.notes')}>
      <p>{text}</p>
      {isLost ? (
        <Button kind="primary" onClick={() => location.reload()}>
          {say('app.reload')}
        </Button>
      ) : (
        <Button kind="quiet" iconOnly icon={<X size={18} aria-hidden="true" />} onClick={() => setRead(true)}>
          {say('ui.close')}
        </Button>
      )}
    </aside>
  );
}
