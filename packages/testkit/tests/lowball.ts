/** Lowball: a small honest game with hidden hands, dice and a secret answer. Tests break it in one place at a time. */
import {
  accept,
  defineEvent,
  defineGame,
  defineStep,
  type EventKind,
  frameOf,
  type Game,
  type GameSpec,
  type Read,
  readable,
  refuse,
  type Step,
  shuffleBy,
  unreadable,
} from '@tablerunner/engine';
import { z } from 'zod';

const SEATS = ['north', 'south'] as const;
type SeatId = (typeof SEATS)[number];
const CARDS = Array.from({ length: 12 }, (_, i) => `card${i + 10}`);

export interface State {
  deck: string[];
  north: string[];
  south: string[];
  table: string[];
  score: Record<SeatId, number>;
  active: SeatId;
  turns: number;
}

interface View extends Omit<State, 'deck' | SeatId> {
  readonly viewer: string;
  readonly deck: number;
  readonly north: number;
  readonly south: number;
  readonly hand: string[];
}

type Choice = { do: 'roll' } | { do: 'draw' } | { do: 'lay'; card: string };
type Answer = { do: 'let' } | { do: 'top'; card: string };

const other = (seat: SeatId): SeatId => (seat === 'north' ? 'south' : 'north');
const without = (hand: string[], card: string): string[] => hand.filter((held) => held !== card);

const scored = defineEvent<State, { seat: SeatId; points: number }>({
  name: 'lowball/scored',
  write: (state, { seat, points }) => {
    state.score[seat] += points;
  },
});
const drew = defineEvent<State, { seat: SeatId; card: string }>({
  name: 'lowball/drew',
  write(state, { seat, card }) {
    state[seat].push(card);
    state.deck.pop();
  },
  seen: (event, viewer) => (viewer === event.seat ? event : { seat: event.seat }),
});
const laid = defineEvent<State, { seat: SeatId; card: string }>({
  name: 'lowball/laid',
  write(state, { seat, card }) {
    state[seat] = without(state[seat], card);
    state.table.push(card);
  },
  reveals: true,
});
export const turned = defineEvent<State, Record<string, never>>({
  name: 'lowball/turned',
  write(state) {
    state.active = other(state.active);
    state.turns += 1;
  },
});

export const answer = defineStep<State, { seat: SeatId; card: string }, Answer>({
  name: 'lowball/answer',
  clause: 'LB-ANSWER-01',
  secret: true,
  who: (_state, { seat }) => seat,
  choice: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('let') }),
    z.strictObject({ do: z.literal('top'), card: z.string() }),
  ]),
  candidates: (state, { seat }) => [{ do: 'let' }, ...state[seat].map((card) => ({ do: 'top' as const, card }))],
  check(state, memory, choice) {
    if (choice.do === 'let') return accept();
    if (!state[memory.seat].includes(choice.card)) return refuse('LB-ANSWER-02', 'not-in-hand', { card: choice.card });
    if (choice.card < memory.card) return refuse('LB-ANSWER-03', 'too-low', { card: choice.card });
    return accept();
  },
  apply(_state, { seat }, choice, engine) {
    if (choice.do === 'top') {
      engine.emit(laid, { seat, card: choice.card });
      engine.emit(scored, { seat, points: 2 });
    }
    engine.done();
  },
});

export const act = defineStep<State, Record<string, never>, Choice>({
  name: 'lowball/act',
  clause: 'LB-ACT-01',
  who: (state) => (state.turns < 14 ? state.active : undefined),
  choice: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('roll') }),
    z.strictObject({ do: z.literal('draw') }),
    z.strictObject({ do: z.literal('lay'), card: z.string() }),
  ]),
  candidates: (state) => [
    { do: 'roll' },
    { do: 'draw' },
    ...state[state.active].map((card) => ({ do: 'lay' as const, card })),
  ],
  check(state, _memory, choice) {
    if (choice.do === 'draw' && state.deck.length === 0) return refuse('LB-ACT-02', 'deck-is-empty');
    if (choice.do === 'lay' && !state[state.active].includes(choice.card))
      return refuse('LB-ACT-03', 'not-in-hand', { card: choice.card });
    return accept();
  },
  apply(state, _memory, choice, engine) {
    const seat = state.active;
    if (choice.do === 'roll') engine.emit(scored, { seat, points: engine.die(6, 'luck') > 4 ? 1 : 0 });
    if (choice.do === 'draw') engine.emit(drew, { seat, card: state.deck.at(-1) ?? '' });
    if (choice.do === 'lay') {
      engine.emit(laid, { seat, card: choice.card });
      engine.interrupt(answer, { seat: other(seat), card: choice.card });
    }
    engine.emit(turned, {});
  },
  run({ score }, _memory, engine) {
    const winners = SEATS.filter((seat) => score[seat] > score[other(seat)]);
    engine.end({
      winners,
      draw: winners.length === 0,
      clause: 'LB-END-01',
      reason: winners.length === 0 ? 'level' : 'ahead',
    });
  },
});

const WORDS = /^(roll|draw|let|lay|top)(?: (card\d\d))?$/;

function readText(text: string): Read<unknown> {
  try {
    return readable(JSON.parse(text));
  } catch {
    return unreadable('position', 'it is not JSON');
  }
}

const spec: GameSpec<State, View> = {
  id: 'lowball',
  rules: 1,
  content: 1,
  modes: [{ id: 'duel', seats: { min: 2, max: 2 } }],
  options: z.strictObject({ cards: z.int().min(2).max(12).default(12) }),
  seats: () => SEATS,
  setup({ cards }, _seats, chance) {
    const deck = chance.shuffle(CARDS.slice(0, cards as number), 'deck');
    const [north, south] = [deck.splice(0, 1), deck.splice(0, 1)];
    return { deck, north, south, table: [], score: { north: 0, south: 0 }, active: 'north', turns: 0 };
  },
  first: () => frameOf(act, {}),
  steps: [act, answer] as Step<State>[],
  events: [scored, drew, laid, turned] as EventKind<State, unknown>[],
  turnOrder: ({ active }) => [active, other(active)],
  view: ({ deck, north, south, table, score, active, turns }, viewer) => ({
    viewer,
    deck: deck.length,
    north: north.length,
    south: south.length,
    hand: viewer === 'north' ? north.slice() : viewer === 'south' ? south.slice() : [],
    table: table.slice(),
    score: { ...score },
    active,
    turns,
  }),
  guess(view, chance) {
    let place = 0;
    const cards = view.deck + view.north + view.south + view.table.length;
    const unseen = CARDS.slice(0, cards).filter((card) => !view.hand.includes(card) && !view.table.includes(card));
    const order = shuffleBy(unseen, (count) => chance.draw(count, place++, 'shuffle'));
    const deal = (seat: SeatId): string[] => (view.viewer === seat ? view.hand.slice() : order.splice(0, view[seat]));
    const { table, score, active, turns } = view;
    const [north, south] = [deal('north'), deal('south')];
    return { deck: order, north, south, table: table.slice(), score: { ...score }, active, turns };
  },
  notation: {
    printChoice(choice) {
      const { do: word, card } = choice as { do: string; card?: string };
      return card === undefined ? word : `${word} ${card}`;
    },
    parseChoice(text) {
      const [, word, card] = WORDS.exec(text) ?? [];
      if (word === undefined) return unreadable('command', `'${text}' is no command`);
      return readable(card === undefined ? { do: word } : { do: word, card });
    },
    printPosition: (position) => JSON.stringify(position),
    parsePosition: (text) => readText(text) as never,
  },
  hints: { value: ({ score }, seat) => (seat === 'north' ? score.north : score.south) },
  draw: (view) => `${view.viewer}: ${view.hand.join(' ')}`,
  messages: {},
};

/** The honest game, or the game with something changed. */
export const lowball = (changes: Partial<GameSpec<State, View>> = {}): Game<State, View> =>
  defineGame({ ...spec, ...changes });

/** The game with one of its steps changed. */
export const withStep = <F, C>(step: Step<State, F, C>, changes: Partial<Step<State, F, C>>): Game<State, View> =>
  lowball({
    steps: spec.steps.map((one) => (one.name === step.name ? ({ ...step, ...changes } as Step<State>) : one)),
  });

export const honest = spec;
