/** The host was caught: what it tells of the dice does not fit what it told before. Said loudly, and it stays. */
import { ShieldAlert } from 'lucide-react';
import { useWords } from '../i18n/use-words.ts';
import type { Alarm } from '../link/witness.ts';
import styles from './dice-alarm.module.css';

export function DiceAlarm({ alarm }: { readonly alarm: Alarm | undefined }) {
  const say = useWords();
  if (alarm === undefined) return undefined;
  return (
    <div className={styles.alarm} role="alert">
      <ShieldAlert size={24} aria-hidden="true" />
      <p>
        <b>{say('dice.alarm')}</b> {say(`dice.${alarm}`)}
      </p>
    </div>
  );
}
