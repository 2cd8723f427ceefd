/** How far the round has come: its number, and the phases of the turn with the one that is now. */
import { phaseNow } from '@tablerunner/burncycle/plan';
import { Check } from 'lucide-react';
import steps from '../../../table/phases.module.css';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import { usePlan } from '../shared.ts';
import styles from './progress.module.css';

/** As a player sees them; steps around them belong to one of these. */
const PLAYER = ['first-routing', 'build-pool', 'actions', 'network', 'last-routing', 'degrading'] as const;
const CORPORATION = ['security-phase', 'ping-phase', 'threat-phase'] as const;
const SAME: Readonly<Record<string, string>> = { 'last-word': 'degrading', 'end-of-turn': 'degrading' };

export function Progress() {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const stack = useTable(({ standing }) => standing?.seen.stack);
  if (view === undefined) return undefined;
  const step = phaseNow(stack ?? [])?.replace('burncycle/', '');
  if (step === undefined) {
    const mission = typeof view.mission === 'string' ? speaker.name(view.mission) : '';
    return <p className={steps.turn}>{say('burncycle.progress.set-up', { mission })}</p>;
  }
  const phases: readonly string[] = CORPORATION.some((one) => one === step) ? CORPORATION : PLAYER;
  const now = phases.indexOf(SAME[step] ?? step);
  const actor = view.bots[view.active]?.card;
  const whose = actor === undefined || actor === '' ? say('burncycle.progress.corporation') : speaker.name(actor);
  return (
    <ol className={steps.phases} aria-label={say('burncycle.progress.label', { round: view.round, whose })}>
      <li className={steps.turn}>
        <b>{say('burncycle.progress.round', { round: view.round })}</b> <span className={styles.whose}>{whose}</span>
      </li>
      {phases.map((phase, at) => (
        <li
          key={phase}
          className={at === now ? steps.now : classes(steps.phase, styles.other)}
          aria-current={at === now ? 'step' : undefined}
        >
          {at < now && <Check size={14} aria-hidden="true" />}
          {phaseText(phase, at === now)}
        </li>
      ))}
    </ol>
  );

  /** The actions of a turn and the moves of an IP go by chips. */
  function phaseText(phase: string, isNow: boolean): string {
    const live = view.burncycle.filter(
      ({ isActive, chip, isDegraded }) => isActive && chip !== undefined && !isDegraded,
    );
    const done = view.burncycle.filter(
      ({ isActive, chip, isDegraded }, at) => at <= view.tracker && isActive && chip !== undefined && !isDegraded,
    );
    const isByChip = phase === 'actions' || phase === 'network';
    return say(`burncycle.phase.${phase}` as 'burncycle.phase.actions', {
      at: isNow && isByChip && view.tracker >= 0 ? done.length : 0,
      of: live.length,
    });
  }
}
