/** What a machine player knows of Skim besides the rules: what a state is worth, and which choices look promising. */
import type { Hints, Seat } from '@tablerunner/engine';
import type { ActionChoice } from '../rules/actions.ts';
import { cardOf } from '../rules/cards.ts';
import { strengthOf } from '../rules/programs.ts';
import { RUN_DIE, winningFaces } from '../rules/run.ts';
import { serverAt } from '../rules/servers.ts';
import { opponentOf, type SeatId, type SkimState } from '../rules/types.ts';

const POINT = 10;
const CREDIT = 4;
const CARD = 5;
const STRENGTH = 12;
const PROGRAM = 6;

export const hints: Hints<SkimState> = {
  value: (state, seat) => worth(state, seat as SeatId) - worth(state, opponentOf(seat as SeatId)) + hope(state, seat),
  promise(state, frame, choice) {
    return frame.step === 'skim/actions' ? promiseOfAction(state, choice as ActionChoice) : 1;
  },
};

function worth(state: SkimState, seat: SeatId): number {
  const { score, credits, hand, programs } = state[seat];
  let sum = score * POINT + Math.min(credits, 8) * CREDIT + Math.min(hand.length, state.handLimit) * CARD;
  for (const card of programs)
    sum += cardOf(card).strength * STRENGTH + (cardOf(card).effects.length > 0 ? PROGRAM : 0);
  return sum;
}

/** What the run under way will bring on average, to the seat or to its opponent. */
function hope(state: SkimState, seat: Seat): number {
  const target = serverAt(state, state.run.on);
  if (target === undefined) return 0;
  const bonus = strengthOf(state, state.active) + state.run.boost;
  const chance = winningFaces(target.ice + state.run.raised - bonus) / RUN_DIE;
  return (state.active === seat ? 1 : -1) * chance * target.data * POINT;
}

function promiseOfAction(state: SkimState, choice: ActionChoice): number {
  if (choice.kind !== 'run') return 1;
  const target = serverAt(state, choice.server);
  if (target === undefined) return 0;
  const faces = winningFaces(target.ice - strengthOf(state, state.active) - choice.boost);
  // Credits on a run that cannot succeed, or would without the last of them, are wasted.
  if (choice.boost > 0 && (faces === 0 || faces === RUN_DIE + 1)) return 0;
  return 1 + faces * target.data;
}
