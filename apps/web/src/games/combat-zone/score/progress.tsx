/** How far the match has come: round and points, who has Control, and what the Control has come to. */
import { type CombatZoneView, modelName, roundsOver, scoreOfSide } from '@tablerunner/combat-zone/plan';
import { Check } from 'lucide-react';
import steps from '../../../table/phases.module.css';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import { usePlan } from '../shared.ts';
import styles from './progress.module.css';
import { sidesOf, useSideName } from './sides.ts';
import { roundsOf } from './victory-words.ts';

type Phase = 'deployment' | 'activate' | 'action' | 'react' | 'inspire' | 'over';

export function Progress() {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const seen = useTable(({ standing }) => standing?.seen);
  const sideName = useSideName();
  if (view === undefined) return undefined;
  const phase = phaseOf(view, seen?.outcome !== undefined);
  const most = roundsOf(view);
  const now = Math.min(roundsOver(view) + 1, Math.max(1, most));
  const isStarted = phase !== 'deployment';
  const seat = view.seats[view.control] ?? '';
  const sides = sidesOf(view);
  const points = sides.map((side) => scoreOfSide(view, side));
  return (
    <ol
      className={steps.phases}
      data-phase={phase}
      aria-label={say('combat-zone.score.progress', {
        round: now,
        most,
        points: sides.map((side, at) => `${sideName(view, side)} ${points[at]}`).join(', '),
      })}
    >
      {isStarted && (
        <li className={classes(steps.turn, styles.round)}>
          <b>
            {say('combat-zone.score.round', { round: now })}
            <span className={styles.of}>{most > 0 && ` ${say('combat-zone.score.of', { most })}`}</span>
          </b>{' '}
          <span className={styles.points}>
            <span className={styles.word}>{say('combat-zone.score.points-word')}</span> {points.join(' : ')}
          </span>
        </li>
      )}
      {isStarted && phase !== 'over' && (
        <li className={styles.whose}>
          {say('combat-zone.score.control', {
            yours: String(seat === seen?.viewer),
            player: speaker.name(seat),
          })}
        </li>
      )}
      {phase === 'action' && (
        <li className={classes(steps.phase, styles.done)}>
          <Check size={14} aria-hidden="true" />
          {view.active < 0 ? '' : speaker.name(modelName(view, view.active))}
        </li>
      )}
      <li className={steps.now} aria-current="step">
        {say(`combat-zone.score.phase-${phase}`, { action: Math.max(1, view.taken.length + (isActing(view) ? 0 : 1)) })}
      </li>
      {isStarted && phase !== 'over' && <li className={styles.waiting}>{waitingText()}</li>}
    </ol>
  );

  /** The ready tokens of the others: how long they can go on before they must inspire. */
  function waitingText(): string {
    return view.players
      .flatMap((_, player) => {
        if (player === view.control) return [];
        const ready = view.models.reduce(
          (sum, model) =>
            model.player === player && (model.place === 'table' || model.place === 'reserve')
              ? sum + model.tokens.filter(({ isReady }) => isReady).length
              : sum,
          0,
        );
        return [say('combat-zone.score.tokens-ready', { player: speaker.name(view.seats[player] ?? ''), ready })];
      })
      .join(' · ');
  }
}

/** An action is being resolved: it is counted among those taken already. */
const isActing = ({ doing }: CombatZoneView): boolean => doing.length > 0;

function phaseOf(view: CombatZoneView, isOver: boolean): Phase {
  if (isOver) return 'over';
  if (view.models.some(({ place }) => place === 'waiting')) return 'deployment';
  if (view.doing.at(-1)?.isReaction === true) return 'react';
  if (view.isInspiring) return 'inspire';
  return view.active < 0 ? 'activate' : 'action';
}
