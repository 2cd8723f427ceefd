/** Packs: ours are judged like everybody's, and what is wrong is said with file, entry and field. */
import { readdirSync, readFileSync } from 'node:fs';
import { sayProblem } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { escapeGame, PACK_KINDS, type PackKind, packSchema } from '../../index.ts';

const BASE = new URL('../../content/base/', import.meta.url);
const files = readdirSync(BASE).filter((name) => name.endsWith('.json'));
const json = (file: string) => JSON.parse(readFileSync(new URL(file, BASE), 'utf8'));

function problems(file: string, pack: unknown): readonly string[] {
  const checked = escapeGame.packs?.check(file, pack);
  return checked === undefined || checked.ok ? [] : checked.problems.map(sayProblem);
}

test.each(files)('%s is a pack without problems', (file) => {
  expect(problems(file, json(file))).toEqual([]);
});

test('every entry of every pack says where it comes from', () => {
  for (const file of files) {
    for (const list of Object.values(json(file))) {
      if (!Array.isArray(list)) continue;
      for (const entry of list) expect(['rulebook', 'original'], `${file}: ${entry.id}`).toContain(entry.source);
    }
  }
});

/** The first entry of one of our packs, changed. */
function changed(file: string, list: PackKind, change: (entry: Record<string, unknown>) => void): readonly string[] {
  const pack = json(file);
  change(pack[list][0]);
  return problems('mine.json', pack);
}

test('what a schema sees is said with file, entry and field', () => {
  expect(changed('characters.json', 'characters', (card) => Object.assign(card, { rank: 5 }))[0]).toMatch(
    /^mine\.json: characters: alice\.rank: /,
  );
  expect(
    changed('characters.json', 'characters', (card) => Object.assign(card, { abilities: { flight: true } }))[0],
  ).toMatch(/^mine\.json: characters: alice\.abilities: .*flight/);
  expect(changed('boards.json', 'boards', (board) => Object.assign(board, { plan: 7 }))[0]).toMatch(
    /^mine\.json: boards: atrium\.plan: /,
  );
  expect(changed('scenarios-revolution.json', 'scenarios', (one) => Object.assign(one, { turns: 0 }))[0]).toMatch(
    /^mine\.json: scenarios: infiltration\.turns: /,
  );
  expect(changed('campaigns.json', 'campaigns', (one) => Object.assign(one, { mode: 'solo' }))[0]).toMatch(
    /^mine\.json: campaigns: pathfinder\.mode: /,
  );
  expect(changed('repression.json', 'cards', (card) => Object.assign(card, { colour: 'red' }))[0]).toMatch(
    /^mine\.json: cards: order-1\.colour: /,
  );
  expect(changed('recruitment.json', 'recruitment', (row) => Object.assign(row, { isc: [] }))[0]).toMatch(
    /^mine\.json: recruitment: a\.isc: /,
  );
});

test('what a schema cannot see is said as well', () => {
  expect(changed('scenarios-revolution.json', 'scenarios', (one) => Object.assign(one, { board: 'moon' }))).toEqual([
    'mine.json: scenarios: infiltration.board: there is no board called moon',
  ]);
  const victory = { resistance: { is: 'freed', count: 2 }, isc: { is: 'held', turns: 1 } };
  expect(changed('scenarios-revolution.json', 'scenarios', (one) => Object.assign(one, { victory }))).toEqual([
    'mine.json: scenarios: infiltration.victory.resistance: there are 0 Cryo-tubes',
    "mine.json: scenarios: infiltration.victory.isc: 'hold' does not say which room",
  ]);
  const away = {
    all: [
      { is: 'escaped', count: 1 },
      { is: 'points', atLeast: 1 },
      { is: 'in-room', room: 99, count: 1 },
    ],
  };
  expect(
    changed('scenarios-revolution.json', 'scenarios', (one) =>
      Object.assign(one, { victory: { resistance: away, isc: { is: 'lasted' } } }),
    ),
  ).toEqual([
    'mine.json: scenarios: infiltration.victory.resistance.all[0]: no Airlock lets this side out',
    'mine.json: scenarios: infiltration.victory.resistance.all[1]: the Objectives are worth 0',
    'mine.json: scenarios: infiltration.victory.resistance.all[2]: the board has no Room 99',
  ]);
  for (const [file, list] of [
    ['boards.json', 'boards'],
    ['characters.json', 'characters'],
    ['scenarios-cooperation.json', 'scenarios'],
  ] as const) {
    const pack = json(file);
    pack[list].push(pack[list][0]);
    expect(problems('mine.json', pack)[0]).toMatch(/\.id: another (card|entry) has this ID$/);
  }
});

test('nonsense is refused, whatever it is', () => {
  for (const pack of [undefined, null, 7, 'text', [], {}, { pack: 'mine' }, { pack: 'mine', boards: {} }]) {
    expect(problems('mine.json', pack).length, JSON.stringify(pack)).toBeGreaterThan(0);
  }
});

test('there is a JSON Schema of each kind of pack, for editors', () => {
  expect(PACK_KINDS.length).toBe(6);
  for (const kind of PACK_KINDS) {
    const schema = packSchema(kind) as { type?: string; properties?: object; required?: string[] };
    expect(schema.type).toBe('object');
    expect(schema.required).toContain(kind);
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  }
  const { properties } = packSchema('scenarios') as { properties: { scenarios: { items: { properties: object } } } };
  expect(properties.scenarios.items.properties).toHaveProperty('victory');
});
