/** The settings of this browser. Everything is kept at once. */
import { LOCALES } from '@tablerunner/language';
import { Link } from 'wouter';
import { MOTIONS, OVERLAYS, type Overlay, SPEEDS, THEMES, useSettings, withOverlay } from '../app/settings.ts';
import { useWords } from '../i18n/use-words.ts';
import { Card } from '../ui/card.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Prose } from '../ui/prose.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Switch } from '../ui/switch.tsx';
import { Account } from './account.tsx';
import { NameField } from './name-field.tsx';
import { Notifications } from './notifications.tsx';
import styles from './settings-page.module.css';

const SPEED_NAMES = ['½', '1', '2', '4'] as const;

export function SettingsPage() {
  const say = useWords();
  const settings = useSettings();
  const { set } = settings;
  const toggle = (overlay: Overlay, on: boolean): void =>
    set({ overlays: withOverlay(settings.overlays, overlay, on) });
  return (
    <PageFrame title={say('settings.title')}>
      <Prose>
        <h1>{say('settings.title')}</h1>
        <p className={styles.lead}>{say('settings.lead')}</p>
        <Card title={say('settings.you')} className={styles.card}>
          <NameField />
          <Segmented
            legend={say('app.language')}
            segments={LOCALES.map((value) => ({ value, label: say(`app.language-${value}`) }))}
            value={settings.locale}
            onChange={(locale) => set({ locale })}
          />
        </Card>
        <Account />
        <Card title={say('settings.look')} className={styles.card}>
          <Segmented
            legend={say('settings.theme')}
            segments={THEMES.map((value) => ({ value, label: say(`settings.theme-${value}`) }))}
            value={settings.theme}
            onChange={(theme) => set({ theme })}
          />
          <Segmented
            legend={say('settings.motion')}
            segments={MOTIONS.map((value) => ({ value, label: say(`settings.motion-${value}`) }))}
            value={settings.motion}
            onChange={(motion) => set({ motion })}
          />
          <Segmented
            legend={say('settings.speed')}
            segments={SPEEDS.map((value, i) => ({
              value: String(value),
              label: SPEED_NAMES[i] ?? say('settings.speed-skip'),
            }))}
            value={String(settings.speed)}
            onChange={(value) => set({ speed: SPEEDS.find((speed) => String(speed) === value) ?? 1 })}
          />
        </Card>
        <Card title={say('settings.table')} className={styles.card}>
          <Switch
            label={say('settings.sound')}
            hint={say('settings.sound-hint')}
            on={settings.sound}
            onChange={(sound) => set({ sound })}
          />
          <Notifications />
          <Switch
            label={say('settings.shortcuts')}
            hint={say('settings.shortcuts-hint')}
            on={settings.shortcuts}
            onChange={(shortcuts) => set({ shortcuts })}
          />
          <Switch
            label={say('settings.quick')}
            hint={say('settings.quick-hint')}
            on={settings.quick}
            onChange={(quick) => set({ quick })}
          />
          <fieldset className={styles.overlays}>
            <legend>{say('settings.overlays')}</legend>
            {OVERLAYS.map((overlay) => (
              <Switch
                key={overlay}
                label={say(`settings.overlay-${overlay}`)}
                on={settings.overlays.includes(overlay)}
                onChange={(on) => toggle(overlay, on)}
              />
            ))}
          </fieldset>
        </Card>
        <p>
          <Link href="/credits">{say('lobby.credits')}</Link>
        </p>
      </Prose>
    </PageFrame>
  );
}
