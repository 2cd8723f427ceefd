/** Whether a written position can be played on from: its steps are tried on a copy, up to the next decision. */
import { cloneJson, defineGame, fastChance, type Game, type Position, Runner } from '@tablerunner/engine';
import { events, steps, triggers } from '../rules/steps.ts';
import type { BurncycleState } from '../rules/types.ts';

/** The rules alone: what is around them, the notation too, is made from this folder. */
const rules = defineGame<BurncycleState, object>({
  id: 'burncycle',
  steps,
  events,
  triggers,
  turnOrder: ({ seats }: BurncycleState) => seats,
} as unknown as Parameters<typeof defineGame<BurncycleState, object>>[0]) as Game<BurncycleState>;

/** The reason if it cannot. */
export function canGoOn(position: Position<BurncycleState>): string | undefined {
  if (position.outcome !== undefined) return undefined;
  try {
    const runner = new Runner<BurncycleState>(rules, cloneJson(position), fastChance('dry run'));
    runner.advance();
    runner.legal();
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `the game cannot go on from there: ${reason}`;
  }
}
