/** The corporation's threat card: what is in force, and what comes at which level. */
import { missionOf, threatMarks } from '@tablerunner/burncycle/plan';
import { usePlay } from '../../../table/play-context.ts';
import { Label } from '../../../ui/label.tsx';
import { usePlan } from '../shared.ts';
import { MarkSign } from './mark-sign.tsx';
import styles from './threat-card.module.css';

export function ThreatCard() {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const marks = threatMarks(view, speaker);
  // An event that has happened is history; a threshold may come into force again.
  const shown = marks.filter(({ kind, isOn }) => kind === 'threshold' || !isOn);
  const next = marks.find(({ isOn, level }) => !isOn && level > view.threat);
  if (marks.length === 0) return undefined;
  return (
    <section className={styles.card} aria-labelledby="threat-card">
      <header>
        <Label id="threat-card">
          {say('burncycle.threat.card', { corporation: speaker.name(missionOf(view).corporation) })}
        </Label>
        {next !== undefined && (
          <span className={styles.next}>{say('burncycle.threat.next', { count: next.level - view.threat })}</span>
        )}
      </header>
      <ul>
        {shown.map(({ id, kind, level, text, isOn }) => (
          <li key={id} data-on={isOn || undefined}>
            <MarkSign kind={kind} isOn={isOn} />
            <b className={styles.level} aria-hidden="true">
              {level}
            </b>
            <span>
              <b>{speaker.name(id)}</b> {isOn && <em>{say('burncycle.threat.on')}</em>}
              <span className={styles.text}> {text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
