/** The game as a whole, and the table before the first turn. Clauses SK-GAME-* and SK-SET-*. */
import { readOptions, SPECTATOR } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { sample } from '../../index.ts';
import { allCards, servers } from '../../rules/cards.ts';
import { table } from '../kit.ts';

test('SK-GAME-01 the runners are red and blue', () => {
  expect(sample.seats({})).toEqual(['red', 'blue']);
  expect(sample.modes).toEqual([{ id: 'duel', seats: { min: 2, max: 2 } }]);
});

test('SK-GAME-02 one run rolls one die with six faces, and nothing else rolls', () => {
  const t = table('red: credits 1, hand siphon burner\nblue:\ndeck: mole');
  t.play('draw');
  expect(t.state.run.die).toBe(0);
  t.dice(6);
  t.play('run 1', 'pass');
  expect(t.events().filter(({ name }) => name === 'engine/rolled')).toEqual([
    { name: 'engine/rolled', data: { sides: 6, results: [6], purpose: 'run', owner: 'red' } },
  ]);
});

test('SK-GAME-03 a watcher sees servers, credits, scores, programs, discards and the numbers of cards', () => {
  const t = table(`
    servers: 6/2 8/3=blue 10/4 12/5 14/6
    red: credits 3, hand burner mole, programs ram
    blue: credits 1, score 3, hand phish
    deck: siphon siphon
    discard: worm`);
  expect(t.match.view(SPECTATOR).view).toMatchObject({
    servers: [{ ice: 6 }, { taken: 'blue' }, { data: 4 }, {}, {}],
    red: { credits: 3, score: 0, programs: ['ram'], cards: 2 },
    blue: { credits: 1, score: 3, programs: [], cards: 1 },
    deck: 2,
    discard: ['worm'],
  });
});

test('SK-SET-01 the same five servers lie in an order left to chance', () => {
  const rows = ['a', 'b', 'c', 'd'].map((seed) =>
    table({}, seed).state.servers.map(({ ice, data }) => `${ice}/${data}`),
  );
  const all = servers.map(({ ice, data }) => `${ice}/${data}`).sort();
  for (const row of rows) expect(row.toSorted()).toEqual(all);
  expect(new Set(rows.map(String)).size).toBeGreaterThan(1);
});

test('SK-SET-02 each runner begins with 2 credits, no points and no programs', () => {
  const t = table({}, 'a');
  for (const seat of ['red', 'blue'] as const) {
    expect(t.seat(seat)).toMatchObject({ credits: 2, score: 0, programs: [] });
  }
  expect(table({ credits: 7 }, 'a').seat('blue').credits).toBe(7);
});

test('SK-SET-03 all cards are in deck and hands, three dealt to each', () => {
  const { state } = table({}, 'a');
  expect(state.red.hand).toHaveLength(3);
  expect(state.blue.hand).toHaveLength(3);
  expect([...state.deck, ...state.red.hand, ...state.blue.hand].sort()).toEqual(allCards.toSorted());
});

test('SK-SET-03 the deal stops at the hand limit', () => {
  expect(table({ handSize: 6, handLimit: 4 }, 'a').seat('red').hand).toHaveLength(4);
  expect(table({ handSize: 4, handLimit: 4 }, 'a').seat('red').hand).toHaveLength(4);
  expect(table({ handSize: 0 }, 'a').seat('red').hand).toEqual([]);
});

test('SK-SET-04 twelve rounds and five cards, unless the table says otherwise', () => {
  expect(table({}, 'a').state).toMatchObject({ rounds: 12, handLimit: 5 });
  expect(table({ rounds: 3, handLimit: 2 }, 'a').state).toMatchObject({ rounds: 3, handLimit: 2 });
  expect(readOptions(sample, { rounds: 0 })).toMatchObject({ ok: false, where: 'options.rounds' });
  expect(readOptions(sample, { round: 3 })).toMatchObject({ ok: false });
});
