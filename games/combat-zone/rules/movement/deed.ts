/** The deed `move`: a Basic Move along a way that its player draws. Clauses CZ-BASIC-01, CZ-MOVE-01, 11 to 13, CZ-RANGE-10. */
import { type Refusal, refuse, type Verdict } from '@tablerunner/engine';
import { LIMITER } from '@tablerunner/geometry';
import { z } from 'zod';
import { BASIC_ACTIONS } from '../actions/basic.ts';
import { colourFor, type Deed, type Doer, distinctPayers, payingTokens } from '../actions/deed.ts';
import { checkOpen } from '../actions/open.ts';
import type { CombatZoneState } from '../types.ts';
import { moveByChance } from './by-chance.ts';
import { checkMove } from './check.ts';
import { MOVE_ACTION } from './escape.ts';
import { move } from './move.ts';
import type { MoveChoice, Moving } from './moving.ts';
import { movesOf } from './sample.ts';

const MOST_WAYPOINTS = 40;

export const moveChoice: z.ZodType<MoveChoice> = z.strictObject({
  kind: z.literal('move'),
  token: z.int().min(-1),
  way: z.array(z.strictObject({ x: z.int(), y: z.int() })).max(MOST_WAYPOINTS),
  second: z.int().min(0).optional(),
  drag: z.union([z.strictObject({ model: z.int().min(0) }), z.strictObject({ piece: z.string() })]).optional(),
});

/** The colour of the token is the distance, unless a card names another; it is always the die (CZ-MOVE-12, CZ-MOVE-13). */
export function movingOf(state: CombatZoneState, doer: Doer, { token, way, second, drag }: MoveChoice): Moving {
  const colour = colourFor(state, doer, token);
  // All of one make, whatever is left out: every move is read again and again.
  return {
    model: doer.model,
    token,
    colour,
    limit: LIMITER[doer.limit ?? colour],
    way,
    second,
    drag,
    isSure: doer.isSure === true ? true : undefined,
    isCapped: doer.limit === undefined ? undefined : true,
  };
}

const card = BASIC_ACTIONS[MOVE_ACTION];

const checkOpenMove = (state: CombatZoneState, doer: Doer): Verdict =>
  card === undefined ? refuse('CZ-ACTION-07', 'no-such-action') : checkOpen(state, doer, card);

/** Two actions are two actions: neither a [RE]action nor a free one is (CZ-REACT-04, CZ-RULE-35). */
const refuseSecond = ({ isFree, answering }: Doer, { second }: MoveChoice): Refusal | undefined =>
  second !== undefined && (isFree || answering !== undefined)
    ? refuse('CZ-RULE-35', 'only-one-action', { token: second })
    : undefined;

export const moveDeed: Deed<MoveChoice> = {
  kind: 'move',
  choice: moveChoice,
  counts: true,
  areSure: true,
  candidates(state, doer) {
    const tokens = distinctPayers(state, doer);
    return tokens.length > 0 && checkOpenMove(state, doer).ok ? movesOf(state, doer, tokens) : [];
  },
  byChance: (state, doer, below) => (checkOpenMove(state, doer).ok ? moveByChance(state, doer, below) : undefined),
  check(state, doer, choice) {
    if (!payingTokens(state, doer).includes(choice.token))
      return refuse('CZ-TOKEN-03', 'token-not-ready', { token: choice.token });
    const open = checkOpenMove(state, doer);
    if (!open.ok) return open;
    return refuseSecond(doer, choice) ?? checkMove(state, movingOf(state, doer, choice));
  },
  tokenOf: ({ token }) => token,
  actionOf: () => MOVE_ACTION,
  start: (state, doer, choice, engine) => engine.interrupt(move, movingOf(state, doer, choice)),
};
