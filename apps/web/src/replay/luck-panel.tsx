/** The luck of each side so far, exact to the half. */
import { useWords } from '../i18n/use-words.ts';
import { Label } from '../ui/label.tsx';
import styles from './luck-panel.module.css';
import { type Beat, sayLuck } from './story.ts';

export interface LuckPanelProps {
  readonly lanes: readonly string[];
  readonly beat: Beat | undefined;
  readonly laneName: (lane: string) => string;
}

export function LuckPanel({ lanes, beat, laneName }: LuckPanelProps) {
  const say = useWords();
  if (lanes.length === 0) return undefined;
  return (
    <section className={styles.luck}>
      <h2>
        <Label>{say('replay.luck')}</Label>
      </h2>
      <dl>
        {lanes.map((lane) => (
          <div key={lane}>
            <dt>{laneName(lane)}</dt>
            <dd>{say('replay.pips', { luck: sayLuck(beat?.luck[lane] ?? 0, say.locale) })}</dd>
          </div>
        ))}
      </dl>
      <p>{say('replay.luck-hint')}</p>
    </section>
  );
}
