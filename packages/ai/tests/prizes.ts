/**
 * A small game for the tests of the players: each round a die sets a prize, both seats lay one hidden card, one after
 * the other, and the higher card takes the prize. With `together` both win when the left seat gets enough.
 */
import {
  accept,
  defineEvent,
  defineGame,
  defineStep,
  frameOf,
  type Outcome,
  readable,
  refuse,
  type Seat,
  shuffleBy,
} from '@tablerunner/engine';
import { z } from 'zod';

const SEATS = ['left', 'right'] as const;
const CARDS = 12;
const HAND = 5;
/** What the left seat needs when both play together. */
const ENOUGH = 14;

export interface PrizesState {
  together: boolean;
  hands: number[][];
  rest: number[];
  /** Cards that were laid. */
  gone: number[];
  points: number[];
  prize: number;
  /** The card that was laid first in this round; 0 is none. */
  laid: number;
  leader: number;
  rounds: number;
}

export interface PrizesView extends Omit<PrizesState, 'hands' | 'rest'> {
  own: number;
  hand: number[];
  theirs: number;
}

const indexOf = (seat: Seat): number => SEATS.indexOf(seat as (typeof SEATS)[number]);
const turn = ({ leader, laid }: PrizesState): number => (laid === 0 ? leader : 1 - leader);

const laidCard = defineEvent<PrizesState, { seat: number; card: number }>({
  name: 'prizes/laid',
  write(state, { seat, card }) {
    state.hands[seat] = (state.hands[seat] ?? []).filter((held) => held !== card);
    state.gone.push(card);
    if (state.laid === 0) {
      state.laid = card;
      return;
    }
    const winner = card > state.laid ? seat : 1 - seat;
    state.points[winner] = (state.points[winner] ?? 0) + state.prize;
    state.leader = winner;
    state.laid = 0;
    state.rounds++;
  },
});
const prizeSet = defineEvent<PrizesState, { prize: number }>({
  name: 'prizes/set',
  write: (state, { prize }) => {
    state.prize = prize;
  },
});

interface Lay {
  readonly lay: number;
}

const lay = defineStep<PrizesState, object, Lay>({
  name: 'prizes/lay',
  clause: 'PZ-LAY-01',
  choice: z.strictObject({ lay: z.int() }),
  who: (state) => SEATS[turn(state)],
  candidates: (state) => (state.hands[turn(state)] ?? []).map((card) => ({ lay: card })),
  check: (state, _memory, choice) =>
    state.hands[turn(state)]?.includes(choice.lay) ? accept() : refuse('PZ-LAY-01', 'not-in-hand', { ...choice }),
  apply(state, _memory, choice, engine) {
    engine.emit(laidCard, { seat: turn(state), card: choice.lay });
    engine.done();
  },
});

const round = defineStep<PrizesState, { asked: number }>({
  name: 'prizes/round',
  clause: 'PZ-ROUND-01',
  run(state, { asked }, engine) {
    if (state.rounds === HAND) return engine.end(outcomeOf(state));
    if (asked % 2 === 0) engine.emit(prizeSet, { prize: engine.die(6, 'prize') });
    engine.stay({ asked: asked + 1 });
    engine.interrupt(lay, {});
  },
});

function outcomeOf({ points: [left = 0, right = 0], together }: PrizesState): Outcome {
  const end = { clause: 'PZ-END-01', reason: 'last-round', draw: false };
  if (together) return { ...end, winners: left >= ENOUGH ? SEATS : [] };
  if (left === right) return { ...end, winners: [], draw: true };
  return { ...end, winners: [left > right ? 'left' : 'right'] };
}

export const prizes = defineGame<PrizesState, PrizesView>({
  id: 'prizes',
  rules: 1,
  content: 1,
  modes: [{ id: 'duel', seats: { min: 2, max: 2 } }],
  options: z.object({ together: z.boolean().default(false) }),
  seats: () => SEATS,
  setup(options, _seats, chance) {
    const deck = chance.shuffle(
      Array.from({ length: CARDS }, (_, i) => i + 1),
      'deck',
    );
    return {
      together: options.together === true,
      hands: [sorted(deck.slice(0, HAND)), sorted(deck.slice(HAND, 2 * HAND))],
      rest: deck.slice(2 * HAND),
      gone: [],
      points: [0, 0],
      prize: 0,
      laid: 0,
      leader: 0,
      rounds: 0,
    };
  },
  first: () => frameOf(round, { asked: 0 }),
  steps: [round, lay],
  events: [laidCard, prizeSet],
  turnOrder: () => SEATS,
  view(state, viewer) {
    const { hands, rest: _rest, ...open } = state;
    const own = indexOf(viewer);
    return {
      ...open,
      gone: open.gone.slice(),
      points: open.points.slice(),
      own,
      hand: hands[own]?.slice() ?? [],
      theirs: hands[1 - own]?.length ?? 0,
    };
  },
  guess({ own, hand, theirs, ...open }, chance) {
    const unseen = Array.from({ length: CARDS }, (_, i) => i + 1).filter(
      (card) => !hand.includes(card) && !open.gone.includes(card),
    );
    const order = shuffleBy(unseen, (count) => chance.draw(count, 0, 'shuffle'));
    const hands = [hand.slice(), hand.slice()];
    hands[1 - own] = sorted(order.slice(0, theirs));
    return { ...open, gone: open.gone.slice(), points: open.points.slice(), hands, rest: order.slice(theirs) };
  },
  notation: {
    printChoice: (choice) => String((choice as Lay).lay),
    parseChoice: (text) => readable({ lay: Number(text) }),
    printPosition: (position) => JSON.stringify(position),
    parsePosition: (text) => readable(JSON.parse(text)),
  },
  hints: {
    value({ points, hands, together }, seat) {
      const own = together ? 0 : indexOf(seat);
      const strength = (hands[own] ?? []).reduce((sum, card) => sum + card, 0);
      return (points[own] ?? 0) - (points[1 - own] ?? 0) + strength / 4;
    },
  },
  draw: (view) => JSON.stringify(view),
  messages: {},
});

const sorted = (cards: number[]): number[] => cards.sort((a, b) => a - b);
