/** Language, theme and name, at the right of the top bar. */
import { LOCALES, type Locale } from '@tablerunner/language';
import { Moon, Sun } from 'lucide-react';
import { Link } from 'wouter';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from './button.tsx';
import { Segmented } from './segmented.tsx';
import { Select } from './select.tsx';
import styles from './top-tools.module.css';

export function TopTools() {
  const say = useWords();
  const { locale, playerName, set } = useSettings();
  const isDark = useSettings(({ theme }) => theme) === 'dark' || document.documentElement.dataset.theme === 'dark';
  const name = playerName === '' ? say('app.you') : playerName;
  const languages = LOCALES.map((value) => ({ value, label: value.toUpperCase(), name: say(`app.language-${value}`) }));
  const choose = (value: Locale): void => set({ locale: value });
  return (
    <div className={styles.tools}>
      <Segmented
        className={styles.wide}
        legend={say('app.language')}
        hideLegend
        segments={languages}
        value={locale}
        onChange={choose}
      />
      <Select
        className={styles.narrow}
        label={say('app.language')}
        hideLabel
        options={languages}
        value={locale}
        onChange={choose}
      />
      <Button
        kind="quiet"
        iconOnly
        className={styles.wide}
        icon={isDark ? <Sun size={20} aria-hidden="true" /> : <Moon size={20} aria-hidden="true" />}
        onClick={() => set({ theme: isDark ? 'light' : 'dark' })}
      >
        {say(isDark ? 'app.to-light' : 'app.to-dark')}
      </Button>
      <Link href="/settings" className={styles.person} aria-label={say('app.settings-of', { name })}>
        <span className={styles.badge} aria-hidden="true">
          {[...name][0]?.toUpperCase()}
        </span>
        <span className={styles.name}>{name}</span>
      </Link>
    </div>
  );
}
