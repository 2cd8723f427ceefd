/** Whether a written position can be played on from: its steps are tried on a copy, up to the next decision. */
import { cloneJson, defineGame, fastChance, type Game, type Position, Runner } from '@tablerunner/engine';
import { cloneState } from '../rules/clone.ts';
import { events, steps, triggers } from '../rules/steps.ts';
import { tableOf } from '../rules/targeting/table.ts';
import type { CombatZoneState } from '../rules/types.ts';
import { shortName } from './names.ts';

/** The rules alone: text and drawing are made with the notation, and cannot be part of it. */
export const rules = defineGame<CombatZoneState, object>({
  id: 'combat-zone',
  steps,
  events,
  triggers,
  turnOrder: ({ seats }: CombatZoneState) => seats,
} as unknown as Parameters<typeof defineGame<CombatZoneState, object>>[0]) as Game<CombatZoneState>;

/** What is wrong with the scenery. */
export function whyMisbuilt(state: CombatZoneState): string | undefined {
  try {
    tableOf(state);
    return undefined;
  } catch (error) {
    return `scenery: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The reason if it cannot. */
export function whyStuck({ state, stack, outcome }: Position<CombatZoneState>): string | undefined {
  if (outcome !== undefined) return undefined;
  const copy = { state: cloneState(state), stack: cloneJson([...stack]), drawn: 0 };
  const runner = new Runner<CombatZoneState>(rules, copy, fastChance('try'));
  try {
    runner.advance();
    const { seat } = runner;
    if (seat === undefined) return undefined; // it came to its end by itself
    if (!state.seats.includes(seat)) return `the game cannot go on from there: ${unfit(runner)}`;
    return runner.legal().length > 0
      ? undefined
      : `the game cannot go on from there: nothing can be chosen at ${shortName(runner.frame.step)}`;
  } catch (error) {
    return `the game cannot go on from there: ${whyBroken(error, runner)}`;
  }
}

/** What the rules say themselves is a sentence; what the language says when a field is missing tells the writer nothing. */
function whyBroken(error: unknown, runner: Runner<CombatZoneState>): string {
  return error instanceof Error && !(error instanceof TypeError) ? error.message : unfit(runner);
}

const unfit = ({ position }: Runner<CombatZoneState>): string =>
  `what ${shortName(position.stack.at(-1)?.step ?? '')} remembers is missing or does not fit`;
