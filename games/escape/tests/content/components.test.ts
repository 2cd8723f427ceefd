/** What is in the box. Clauses ES-COMP; ES-RULE-07, ES-RULE-10. Boards and doors: boards.test.ts. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOARDS } from '../../content/boards.ts';
import { CHARACTERS } from '../../content/characters.ts';
import { CHART } from '../../content/recruitment.ts';
import { CARDS, TOKENS } from '../../content/repression.ts';
import { SCENARIOS } from '../../content/scenarios.ts';
import { boardFromPlan } from '../../rules/board.ts';
import { COLOURS, EQUIPMENT } from '../../rules/lists.ts';
import { scenarioSchema } from '../../rules/scenario/types.ts';
import { cooperationTurns, revolutionTurns } from '../../rules/sequence.ts';
import en from '../../text/en.json' with { type: 'json' };
import { table } from '../kit.ts';
import { line } from '../scenarios.ts';

const fits = (changes: object): boolean =>
  scenarioSchema.safeParse({ ...JSON.parse(line().replace('scenario: ', '')), ...changes }).success;

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

const inBook = (page: string): URL => new URL(`../../rulebook/en/${page}`, import.meta.url);

test('ES-COMP-02 there is a book of rules, and stories to go with them', () => {
  for (const page of ['00-overview.md', '06-actions.md', '11-turn-coop.md', '13-campaign.md', 'rulings.md']) {
    expect(existsSync(inBook(page)), page).toBe(true);
  }
  for (const { id } of SCENARIOS) expect(en).toHaveProperty([`scenario.${id}`]);
});

test('ES-COMP-03 the eight characters of the box are there', () => {
  const box = CHARACTERS.filter(
    ({ source, rank, faction }) => source === 'rulebook' && (faction !== 'isc' || rank > 1),
  );
  expect(box.map(({ id }) => id).sort()).toEqual(
    ['alice', 'ashton', 'black-ubume', 'blue-rikishi', 'duncan', 'freedom', 'green-mamushi', 'jimmy'].sort(),
  );
});

test('ES-COMP-05 three kinds of bots, one of each colour, six figures of each', () => {
  const bots = CHARACTERS.filter(({ faction, rank }) => faction === 'isc' && rank === 1);
  expect(bots.map(({ id, colour }) => `${colour} ${id}`).sort()).toEqual([
    'black flybot',
    'blue scarabot',
    'green wormbot',
  ]);
  expect(Math.max(...TOKENS.map(({ bots: figures }) => figures))).toBeLessThanOrEqual(6);
});

test('ES-COMP-06 five dice are enough for a blast that the largest squad of the ISC dodges as one', () => {
  const largest = Math.max(...Object.values(CHART).map(({ isc }) => isc.length));
  expect(largest).toBe(4);
  const drones = ['c1', 'c2', 'd1', 'd2'].map((cell, i) => `unit drone-${i} ${cell} black`);
  const t = table(`
    +-+-+-+-+
    |. . . .|
    + + + + +
    |A . . .|
    +-+-+-+-+
    unit anna A amx-10
    ${drones.join('\n')}`);
  t.play('blast amx-10 c1', 'dodge', 'dodge', 'dodge').dice(1, 6, 6, 6, 6).play('dodge');
  expect(t.events('dice-rolled')).toMatchObject([{ dice: [{}, {}, {}, {}, {}] }]);
});

test('ES-COMP-07 the one "marker" is a pen: spent actions are ticked on the card and lie nowhere on the board', () => {
  const t = table(`
    +-+-+
    |A .|
    +-+-+
    unit anna A mvt 3`);
  t.play('b1');
  expect(t.unit('anna').used).toEqual({ mvt: 1, cbt: 0, int: 0 });
  expect(t.state.markers).toEqual([]);
});

test('ES-COMP-08 there are 21 Repression cards', () => {
  expect(CARDS.length).toBe(21);
  expect(new Set(CARDS.map(({ id }) => id)).size).toBe(21);
  expect(new Set(CARDS.map(({ airlock }) => airlock))).toEqual(new Set([1, 2, 3, 4, 5]));
  for (const colour of COLOURS) expect(CARDS.filter((card) => card.colour === colour).length).toBe(7);
});

test('ES-COMP-09 there are 8 Object tokens: one Equipment of each kind', () => {
  expect(EQUIPMENT.length).toBe(8);
  expect([fits({ equipment: 8 }), fits({ equipment: 9 })]).toEqual([true, false]);
});

test('ES-COMP-10 the 4 Broken Wall tokens are no limit (ES-RULE-52)', () => {
  const t = table(`
    +-+-+-+-+-+-+
    |A|.|.|.|.|.|
    +-+-+-+-+-+-+
    unit anna A mvt 6
    broken: a1e b1e c1e d1e e1e`);
  expect(t.state.broken.length).toBe(5);
  t.play('b1', 'c1', 'd1', 'e1', 'f1');
  expect(t.unit('anna').cell).toBe('f1');
});

test('ES-COMP-11 there are 4 Terminals', () => {
  const terminals = (count: number) => times(count, (i) => ({ kind: 'terminal', cell: `a${i + 1}`, difficulty: 5 }));
  expect([fits({ props: terminals(4) }), fits({ props: terminals(5) })]).toEqual([true, false]);
  expect(SCENARIOS.some(({ props }) => props.filter(({ kind }) => kind === 'terminal').length === 4)).toBe(true);
});

test('ES-COMP-12 there are 4 Anthem tokens: with no more than that can the Resistance begin', () => {
  expect([fits({ anthem: 4 }), fits({ anthem: 5 })]).toEqual([true, false]);
});

test('ES-COMP-13 there are 4 Crates, whose other sides are the Objectives', () => {
  expect([fits({ crates: 4 }), fits({ crates: 5 })]).toEqual([true, false]);
  expect([fits({ crates: 2, objectives: [1, 2] }), fits({ crates: 3, objectives: [1, 2] })]).toEqual([true, false]);
});

test('ES-COMP-15 29 Burn tokens are enough for all the fires of a turn', () => {
  const flames = CHARACTERS.filter(({ abilities }) => (abilities.flamethrower ?? 0) > 0).length;
  const grenade = 9; // the cell and the eight around it (ES-EQUIP-22)
  expect(2 * flames + grenade).toBeLessThanOrEqual(29);
});

test('ES-COMP-17 there are 3 Cryo-tubes', () => {
  const tubes = (count: number) => times(count, (i) => ({ kind: 'cryo-tube', cell: `a${i + 1}` }));
  expect([fits({ props: tubes(3) }), fits({ props: tubes(4) })]).toEqual([true, false]);
  expect(SCENARIOS.some(({ props }) => props.filter(({ kind }) => kind === 'cryo-tube').length === 3)).toBe(true);
});

test('ES-COMP-18 there are 5 Airlock tokens: one for each Airlock of a board', () => {
  for (const plan of BOARDS) expect(boardFromPlan(plan).airlocks.length, plan.id).toBe(5);
  expect([fits({ sealed: [1, 2, 3, 4] }), fits({ sealed: [6] })]).toEqual([true, false]);
});

test('ES-COMP-19 there are 48 tokens in three colours', () => {
  const perColour = TOKENS.reduce((sum, { copies }) => sum + copies, 0);
  expect(perColour * COLOURS.length).toBe(48);
  expect(new Set(TOKENS.map(({ rank }) => rank))).toEqual(new Set([1, 2, 3, 4]));
  for (const { rank, bots } of TOKENS) expect(bots > 0).toBe(rank === 1);
});

test('ES-RULE-07 the steps follow their names: fires go out at the end of the turn, and the result comes after it', () => {
  const names = ({ parts }: { readonly parts: readonly { readonly name: string }[] }) => parts.map(({ name }) => name);
  expect(names(revolutionTurns).slice(-2)).toEqual(['escape/end-of-turn', 'escape/result']);
  expect(names(cooperationTurns).slice(-2)).toEqual(['escape/end-of-turn', 'escape/coop-result']);
});

/** Words of the source for which the rules know another one. */
const OTHER_WORDS =
  /\b(sas|pions?|worbots?|viole|fiole|redeployment|médec?in|fighters?|object tokens?|placement de jeu)\b/i;

test('ES-RULE-10 one thing has one name', () => {
  const texts = Object.entries(en).filter(([, text]) => OTHER_WORDS.test(text));
  expect(texts).toEqual([]);
  for (const name of ['wormbot', 'medic', 'nitro-vial', 'anthem', 'crate', 'objective']) {
    expect(en).toHaveProperty([`name.${name}`]);
  }
  expect(readFileSync(inBook('glossary.md'), 'utf8')).toContain('Airlock');
});
