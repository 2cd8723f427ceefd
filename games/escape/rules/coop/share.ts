/** The squad is shared out among the players. Clauses ES-COOP-01 to 03, ES-LEADER-01, ES-LEADER-02; ES-EX-09, ES-EX-10. */
import { accept, defineStep, refuse, type Seat } from '@tablerunner/engine';
import { z } from 'zod';
import { squadShared } from '../events/coop.ts';
import type { EscapeState } from '../types.ts';
import { unitAt } from '../units.ts';

const TOP_RANK = 4;

interface ShareMemory {
  /** Resistance characters in the order in which they are given out, as indices; undefined before that is known. */
  readonly order?: readonly number[];
  /** Who has got the first of them. */
  readonly given?: readonly Seat[];
}

interface Share {
  readonly kind: 'share';
  readonly unit: string;
  readonly seat: Seat;
}

/** The Rank 4 goes to the Leader (ES-LEADER-01); the others follow from the highest rank down, wherever the Leader gives them. */
export const shareSquad = defineStep<EscapeState, ShareMemory, Share>({
  name: 'escape/share-squad',
  clause: 'ES-COOP-02',
  choice: z.strictObject({ kind: z.literal('share'), unit: z.string(), seat: z.string() }),

  who: (state, { order = [], given = [] }) => (given.length < order.length ? state.leader : undefined),

  candidates(state, { order = [], given = [] }) {
    const unit = unitAt(state, order[given.length] ?? -1).id;
    return state.seats.map((seat) => ({ kind: 'share', unit, seat }));
  },

  check(state, { order = [], given = [] }, { unit, seat }) {
    const next = unitAt(state, order[given.length] ?? -1);
    if (unit !== next.id) return refuse('ES-COOP-01', 'not-the-next-character', { unit, next: next.id });
    if (!state.seats.includes(seat)) return refuse('ES-COOP-01', 'no-such-player', { seat });
    const ranks = order.map((index) => unitAt(state, index).profile.rank);
    const sums = (seats: readonly Seat[]): number[] =>
      state.seats.map((one) => seats.reduce((sum, other, i) => sum + (other === one ? (ranks[i] ?? 0) : 0), 0));
    const best = evenness(sums(given), ranks, given.length, Number.MAX_SAFE_INTEGER);
    if (evenness(sums([...given, seat]), ranks, given.length + 1, best + 1) === best) return accept();
    return refuse('ES-COOP-02', 'ranks-not-balanced', { unit, seat });
  },

  apply(_state, { order = [], given = [] }, { seat }, engine) {
    engine.stay<ShareMemory>({ order, given: [...given, seat] });
  },

  run(state, { order, given = [] }, engine) {
    if (order === undefined) return engine.stay<ShareMemory>(begin(state));
    const seats = state.units.map(() => state.leader); // the Leader handles the ISC's cards
    for (const [i, index] of order.entries()) seats[index] = given[i] ?? state.leader;
    engine.emit(squadShared, { seats });
    engine.done();
  },
});

function begin(state: EscapeState): ShareMemory {
  const rank = (index: number): number => unitAt(state, index).profile.rank;
  const rebels = state.units.flatMap((unit, index) => (unit.faction === 'resistance' ? [index] : []));
  const order = rebels.sort((a, b) => rank(b) - rank(a) || a - b);
  const isLed = order[0] !== undefined && rank(order[0]) === TOP_RANK;
  if (state.seats.length === 1) return { order, given: order.map(() => state.leader) };
  return { order, given: isLed ? [state.leader] : [] };
}

/**
 * Sum of the squares of all sums of ranks, if the rest is shared out as evenly as possible: the less the more even. What is
 * not below `limit` may come out as `limit`: the squares only grow, so such a beginning is not followed further.
 */
function evenness(sums: number[], ranks: readonly number[], at: number, limit: number): number {
  let total = 0;
  for (const sum of sums) total += sum * sum;
  const rank = ranks[at];
  if (rank === undefined || total >= limit) return Math.min(total, limit);
  let least = limit;
  for (let i = 0; i < sums.length; i++) {
    const sum = sums[i] as number;
    if (sums.indexOf(sum) !== i) continue; // who has as much as another is no other case
    sums[i] = sum + rank;
    least = Math.min(least, evenness(sums, ranks, at + 1, least));
    sums[i] = sum;
  }
  return least;
}
