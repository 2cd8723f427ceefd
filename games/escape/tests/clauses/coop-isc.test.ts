/** The automated ISC is built, and its bots. Clauses ES-AI, ES-BOT; ES-EX-15. */
import type { Step } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { CARDS, TOKENS } from '../../content/repression.ts';
import { escapeGame } from '../../index.ts';
import { prepareRepression } from '../../rules/coop/prepare.ts';
import { profileById } from '../../rules/profiles.ts';
import { COLOURS, type EscapeState } from '../../rules/types.ts';
import { at, begun, iscActs, wayOf } from '../coop.ts';
import { table } from '../kit.ts';
import { line } from '../scenarios.ts';

type Alone = Step<EscapeState, object, never>;

const BARE = `
  +-+-+-+-+
  |. .d. .|
  +-+-+-+-+
  airlocks: 1 a1 b1`;

/** The ISC is built against these characters. */
const prepared = (isc: readonly string[]) =>
  at(
    prepareRepression as Alone,
    {},
    `${BARE}
    cards per turn: 3
    unit alice waiting
    ${isc.map((id) => `unit ${id} waiting`).join('\n')}`,
  );

const ranksIn = (t: ReturnType<typeof prepared>, colour: (typeof COLOURS)[number]): number[] => [
  ...new Set(t.state.repression?.piles[colour].map(({ rank }) => rank)),
];

test('ES-AI-01 all rank 1 tokens of each colour are always taken', () => {
  const t = prepared([]);
  const bots = TOKENS.filter(({ rank }) => rank === 1).reduce((sum, { copies }) => sum + copies, 0);
  for (const colour of COLOURS) {
    expect(t.state.repression?.piles[colour]).toHaveLength(bots);
    expect(ranksIn(t, colour)).toEqual([1]);
  }
});

test('ES-AI-02 the players choose one ISC character for each rank of the chart', () => {
  const t = table(`mode: cooperation
    ${BARE}
    ${line({ mode: 'cooperation' })}
    seats: p1 p2
    leader: p2
    unit alice waiting
    active: nobody
    step: escape/recruit {"open":["isc"],"branch":"a"}`).waitingFor('p2', 'recruit');
  t.play('recruit black-tengu');
  expect(t.try('recruit blue-rikishi')).toBeRefused({ clause: 'ES-RECRUIT-07' }); // rank 4 is filled
  expect(t.try('recruit black-ubume')).toBeAccepted();
});

test('ES-AI-03 for each chosen character all tokens of its colour and rank are taken', () => {
  const t = prepared(['blue-rikishi', 'black-ubume']);
  const copies = (rank: number): number =>
    TOKENS.filter((entry) => entry.rank === rank).reduce((sum, entry) => sum + entry.copies, 0);
  const count = (colour: (typeof COLOURS)[number], rank: number) =>
    t.state.repression?.piles[colour].filter((one) => one.rank === rank).length;
  expect([count('blue', 4), count('black', 3)]).toEqual([copies(4), copies(3)]);
  expect([count('blue', 3), count('black', 4), count('green', 3)]).toEqual([0, 0, 0]);
});

test('ES-AI-04 the figures are set aside: the chosen characters once each, six bots of a colour', () => {
  const t = prepared(['blue-rikishi']);
  expect(t.unit('blue-rikishi')).toMatchObject({ place: 'out', life: 8 });
  expect(t.state.units).toHaveLength(2); // bots come into being with their tokens
});

test('ES-AI-05 character tokens are mixed with the bot tokens of their colour: three piles', () => {
  const t = prepared(['blue-rikishi', 'black-ubume', 'green-mamushi']);
  expect(Object.keys(t.state.repression?.piles ?? {}).sort()).toEqual(['black', 'blue', 'green']);
  expect(ranksIn(t, 'black')).toEqual([1, 3]);
  expect(ranksIn(t, 'green')).toEqual([1, 2]);
  expect(ranksIn(t, 'blue')).toEqual([1, 4]);
  const numbers = COLOURS.flatMap((colour) => t.state.repression?.piles[colour].map(({ id }) => id) ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('ES-AI-07 the Repression cards are shuffled into one pile, whose order nobody knows', () => {
  const { pile, drawn } = begun({ squads: 'proposed', scenario: 'break-out' }, 1).state.repression ?? expect.fail();
  expect([...pile, ...drawn].map(({ id }) => id).sort()).toEqual(CARDS.map(({ id }) => id).sort());
  const order = (seed: number) => {
    const { state } = begun({ squads: 'proposed' }, seed);
    const pile = state.repression?.pile.map(({ id }) => id) ?? [];
    const seen = escapeGame.view(state, 'p1').repression?.cards.map(({ id }) => id);
    expect(seen).toEqual([...pile].sort((one, other) => (one < other ? -1 : 1)));
    return pile.join();
  };
  expect(order(1)).not.toBe(order(2));
});

test('ES-AI-06 the Leader draws the tokens during the ISC’s activation, not before', () => {
  const before = at(prepareRepression as Alone, {}, `${BARE}\nunit alice waiting`);
  expect(before.state.repression?.tokens).toEqual([]);
  const t = iscActs(`${BARE}\nunit anna c1\ndrawn cards: x/1/green/1\ngreen pile: 4/1/1`, { picks: [0] });
  expect(t.events()).toContain('token-drawn');
});

test('ES-BOT-01 bots are characters without cards of their own: all of a kind share one profile', () => {
  const t = table(`mode: cooperation
    +-+-+
    |A .|
    +-+-+
    unit anna A
    unit flybot-1 b1
    unit flybot-2 out`);
  expect(t.unit('flybot-1').profile).toBe(t.unit('flybot-2').profile);
  expect(t.unit('flybot-1').profile.rank).toBe(1);
});

const bot = (id: string) =>
  profileById(id) ??
  (() => {
    throw new Error(id);
  })();

/** A token of this colour comes into sight behind a door that opens, with two bots. */
const unveiled = (colour: string) =>
  table(`mode: cooperation
    +-+-+-+
    |Ad. .|
    +-+-+-+
    unit anna A
    token 1 ${colour} 1/2 b1`).play('open a1e');

test('ES-BOT-01 those that come out of a token have the one profile of their kind', () => {
  const t = unveiled('black');
  expect([t.unit('flybot-1').cell, t.unit('flybot-2').cell]).toEqual(['b1', 'c1']);
  for (const id of ['flybot-1', 'flybot-2']) expect(t.unit(id).profile).toBe(profileById('flybot'));
});

test('ES-BOT-02 bots have Life 1, Mvt 6, Cbt 1, Int 1', () => {
  for (const id of ['flybot', 'scarabot', 'wormbot']) {
    expect(bot(id)).toMatchObject({ life: 1, values: { mvt: 6, cbt: 1, int: 1 }, rank: 1 });
  }
});

test('ES-BOT-03 a bot is out of combat as soon as it suffers one damage point', () => {
  for (const [bot, die] of [
    ['flybot-1', 1], // 1 + 1 - 1
    ['wormbot-1', 1],
    ['scarabot-1', 3], // Armour takes two of three
  ] as const) {
    const t = table(`mode: cooperation
      +-+-+
      |A .|
      +-+-+
      unit anna A cbt 1
      unit ${bot} b1`);
    t.dice(die).play(`melee ${bot}`);
    expect(t.events('unit-damaged')).toEqual([expect.objectContaining({ amount: 1 })]);
    expect(t.unit(bot)).toMatchObject({ place: 'out', life: 0 });
  }
});

test('ES-BOT-04 a Flybot is Black and has Stabiliser', () => {
  expect(bot('flybot')).toMatchObject({ colour: 'black', abilities: { stabiliser: 1 } });
  expect(unveiled('black').unit('flybot-1').place).toBe('board');
});

/** A square hall with a wall across; the bot starts in one corner, the rebel stands in the opposite one. */
const wayThrough = (id: string) =>
  wayOf(
    iscActs(`
    +-+-+-+-+
    |. . . A|
    + + + + +
    |. . . .|
    + +-+-+-+
    |. . . .|
    +-+-+-+-+
    unit anna A cbt 9
    unit ${id} d1`),
    'unit-moved',
  );

test('ES-BOT-04 a Flybot steps diagonally, other bots do not', () => {
  expect(wayThrough('flybot-1')).toEqual(['c1', 'b1', 'a1', 'b2', 'c3']);
  expect(wayThrough('scarabot-1')).toEqual(['c1', 'b1', 'a1', 'a2', 'a3', 'b3']);
});

test('ES-BOT-05 a Scarabot is Blue and has Armour (2)', () => {
  expect(bot('scarabot')).toMatchObject({ colour: 'blue', abilities: { armour: 2 } });
  const struck = (die: number) => {
    const t = table(`mode: cooperation
      +-+-+
      |A .|
      +-+-+
      unit anna A cbt 1
      unit scarabot-1 b1`);
    return t.dice(die).play('melee scarabot-1').unit('scarabot-1').place;
  };
  expect([struck(2), struck(3)]).toEqual(['board', 'out']);
  expect(unveiled('blue').unit('scarabot-1').place).toBe('board');
});

test('ES-BOT-06 a Wormbot is Green and has Infiltration', () => {
  expect(bot('wormbot')).toMatchObject({ colour: 'green', abilities: { infiltration: 1 } });
  expect(unveiled('green').unit('wormbot-1').place).toBe('board');
});

test('ES-BOT-06 a Wormbot goes through the wall', () => {
  expect(wayThrough('wormbot-1')).toEqual(['d2']);
});

test('ES-EX-15 the three bots with their gifts', () => {
  const gifts = ['flybot', 'scarabot', 'wormbot'].map((id) => [bot(id).colour, bot(id).abilities]);
  expect(gifts).toEqual([
    ['black', { stabiliser: 1 }],
    ['blue', { armour: 2 }],
    ['green', { infiltration: 1 }],
  ]);
});
