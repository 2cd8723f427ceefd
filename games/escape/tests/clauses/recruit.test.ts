/** Ranks, recruitment and the chart. Clauses ES-RANK, ES-RECRUIT, ES-SETUP-05; ES-RULE-20; ES-EX-07. */
import { expect, test } from 'vitest';
import { CHARACTERS } from '../../content/characters.ts';
import { CHART } from '../../content/recruitment.ts';
import { defaultTable } from '../../rules/options.ts';
import { profileSchema } from '../../rules/profile-schema.ts';
import { PROFILES, profileAt } from '../../rules/profiles.ts';
import { table } from '../kit.ts';
import { line } from '../scenarios.ts';

const HALL = `
  +-+-+-+-+
  |. . . .|
  +-+-+-+-+
  airlocks: 1 a1 b1, 2 c1 d1
`;

const recruiting = (changes: object = {}, lines = '') => table(`${HALL}\n${line(changes)}\n${lines}\nat: recruit`);

/** IDs of the content, so that the tests hold when more cards are added. */
const of = (faction: string, rank: number): string[] =>
  PROFILES.filter((card) => card.faction === faction && card.rank === rank).map(({ id }) => id);
const pick = (faction: string, ...ranks: number[]): string[] => {
  const used: string[] = [];
  for (const rank of ranks) used.push(of(faction, rank).find((id) => !used.includes(id)) ?? `none-of-rank-${rank}`);
  return used.map((id) => `recruit ${id}`);
};

test('ES-RANK-01 ranks run from 1 to 4, and a higher rank means a stronger character', () => {
  const card = {
    id: 'x',
    source: 'original',
    faction: 'resistance',
    life: 4,
    values: { mvt: 4, cbt: 1, int: 1 },
    abilities: {},
  };
  for (const rank of [0, 5]) expect(profileSchema.safeParse({ ...card, rank }).success).toBe(false);
  for (const rank of [1, 2, 3, 4]) expect(profileSchema.safeParse({ ...card, rank }).success).toBe(true);
  const strength = (faction: string, rank: number): number => {
    const cards = PROFILES.filter((one) => one.faction === faction && one.rank === rank);
    const sum = cards.reduce((all, { life, values }) => all + life + 2 * (values.cbt + values.int) + values.mvt, 0);
    return sum / cards.length;
  };
  for (const rank of [3, 4]) expect(strength('isc', rank)).toBeGreaterThan(strength('isc', rank - 1));
  for (const rank of [2, 3, 4]) expect(strength('resistance', rank)).toBeGreaterThan(strength('resistance', rank - 1));
});

test('ES-RANK-02 the scenario says which ranks may be recruited', () => {
  const squads = { resistance: ['alice'], isc: ['green-mamushi'] };
  const t = recruiting({ recruitment: { branches: ['a', 'c'], isc: { a: [2] }, squads } }).play('recruit alice');
  expect(t.try('branch b')).toBeRefused({ clause: 'ES-RANK-02', reason: 'branch-not-in-this-scenario' });
  t.play('branch a', ...pick('resistance', 3, 2, 2, 1)).waitingFor('isc', 'recruit');
  expect(t.try(pick('isc', 4)[0] ?? '')).toBeRefused({ clause: 'ES-RECRUIT-07', reason: 'rank-not-asked-for' });
  expect(t.try(pick('isc', 2)[0] ?? '')).toBeAccepted();
});

test('ES-RANK-03 rank 4 leads: one in every squad of the Resistance, and the highest values are theirs', () => {
  for (const { resistance } of Object.values(CHART)) expect(resistance.filter((rank) => rank === 4)).toEqual([4]);
  for (const faction of ['resistance', 'isc']) {
    expect(of(faction, 4).length, faction).toBeGreaterThanOrEqual(2);
    const most = (ranks: readonly number[]): number =>
      Math.max(...ranks.flatMap((rank) => of(faction, rank)).map((id) => profileAt(defaultTable, id)?.life ?? 0));
    expect(most([4])).toBeGreaterThanOrEqual(most([1, 2, 3]));
  }
});

test('ES-RANK-04 rank 3: the strongest fighters of the Resistance, and drones with more than one ability', () => {
  const cbt = (rank: number) =>
    Math.max(...of('resistance', rank).map((id) => profileAt(defaultTable, id)?.values.cbt ?? 0));
  expect(cbt(3)).toBeGreaterThanOrEqual(cbt(4));
  expect(cbt(3)).toBeGreaterThan(cbt(2));
  for (const id of of('isc', 3)) {
    expect(Object.keys(profileAt(defaultTable, id)?.abilities ?? {}).length, id).toBeGreaterThanOrEqual(2);
  }
});

test('ES-RANK-05 rank 2: Pilots and support among the Resistance, drones of all three colours', () => {
  const cards = of('resistance', 2).map((id) => profileAt(defaultTable, id));
  expect(cards.filter((card) => card?.abilities.pilot === 1).length).toBeGreaterThanOrEqual(2);
  const colours = of('isc', 2).map((id) => profileAt(defaultTable, id)?.colour);
  expect(new Set(colours)).toEqual(new Set(['black', 'green', 'blue']));
});

test('ES-RANK-06 rank 1 is Robots and weak fighters of the Resistance, with an ability that is of use', () => {
  for (const id of of('resistance', 1)) {
    const card = profileAt(defaultTable, id);
    expect(Object.keys(card?.abilities ?? {}).length, id).toBeGreaterThan(0);
    expect(card?.values.cbt, id).toBeLessThanOrEqual(2);
  }
});

test('ES-RANK-07 no ISC character of rank 1 is recruited in Revolution', () => {
  expect(Object.values(CHART).flatMap(({ isc }) => isc)).not.toContain(1);
  const t = recruiting({}, 'unit alice waiting').waitingFor('isc', 'recruit');
  expect(of('isc', 1)).toEqual(['flybot', 'scarabot', 'wormbot']);
  for (const bot of of('isc', 1)) expect(t.try(`recruit ${bot}`)).toBeRefused({ clause: 'ES-RANK-07' });
  expect(t.try(pick('isc', 4)[0] ?? '')).toBeAccepted();
});

test('ES-RECRUIT-01 before the game the players choose the characters they field', () => {
  const t = recruiting().waitingFor('resistance', 'recruit');
  expect(t.try('recruit nobody-known')).toBeRefused({ clause: 'ES-RECRUIT-01', reason: 'no-such-character' });
  expect(t.try(pick('isc', 4)[0] ?? '')).toBeRefused({ clause: 'ES-RECRUIT-01', reason: 'not-of-your-faction' });
  const [first = ''] = pick('resistance', 4);
  t.play(first, 'branch a');
  expect(t.try(first)).toBeRefused({ clause: 'ES-RECRUIT-01', reason: 'already-recruited' });
});

test('ES-RECRUIT-02 the Resistance first: one Rank 4, then a branch, then the companions', () => {
  const t = recruiting();
  t.waitingFor('resistance', 'recruit');
  expect(t.try('branch a')).toBeRefused({ clause: 'ES-RECRUIT-02', reason: 'top-rank-comes-first' });
  expect(t.try(pick('resistance', 3)[0] ?? '')).toBeRefused({ clause: 'ES-RECRUIT-02', reason: 'rank-not-asked-for' });
  t.play(...pick('resistance', 4));
  expect(t.try(pick('resistance', 3)[0] ?? '')).toBeRefused({ clause: 'ES-RECRUIT-02', reason: 'branch-comes-first' });
  t.play('branch a').waitingFor('resistance', 'recruit');
});

/** Fills a branch, with the last one missing first, and tells the ranks that were recruited. */
function fill(branch: string, ranks: readonly number[]): readonly number[] {
  const t = recruiting().play(...pick('resistance', 4), `branch ${branch}`);
  const companions = pick('resistance', ...ranks);
  t.play(...companions.slice(0, -1)).waitingFor('resistance', 'recruit');
  t.play(companions.at(-1) ?? '').waitingFor('isc', 'recruit');
  return t.state.units.map(({ profile }) => profile.rank);
}

test('ES-RECRUIT-03 branch A: ranks 3, 2, 2 and 1 join the Rank 4', () => {
  expect(fill('a', [1, 2, 3, 2])).toEqual([4, 1, 2, 3, 2]);
});

test('ES-RECRUIT-04 branch B: two of rank 3 and one of rank 2 join the Rank 4', () => {
  expect(fill('b', [3, 3, 2])).toEqual([4, 3, 3, 2]);
});

test('ES-RECRUIT-05 branch C: one of rank 3, one of rank 2 and three of rank 1 join the Rank 4', () => {
  expect(fill('c', [3, 2, 1, 1, 1])).toEqual([4, 3, 2, 1, 1, 1]);
});

test('ES-RECRUIT-06 branches exclude one another', () => {
  const t = recruiting().play(...pick('resistance', 4), 'branch a', ...pick('resistance', 3));
  expect(t.try('branch b')).toBeRefused({ clause: 'ES-RECRUIT-06', reason: 'branch-already-chosen' });
  const second = `recruit ${of('resistance', 3)[1]}`;
  expect(t.try(second)).toBeRefused({ clause: 'ES-RECRUIT-06', reason: 'rank-not-asked-for' });
  expect(t.try(pick('resistance', 2)[0] ?? '')).toBeAccepted();
});

test('ES-RECRUIT-07 the ISC chooses second, by the ranks opposite the branch', () => {
  for (const [branch, ranks, missing] of [
    ['a', [3, 2, 2, 1], 2],
    ['b', [3, 3, 2], 3],
    ['c', [3, 2, 1, 1, 1], 2],
  ] as const) {
    const t = recruiting().play(...pick('resistance', 4), `branch ${branch}`, ...pick('resistance', ...ranks));
    t.waitingFor('isc', 'recruit').play(...pick('isc', ...CHART[branch].isc).slice(0, -1));
    expect(t.try(`recruit ${of('isc', 4)[1]}`)).toBeRefused({ clause: 'ES-RECRUIT-07', reason: 'rank-not-asked-for' });
    expect(t.try(`recruit ${of('isc', missing)[2]}`)).toBeAccepted();
  }
  expect(CHART).toMatchObject({ a: { isc: [4, 3, 2] }, b: { isc: [4, 3, 3] }, c: { isc: [4, 3, 2, 2] } });
});

test('ES-SETUP-05 recruitment is complete before the Setup Initiative is rolled', () => {
  const t = recruiting({ crates: 1 }, 'marker crate nowhere');
  t.play(...pick('resistance', 4), 'branch a');
  expect(t.state.initiative).toBe('resistance');
  expect(t.events('dice-rolled')).toEqual([]);
  t.dice(1, 1);
  while (t.frame.step === 'escape/recruit') t.play(t.legal()[0] ?? '');
  while (t.frame.step === 'escape/bind-robots') t.play('alone');
  expect(t.events('setup-initiative-won').length).toBe(1);
  expect(t.state.units.length).toBe(8);
});

test('ES-EX-07 the team of the box: ranks 4, 3, 2, 2 and 1, five characters, twelve ranks', () => {
  const box = ['alice', 'ashton', 'duncan', 'jimmy', 'freedom'].map((id) => profileAt(defaultTable, id)?.rank ?? 0);
  expect([...box].sort((a, b) => b - a)).toEqual([4, 3, 2, 2, 1]);
  expect(box.reduce((sum, rank) => sum + rank, 0)).toBe(12);
  expect(CHART.a.resistance.length).toBe(5);
});

test('ES-RULE-20 Duncan is of rank 1 and Freedom of rank 2, or as an option the other way round', () => {
  const ranks = (baseRanks: 'duncan-1' | 'freedom-1') =>
    ['alice', 'ashton', 'duncan', 'jimmy', 'freedom'].map((id) => profileAt({ ...defaultTable, baseRanks }, id)?.rank);
  expect(ranks('duncan-1')).toEqual([4, 3, 1, 2, 2]);
  expect(ranks('freedom-1')).toEqual([4, 3, 2, 2, 1]);
  const t = table(`${HALL}\n${line()}\noption: baseRanks freedom-1\nat: recruit`);
  t.play('recruit alice', 'branch a', ...pick('resistance', 3), 'recruit duncan');
  expect(t.state.units.find(({ id }) => id === 'duncan')?.profile.rank).toBe(2);
});

test('ES-COMP-04 the eight cards of the box carry what the rulebook tells of them', () => {
  const card = (id: string) => CHARACTERS.find((one) => one.id === id);
  expect(card('ashton')).toMatchObject({ values: { cbt: 3 }, abilities: { veteran: 1, 'power-strike': 1 } });
  expect(card('jimmy')).toMatchObject({ values: { int: 2 } });
  expect(card('alice')).toMatchObject({ rank: 4 });
  expect(card('green-mamushi')).toMatchObject({ colour: 'green', values: { cbt: 2 }, abilities: { infiltration: 1 } });
  expect(card('green-mamushi')?.life).toBeGreaterThanOrEqual(4);
  expect(card('green-mamushi')?.life).toBeLessThanOrEqual(7);
  expect(card('green-mamushi')?.abilities.armour).toBeUndefined();
  expect(card('black-ubume')).toMatchObject({ colour: 'black', abilities: { stabiliser: 1 } });
  expect(card('blue-rikishi')?.abilities.armour).toBeGreaterThan(0);
});

test('ES-RECRUIT-07 opposite a squad that the scenario proposes the ISC takes the ranks of the branch that it follows', () => {
  const opposite = (...ranks: number[]) => {
    const squad = ranks.map((rank, i) => `unit r${'abcdef'[i]} waiting rank ${rank}`);
    const t = recruiting({}, squad.join('\n')).waitingFor('isc', 'recruit');
    return [4, 3, 2].filter((rank) => t.try(`recruit ${of('isc', rank)[0]}`).ok);
  };
  expect(opposite(1, 2, 2, 3, 4)).toEqual([4, 3, 2]); // branch A, in whatever order
  expect(opposite(4, 3, 3, 2)).toEqual([4, 3]); // branch B
});
