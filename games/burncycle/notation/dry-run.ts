/** Whether a written position can be played on from: its steps are tried on a copy, up to the next decision. */
import type { Position } from '@tablerunner/engine';
import { tryOn } from '../rules/rehearsal.ts';
import type { BurncycleState } from '../rules/types.ts';

/** The reason if it cannot. */
export function whyStuck({ state, stack, outcome }: Position<BurncycleState>): string | undefined {
  if (outcome !== undefined) return undefined;
  try {
    tryOn(state, stack);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `the game cannot go on from there: ${reason}`;
  }
}
