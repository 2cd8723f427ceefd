/** The start of a match: options, seats, set-up, seal. And outcomes. Clauses ENG-START, ENG-OUTCOME. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  defineStep,
  Fault,
  fastChance,
  firstPosition,
  frameOf,
  Match,
  payoff,
  readOptions,
  readOptionsBeside,
  sealOf,
} from '../src/index.ts';
import { begin, DRAW, must, TWO, tinyGame } from './tiny-game.ts';

interface Deal {
  deck: number[];
  first: number;
  lucky: number;
}

const ask = defineStep<Deal, Record<string, never>, number>({
  name: 'deal/ask',
  clause: 'ENG-TEST-01',
  who: () => 'north',
  candidates: () => [1, 2],
});

const deal = tinyGame<Deal>({
  state: { deck: [], first: 0, lucky: 0 },
  options: z.strictObject({
    cards: z.int().min(0).max(60).default(10),
    seats: z.array(z.enum(['north', 'south', 'east'])).default(['north', 'south']),
    house: z.strictObject({ wild: z.boolean().default(false) }).default({ wild: false }),
  }),
  seats: ({ seats }) => seats as string[],
  setup: ({ cards }, seats, chance) => ({
    deck: chance.shuffle(
      Array.from({ length: cards as number }, (_, i) => i),
      'deck',
    ),
    first: chance.pick(seats.length),
    lucky: chance.die(6, 'lucky'),
  }),
  steps: [ask],
  first: () => frameOf(ask, {}),
});

test('ENG-START-01 options that are not given have their defaults', () => {
  const all = { cards: 10, seats: [...TWO], house: { wild: false } };
  for (const given of [undefined, null, {}, { cards: 10 }]) {
    expect(readOptions(deal, given)).toEqual({ ok: true, value: all });
  }
  expect(begin(deal, 's', { cards: 3 }).position.state.deck).toHaveLength(3);
});

test.each([
  [{ cards: 61 }, 'options.cards'],
  [{ cards: 'ten' }, 'options.cards'],
  [{ cards: 1.5 }, 'options.cards'],
  [{ colour: 'red' }, 'options'],
  [{ house: { wild: 1 } }, 'options.house.wild'],
  [{ seats: ['north', 'up'] }, 'options.seats.1'],
  ['cards', 'options'],
  [[], 'options'],
  [7, 'options'],
])('ENG-START-02 the options %j are refused by name', (given, where) => {
  const start = Match.start(deal, { seed: 's', options: given });
  expect(start).toMatchObject({ ok: false, where });
  expect(!start.ok && start.problem.length).toBeGreaterThan(5);
  const position = { state: { deck: [], first: 0, lucky: 1 }, stack: [frameOf(ask, {})], drawn: 0 };
  expect(Match.from(deal, { seed: 's', options: given, position })).toMatchObject({ ok: false, where });
});

test('ENG-START-03 the same seed and options give the same start, another seed another', () => {
  expect(begin(deal, 'a').hash()).toBe(begin(deal, 'a').hash());
  expect(begin(deal, 'a').hash()).not.toBe(begin(deal, 'b').hash());
  const { state, drawn } = begin(deal, 'a').position;
  expect(state.deck.toSorted((x, y) => x - y)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(state.lucky).toBeGreaterThanOrEqual(1);
  expect(drawn).toBe(9 + 1 + 1);
});

test('ENG-START-04 the seats are those of the options', () => {
  expect(begin(deal, 's', { seats: ['north', 'east'] }).seats).toEqual(['north', 'east']);
});

test('ENG-START-05 the seal of the seed is shown from the first moment', () => {
  expect(begin(deal, 'secret').seal).toBe(sealOf('secret'));
});

const laid = {
  ...deal,
  tableOf: () => ({ seats: [...TWO], options: { cards: 3, house: { wild: true } } }),
};
const bare: Deal = { deck: [], first: 0, lucky: 1 };

test.each([
  [{ cards: 4 }, 'options.cards', '3'],
  [{ house: { wild: false } }, 'options.house.wild', 'true'],
  [{ cards: 3, house: 'none' }, 'options.house', '{"wild":true}'],
  [7, 'options', '{"cards":3,"house":{"wild":true}}'],
])('ENG-START-08 the options %j say otherwise than the position', (given, where, says) => {
  const problem = `the position says otherwise: ${says.length > 30 ? `${says.slice(0, 30)}…` : says}`;
  expect(readOptionsBeside(laid, bare, given)).toEqual({ ok: false, where, problem });
});

test('ENG-START-08 options that fit a position are joined with what it tells', () => {
  const all = { cards: 3, seats: ['north', 'east'], house: { wild: true } };
  for (const given of [{}, { cards: 3 }, { house: { wild: true } }])
    expect(readOptionsBeside(laid, bare, { ...given, seats: ['north', 'east'] })).toEqual({ ok: true, value: all });
  expect(readOptionsBeside(laid, bare, { colour: 'red' })).toMatchObject({ ok: false, where: 'options' });
  expect(readOptionsBeside(deal, bare, { cards: 4 })).toMatchObject({ ok: true, value: { cards: 4 } });
});

test('ENG-START-06 a set-up that draws out of nothing is a fault and no endless search', () => {
  const game = tinyGame<{ got: number }>({
    state: { got: 0 },
    setup: (_options, _seats, chance) => ({ got: chance.pick(0) }),
    steps: [],
    first: () => ({ step: 'none', memory: {} }),
  });
  expect(() => Match.start(game, { seed: 's' })).toThrow(Fault);
});

test('ENG-START-07 a first position can be made with any source of chance', () => {
  const options = must(readOptions(deal, {}));
  const one = firstPosition(deal, options, fastChance(5));
  expect(one).toEqual(firstPosition(deal, options, fastChance(5)));
  expect(one.stack).toEqual([{ step: 'deal/ask', memory: {} }]);
});

test('ENG-OUTCOME-01 a win is worth two, a draw one to everybody, a loss nothing', () => {
  const won = { ...DRAW, draw: false, winners: ['north'] };
  expect(TWO.map((seat) => payoff(won, seat))).toEqual([2, 0]);
  expect(TWO.map((seat) => payoff(DRAW, seat))).toEqual([1, 1]);
  expect(TWO.map((seat) => payoff({ ...won, winners: [] }, seat))).toEqual([0, 0]); // lost together
});
