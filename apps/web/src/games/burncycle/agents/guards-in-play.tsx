/** The security units on the floor: what each resists, how far it sees, what it does. Pressed, the board shows it. */
import {
  captainCard,
  describeCaptain,
  describeGuard,
  guardCard,
  isCaptain,
  resistanceOf,
} from '@tablerunner/burncycle/plan';
import { CardLine } from '../../../table/card-line.tsx';
import { usePlay } from '../../../table/play-context.ts';
import { Label } from '../../../ui/label.tsx';
import { usePlan } from '../shared.ts';
import styles from './guards-in-play.module.css';

const LEVELS = ['', 'I', 'II', 'III'] as const;

export function GuardsInPlay() {
  const { say, speaker } = usePlay();
  const { view, setCursor, lookAt } = usePlan();
  return (
    <section className={styles.guards} aria-labelledby="guards-title">
      <Label id="guards-title">{say('burncycle.guard.title')}</Label>
      {view.captain !== '' && !view.guards.some(isCaptain) && (
        <p className={styles.absent}>{say('burncycle.guard.captain-away', { captain: speaker.name(view.captain) })}</p>
      )}
      {view.guards.length === 0 && <p className={styles.absent}>{say('burncycle.guard.none')}</p>}
      <ul>
        {view.guards.map((guard, at) => {
          const words = isCaptain(guard)
            ? describeCaptain(captainCard(guard.kind), speaker)
            : describeGuard(guardCard(guard.kind), speaker);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a unit is known by its place in the list
            <li key={at}>
              <button
                type="button"
                className={styles.find}
                title={say('burncycle.guard.show')}
                aria-label={say('burncycle.guard.show-of', { guard: speaker.name(guard.kind) })}
                onClick={() => guard.cell >= 0 && setCursor(guard.cell)}
                onMouseEnter={() => lookAt(at)}
                onMouseLeave={() => lookAt(undefined)}
                onFocus={() => lookAt(at)}
                onBlur={() => lookAt(undefined)}
              >
                <span aria-hidden="true">{LEVELS[guard.level] || say('burncycle.letter.captain')}</span>
              </button>
              <CardLine
                name={speaker.name(guard.kind)}
                note={say('burncycle.guard.note', {
                  level: guard.level,
                  resistance: resistanceOf(guard),
                  stunned: String(guard.isStunned),
                  key: String(guard.hasKey),
                })}
                lines={[words]}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
