/** The cards of the content against the rulebook and the issue. Clause ES-COMP-04; gaps: ES-GAP-01 to ES-GAP-10. */
import { expect, test } from 'vitest';
import { CHARACTERS, type Character } from '../../content/characters.ts';
import { ABILITIES, COLOURS, type Faction } from '../../rules/lists.ts';
import en from '../../text/en.json' with { type: 'json' };

const of = (faction: Faction, rank: number): readonly Character[] =>
  CHARACTERS.filter((card) => card.faction === faction && card.rank === rank);

const card = (id: string): Character => {
  const found = CHARACTERS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no card of ${id}`);
  return found;
};

test('there are cards enough of every rank for all branches', () => {
  expect([4, 3, 2, 1].map((rank) => of('resistance', rank).length)).toEqual([2, 4, 4, 4]);
  for (const rank of [4, 3, 2]) {
    expect(
      of('isc', rank)
        .map(({ colour }) => colour)
        .sort(),
      `rank ${rank}`,
    ).toEqual([...COLOURS].sort());
  }
});

test('each of the 27 abilities is carried by somebody', () => {
  expect(ABILITIES.length).toBe(27);
  for (const ability of ABILITIES) {
    expect(
      CHARACTERS.some(({ abilities }) => (abilities[ability] ?? 0) > 0),
      ability,
    ).toBe(true);
  }
});

test('ES-COMP-04 the cards of the box have every figure that the rulebook gives', () => {
  expect(card('ashton')).toMatchObject({ values: { cbt: 3 }, abilities: { 'power-strike': 1, veteran: 1 } });
  expect(card('jimmy').values.int).toBe(2);
  expect(card('alice').rank).toBe(4);
  expect(card('green-mamushi')).toMatchObject({ colour: 'green', values: { cbt: 2 }, abilities: { infiltration: 1 } });
  expect([4, 5, 6, 7]).toContain(card('green-mamushi').life);
  expect(card('green-mamushi').abilities.armour).toBeUndefined();
  expect(card('black-ubume')).toMatchObject({ colour: 'black', abilities: { stabiliser: 1 } });
  expect(card('blue-rikishi').colour).toBe('blue');
  expect(card('blue-rikishi').abilities.armour).toBeGreaterThan(0);
  for (const bot of of('isc', 1)) expect(bot).toMatchObject({ life: 1, values: { mvt: 6, cbt: 1, int: 1 } });
});

test('drones are no stronger than Supreme AI would make them', () => {
  for (const { id, faction, values } of CHARACTERS) {
    if (faction !== 'isc') continue;
    expect(values.mvt, id).toBeLessThanOrEqual(7);
    expect(values.cbt, id).toBeLessThanOrEqual(3);
    expect(values.int, id).toBeLessThanOrEqual(3);
  }
});

test('drones keep the gift of their colour in Cooperation', () => {
  const gift = { black: 'stabiliser', green: 'infiltration', blue: 'armour' } as const;
  for (const { id, colour, abilities } of CHARACTERS) {
    if (colour !== undefined) expect(abilities[gift[colour]], id).toBeGreaterThan(0);
  }
});

test('what stands in the rulebook is marked, all else is original', () => {
  for (const { id, source, told } of CHARACTERS) expect(told.length > 0, id).toBe(source === 'rulebook');
});

test('every card has a name', () => {
  for (const { id } of CHARACTERS) expect(en).toHaveProperty([`name.${id}`]);
});
