/** What an activated unit is after, where that is now, and how it may go there. Clauses BC-SEC-11, BC-SEC-12, BC-SEC-15, BC-PATROL; BC-RULE-100. */
import type { Cell } from '@tablerunner/geometry';
import { adjacentSpaces } from '../floor/passage.ts';
import type { Gait } from '../security/route.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, floorOf, guardAt, hasAbility, isCaptain, isDetected } from '../units.ts';

export type Errand =
  /** To get beside a detected bot. */
  | { readonly kind: 'pursue'; readonly bot: number }
  /** To a bot's awareness chip, or beside the bot where the chip lies on it. */
  | { readonly kind: 'investigate'; readonly bot: number }
  /** To any of these spaces; `bots` are those that it wants to stand beside there. */
  | {
      readonly kind: 'go';
      readonly cells: readonly Cell[];
      readonly bots?: readonly number[] | undefined;
      readonly facing?: number | undefined;
    };

/** Only a guard on patrol is bound to its area, and Shift frees it (BC-PATROL-03, BC-ABIL-07). */
export function gaitOf(state: BurncycleState, index: number, errand: Errand): Gait {
  const guard = guardAt(state, index);
  const shifts = hasAbility(state, guard, 'shift');
  return { shifts, staysInArea: errand.kind === 'go' && !isCaptain(guard) && !shifts };
}

/** The bots that it wants to stand beside now: one, or several that are equally close. */
export function quarry(state: BurncycleState, errand: Errand): readonly number[] {
  if (errand.kind === 'pursue') return [errand.bot];
  if (errand.kind === 'investigate') return isDetected(botAt(state, errand.bot)) ? [errand.bot] : [];
  return errand.bots ?? [];
}

export function goalsOf(state: BurncycleState, errand: Errand): readonly Cell[] {
  if (errand.kind === 'go') return errand.cells;
  const bot = botAt(state, errand.bot);
  if (quarry(state, errand).length === 0) return bot.chip < 0 ? [] : [bot.chip];
  return adjacentSpaces(floorOf(state), state.floor, bot.cell, 'security');
}
