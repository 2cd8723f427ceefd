/** The threat track above the floor: how high it stands, where events wait and thresholds begin, and where the game is lost. */
import { MOST_THREAT, threatMarks } from '@tablerunner/burncycle/plan';
import { usePlay } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import { Label } from '../../../ui/label.tsx';
import { usePlan } from '../shared.ts';
import { MarkSign } from './mark-sign.tsx';
import styles from './threat-track.module.css';

export function ThreatTrack() {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  if (view === undefined) return undefined;
  const { threat } = view;
  const marks = threatMarks(view, speaker);
  return (
    <section className={styles.threat} aria-label={say('burncycle.threat.title')}>
      <p className={styles.head}>
        <Label>{say('burncycle.threat.title')}</Label>
        <span>{say('burncycle.threat.of', { threat, most: MOST_THREAT })}</span>
      </p>
      <ol className={styles.levels} aria-hidden="true">
        {Array.from({ length: MOST_THREAT }, (_, at) => {
          const level = at + 1;
          const here = marks.filter((mark) => mark.level === level);
          return (
            <li key={level} title={here.map(({ id, text }) => `${speaker.name(id)}. ${text}`).join('\n') || undefined}>
              <span
                className={classes(
                  styles.level,
                  level < threat && styles.past,
                  level === threat && styles.now,
                  level === MOST_THREAT && styles.end,
                )}
              >
                {level === threat || level === MOST_THREAT ? level : ''}
              </span>
              {here.map(({ kind, id, isOn }) => (
                <MarkSign key={id} kind={kind} isOn={isOn} />
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
