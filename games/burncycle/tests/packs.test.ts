/** Packs: ours are judged like everybody's, and what is wrong is said with file, entry and field. */
import { readdirSync, readFileSync } from 'node:fs';
import { sayProblem } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { burncycleGame, PACK_KINDS, type PackKind, packSchema } from '../index.ts';

const BASE = new URL('../content/base/', import.meta.url);
const files = readdirSync(BASE).filter((name) => name.endsWith('.json'));
const json = (file: string) => JSON.parse(readFileSync(new URL(file, BASE), 'utf8'));

function problems(file: string, pack: unknown): readonly string[] {
  const checked = burncycleGame.packs?.check(file, pack);
  return checked === undefined || checked.ok ? [] : checked.problems.map(sayProblem);
}

test.each(files)('%s is a pack without problems', (file) => {
  expect(problems(file, json(file))).toEqual([]);
});

test('there is one kind for each of our files, and each is told apart by its list', () => {
  const kinds = files.map((file) => PACK_KINDS.find((kind) => kind in json(file)));
  expect([...kinds].sort()).toEqual([...PACK_KINDS].sort());
});

type Entry = Record<string, unknown>;

/** One of our packs, changed. */
function spoilt(file: string, change: (pack: Record<string, Entry[]>) => void): readonly string[] {
  const pack = json(file);
  change(pack);
  return problems('mine.json', pack);
}

/** The first entry of one of our packs, changed. */
const changed = (file: string, list: PackKind, change: Entry): readonly string[] =>
  spoilt(file, (pack) => Object.assign(pack[list]?.[0] ?? {}, change));

test.each<[string, PackKind, Entry, RegExp]>([
  ['bots.json', 'bots', { bank: 99 }, /^mine\.json: bots: byte\.bank: /],
  ['captains.json', 'captains', { patrol: 'sleep' }, /^mine\.json: captains: vance\.patrol: /],
  ['dice.json', 'dice', { faces: [] }, /^mine\.json: dice: equipment-1\.faces: /],
  ['floors.json', 'corporations', { ceo: 'Nobody' }, /^mine\.json: corporations: gantry\.ceo: an ID is /],
  ['guards.json', 'guards', { level: 4 }, /^mine\.json: guards: hamster\.level: /],
  ['imperatives.json', 'imperatives', { energy: 0 }, /^mine\.json: imperatives: hands-off\.energy: /],
  ['items.json', 'equipment', { category: 'toy' }, /^mine\.json: equipment: key-card\.category: /],
  ['keypads.json', 'keypads', { columns: [] }, /^mine\.json: keypads: keypad-01\.columns/],
  ['missions.json', 'missions', { complexity: 4 }, /^mine\.json: missions: lost-parcels\.complexity: /],
  ['network-cards.json', 'cards', { layer: 5 }, /^mine\.json: cards: quiet-corridor\.layer: /],
  ['terminals.json', 'terminals', { options: [] }, /^mine\.json: terminals: terminal-01\.options/],
  ['threat.json', 'threat', { source: 'stolen' }, /^mine\.json: threat: gantry\.source: /],
  ['tiles.json', 'tiles', { scout: 7 }, /^mine\.json: tiles: lobby\.scout: /],
  ['mat.json', 'zones', { id: 'Big Zone' }, /^mine\.json: zones: Big Zone\.id: an ID is /],
])('%s: what a schema sees is said with file, entry and field', (file, list, change, told) => {
  expect(changed(file, list, change)[0]).toMatch(told);
});

test.each<[string, PackKind]>([
  ['bots.json', 'bots'],
  ['captains.json', 'captains'],
  ['dice.json', 'dice'],
  ['guards.json', 'guards'],
  ['imperatives.json', 'imperatives'],
  ['items.json', 'equipment'],
  ['keypads.json', 'keypads'],
  ['missions.json', 'missions'],
  ['network-cards.json', 'cards'],
  ['terminals.json', 'terminals'],
  ['threat.json', 'threat'],
  ['tiles.json', 'tiles'],
  ['floors.json', 'corporations'],
])('%s: no two entries have the same ID', (file, list) => {
  const { id } = json(file)[list][0];
  expect(spoilt(file, (pack) => pack[list]?.push(structuredClone(pack[list]?.[0] ?? {})))).toEqual([
    `mine.json: ${list}: ${id}.id: another entry has this ID`,
  ]);
});

test('a mission is held against the floors, rooms and cards that there are', () => {
  const mission = (change: Entry): readonly string[] => changed('missions.json', 'missions', change);
  const floors = json('missions.json').missions[0].floors;
  const at = (where: Entry): Entry => ({
    floors: [{ ...floors[0], tasks: [{ ...floors[0].tasks[0], deed: { do: 'pick-up-cache', where } }] }],
  });
  expect(mission({ corporation: 'moon' })).toEqual([
    'mine.json: missions: lost-parcels.corporation: there is no corporation called moon',
  ]);
  expect(mission({ without: ['spoon'] })).toEqual([
    'mine.json: missions: lost-parcels.without[0]: there is no equipment called spoon',
  ]);
  expect(mission(at({ room: 'observatory' }))).toEqual([
    'mine.json: missions: lost-parcels.floors[0].tasks[0].deed.where.room: the floor has no room called observatory',
  ]);
  expect(mission(at({ room: 'lobby', ground: 'outdoor' }))).toEqual([
    'mine.json: missions: lost-parcels.floors[0].tasks[0].deed.where: the floor has no such place',
  ]);
  expect(mission({ start: { room: 'attic' } })).toEqual([
    'mine.json: missions: lost-parcels.start.room: the floor has no room called attic',
  ]);
  expect(mission({ escape: { where: { room: 'attic' } } })).toEqual([
    'mine.json: missions: lost-parcels.escape.where.room: the floor has no room called attic',
  ]);
  expect(mission({ floors: [{ ...floors[0], scouted: ['attic'] }] })).toEqual([
    'mine.json: missions: lost-parcels.floors[0].scouted[0]: the floor has no room called attic',
  ]);
  const task = floors[0].tasks[0];
  expect(mission({ floors: [{ ...floors[0], tasks: [task, task] }] })).toEqual([
    'mine.json: missions: lost-parcels.floors[0].tasks[1].id: another task has this ID',
  ]);
  expect(mission({ floors: [{ ...floors[0], layout: {} }] })[0]).toMatch(
    /^mine\.json: missions: lost-parcels\.floors\[0\]\.layout\.id: ./,
  );
});

test('floors, tiles and the mat are laid out and looked at', () => {
  expect(
    spoilt('floors.json', (pack) => {
      const floors = (pack.corporations?.[0]?.floors ?? []) as { pieces: Entry[] }[];
      Object.assign(floors[0]?.pieces[1] ?? {}, { at: 'a1' });
    })[0],
  ).toMatch(/^mine\.json: floors: gantry-1: /);
  expect(changed('tiles.json', 'tiles', { type: undefined })[0]).toBe(
    'mine.json: tiles: lobby: a room has a type, a chip and one or two scout dice',
  );
  expect(changed('mat.json', 'zones', { cells: ['z99'] })).toEqual([
    'mine.json: zones[0].cells[0]: the mat has no space z99',
  ]);
  expect(spoilt('mat.json', (pack) => Object.assign(pack, { icons: { e3: 'tech' } }))).toEqual([
    'mine.json: icons.e3: an action icon lies outdoors',
  ]);
  expect(spoilt('mat.json', (pack) => pack.drawing?.pop())[0]).toMatch(/^mine\.json: drawing: /);
});

test('powers name dice that there are, and effects that fit the moment', () => {
  const use = { when: 'free', effects: [{ do: 'reroll' }] };
  const [card] = json('items.json').mods;
  const told = 'reroll works only in a power that is used in a roll';
  expect(spoilt('items.json', (pack) => Object.assign(pack.mods?.[0] ?? {}, { use }))).toEqual([
    `mine.json: mods: ${card.id}.use.effects[0].do: ${told}`,
  ]);
  expect(
    spoilt('bots.json', (pack) => {
      const abilities = (pack.bots?.[0]?.abilities ?? []) as Entry[];
      Object.assign(abilities[0] ?? {}, { use: { when: 'free', die: 'lost', effects: [] } });
    }),
  ).toEqual(['mine.json: bots: byte.abilities[0].use.die: there is no die called lost']);
  expect(changed('network-cards.json', 'cards', { effects: [{ do: 'ap', by: 1 }] })).toEqual([
    'mine.json: cards: quiet-corridor.effects[0].do: ap works only in a power that is used in a roll',
  ]);
  expect(changed('captains.json', 'captains', { action: { id: 'x', effects: [{ do: 'steps', by: 1 }] } })).toEqual([
    'mine.json: captains: vance.action.effects[0].do: steps works only in a power that is used in a move',
  ]);
  expect(changed('guards.json', 'guards', { ability: 'grapple' })).toEqual([
    'mine.json: guards: hamster.value: Grapple has a value, and no other ability',
  ]);
  expect(changed('items.json', 'equipment', { effects: [] })).toEqual([
    'mine.json: equipment: key-card.effects: a Discard card needs effects',
  ]);
});

test('the network has a core and no lines into nothing', () => {
  expect(
    spoilt('network.json', (pack) => {
      const layers = pack.layers as unknown as string[][];
      layers[3]?.reverse();
    }),
  ).toEqual(['mine.json: layers[3][0]: the core is a hub (BC-NET-03)']);
  expect(spoilt('network.json', (pack) => pack.lines?.push({ layer: 1, from: 40, to: 0 }))).toEqual([
    'mine.json: network: there is no node 40 on layer 1',
  ]);
});

test('a file that is no pack at all is refused with a reason', () => {
  for (const nonsense of [undefined, null, 7, 'missions', [], {}, { missions: 7 }, { layers: {} }])
    expect(problems('mine.json', nonsense).length, JSON.stringify(nonsense)).toBeGreaterThan(0);
});

test('every kind has a JSON Schema for editors', () => {
  for (const kind of PACK_KINDS)
    expect(packSchema(kind), kind).toMatchObject({ type: 'object', properties: { [kind]: {} } });
});
