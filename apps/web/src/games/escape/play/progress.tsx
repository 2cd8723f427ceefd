/** How far the turn has come: its number, and its phases with the one that is now. */
import { Check } from 'lucide-react';
import styles from '../../../table/phases.module.css';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { usePlan } from './plan-context.tsx';

const PHASES = {
  revolution: ['turn-initiative', 'roll-event', 'choose-active', 'end-of-turn'],
  cooperation: ['draw-repression', 'roll-coop-event', 'activate-rebels', 'isc-turn', 'end-of-turn'],
} as const;

/** Steps of the sequence that belong to a phase with another name. */
const SAME: Readonly<Record<string, string>> = {
  'apply-event': 'roll-event',
  'apply-coop-event': 'roll-coop-event',
  possession: 'turn-initiative',
  'begin-turn': 'turn-initiative',
  'close-doors': 'end-of-turn',
  result: 'end-of-turn',
  'coop-result': 'end-of-turn',
};

/** A game without a last turn counts to this. */
const ENDLESS = 99;

export function Progress() {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const stack = useTable(({ standing }) => standing?.seen.stack);
  if (view === undefined) return undefined;
  const steps = (stack ?? []).map(({ step }) => step.replace('escape/', ''));
  const phases: readonly string[] = PHASES[view.mode];
  const now = phases.findIndex((phase) => steps.some((step) => (SAME[step] ?? step) === phase));
  if (view.turn === 0 || steps.some((step) => step.endsWith('-setup'))) {
    return (
      <p className={styles.turn}>
        {say('escape.set-up', { scenario: typeof view.scenario === 'string' ? speaker.name(view.scenario) : '' })}
      </p>
    );
  }
  const acted = view.units.filter(({ activated }) => activated).length;
  const able = view.units.filter(({ place }) => place === 'board' || place === 'waiting').length;
  return (
    <ol className={styles.phases} aria-label={say('escape.turn-of', { turn: view.turn, last: view.lastTurn })}>
      <li className={styles.turn}>
        <b>{say('escape.turn', { turn: view.turn })}</b>{' '}
        {view.lastTurn > 0 && view.lastTurn < ENDLESS ? say('escape.of-turns', { last: view.lastTurn }) : ''}
      </li>
      {phases.map((phase, i) => (
        <li key={phase} className={i === now ? styles.now : styles.phase} aria-current={i === now ? 'step' : undefined}>
          {i < now && <Check size={14} aria-hidden="true" />}
          {phase === 'choose-active' && i === now
            ? say('escape.phase.activation-of', { acted, able })
            : say(`escape.phase.${phase}` as Parameters<typeof say>[0])}
        </li>
      ))}
    </ol>
  );
}
