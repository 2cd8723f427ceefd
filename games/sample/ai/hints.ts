/** What a machine player knows of Skim besides the rules: what a state is worth, and which choices look promising. */
import type { Hints, Seat } from '@tablerunner/engine';
import { type ActionChoice, actions } from '../rules/actions.ts';
import { cardOf } from '../rules/cards.ts';
import { strengthOf } from '../rules/programs.ts';
import { RUN_DIE } from '../rules/run.ts';
import { serverAt } from '../rules/servers.ts';
import { opponentOf, type SeatId, type SkimState } from '../rules/types.ts';

const POINT = 10;
const CREDIT = 4;
const CARD = 8;
const STRENGTH = 12;
const PROGRAM = 6;

export const hints: Hints<SkimState> = {
  value: (state, seat) => worth(state, seat as SeatId) - worth(state, opponentOf(seat as SeatId)) + hope(state, seat),
  promise(state, frame, choice) {
    return frame.step === actions.name ? promiseOfAction(state, choice as ActionChoice) : 1;
  },
};

function worth(state: SkimState, seat: SeatId): number {
  const { score, credits, hand, programs } = state[seat];
  let sum = score * POINT + credits * CREDIT + Math.min(hand.length, state.handLimit) * CARD;
  for (const card of programs) {
    const { strength, effects } = cardOf(card);
    sum += strength * STRENGTH + (effects.length > 0 ? PROGRAM : 0);
  }
  return sum;
}

/** What the run under way will bring on average, to the seat or to its opponent. */
function hope(state: SkimState, seat: Seat): number {
  if (state.run.on === 0) return 0;
  return (state.active === seat ? 1 : -1) * gain(state, state.run.on, state.run.raised, state.run.die);
}

/** The mean gain of a run, or the gain once the die is known: the data less the credits that it costs. */
function gain(state: SkimState, server: number, raised: number, die: number): number {
  const target = serverAt(state, server);
  if (target === undefined) return 0;
  const { credits } = state[state.active];
  const needed = target.ice + raised - strengthOf(state, state.active);
  const [from, to] = die > 0 ? [die, die] : [1, RUN_DIE];
  let sum = 0;
  for (let face = from; face <= to; face++) {
    const cost = Math.max(0, needed - face);
    if (cost <= credits) sum += Math.max(0, target.data * POINT - cost * CREDIT);
  }
  return sum / (to - from + 1);
}

function promiseOfAction(state: SkimState, choice: ActionChoice): number {
  if (choice.kind === 'run') return 2 + gain(state, choice.server, 0, 0);
  return 8;
}
