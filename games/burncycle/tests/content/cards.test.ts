/** A sweep over all cards: the decks are whole, every effect can be carried out, every word is used, nonsense is refused with its place. */
import { frameOf, sayProblem } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import itemsJson from '../../content/base/items.json' with { type: 'json' };
import threatJson from '../../content/base/threat.json' with { type: 'json' };
import { BOTS } from '../../content/bots.ts';
import { CAPTAINS } from '../../content/captains.ts';
import { POWER_DICE } from '../../content/dice.ts';
import { checkItems, EQUIPMENT, MODS } from '../../content/items.ts';
import { NETWORK } from '../../content/network.ts';
import { NETWORK_CARDS } from '../../content/network-cards.ts';
import { OPTION_CATEGORIES, TERMINALS } from '../../content/terminals.ts';
import { checkThreat, THREAT_CARDS } from '../../content/threat.ts';
import { effectList } from '../../rules/effects/list.ts';
import { EFFECT_NAMES, VOCABULARY } from '../../rules/effects/vocabulary.ts';
import { SUPPLY_CHIPS } from '../../rules/lists.ts';
import { MODIFIERS } from '../../rules/modifiers.ts';
import { drawnState, Table } from '../kit.ts';

const FLOOR = `
  +-+-+-+-+-+-+
  |. . . . . .|
  +-+d+-+-+d+-+
  |A A A|B B B|
  + + + + + + +
  |A A AdB B B|
  +-+-+-+-+-+-+
`;

type Entry = { readonly do: string; readonly [param: string]: unknown };
interface List {
  readonly of: string;
  readonly effects: readonly Entry[];
}

const uses = [...EQUIPMENT, ...MODS, ...BOTS.flatMap(({ abilities, module }) => [...abilities, module.ability])];
const LISTS: readonly List[] = [
  ...TERMINALS.flatMap(({ id, options }) =>
    options.map((option) => ({ of: `${id} ${option.id}`, effects: option.effects })),
  ),
  ...NETWORK_CARDS.map(({ id, effects }) => ({ of: id, effects })),
  ...EQUIPMENT.flatMap(({ id, effects }) => (effects === undefined ? [] : [{ of: id, effects }])),
  ...uses.flatMap(({ id, use }) => (use === undefined ? [] : [{ of: id, effects: use.effects }])),
  ...POWER_DICE.flatMap(({ id, faces }) => faces.map(({ effects }, at) => ({ of: `${id} ${at + 1}`, effects }))),
  ...CAPTAINS.map(({ action }) => ({ of: action.id, effects: action.effects })),
  ...THREAT_CARDS.flatMap(({ standard }) => standard.events.map(({ id, effects }) => ({ of: id, effects }))),
];

/** A table on which everything has a target: guards, pings, doors, unscouted rooms, degraded chips, decks. */
function tableFor(effects: readonly Entry[]): Table {
  const made = drawnState(FLOOR, {
    bots: [{ at: 'd1', chip: 'a3', ip: 0 }, { at: 'f1', chip: 'f1', ip: 3 }, { at: 'a1' }],
    active: 0,
    unlocked: ['e3'],
    guards: [{ kind: 'hamster', at: 'e1', facing: 1, hasKey: true }],
    floor: {
      rooms: [{ letter: 'A', scout: 1 }],
      terminals: ['f3'],
      posts: [{ cell: 'a3', facing: 'e', kind: 'hallway', number: 1 }],
    },
  });
  made.captain = 'vance';
  made.threat = 5;
  made.peak = 5;
  made.pings = [10];
  made.floor.unscouted = [0];
  made.burncycle = [0, 1, 2].map((slot) => ({ isActive: true, chip: 'general', isDegraded: slot === 1 }));
  for (const chip of SUPPLY_CHIPS) made.stock[chip] = 4;
  for (const chip of SUPPLY_CHIPS) made.team[chip] = 1;
  for (const bot of made.bots) bot.supply.tech = 1;
  made.pool = { basic: 2, advanced: 0, elite: 0 };
  made.drone = { bot: 0, cell: 3, isCharged: true, moved: 0 };
  made.test = { purpose: 'move', bot: 0, bonus: 0, dice: [{ die: 'basic', face: 3, isIconUsed: false }], pairs: 0 };
  made.decks.equipment.left = ['key-card', 'spare-cell', 'nitro-shot', 'jammer-pulse'];
  made.decks.mod.left = ['heat-sink', 'dampers', 'deep-cell', 'cannonarm'];
  made.decks.network.left = ['echo-log', 'clean-sheet'];
  made.decks.imperative.left = ['hands-off', 'low-profile', 'sit-tight'];
  for (const [level, kind] of ['hamster', 'picket', 'sentinel'].entries())
    made.guardPiles[level + 1] = { left: [kind, kind], discard: [] };
  return new Table(made, frameOf(effectList, { list: effects, at: 0, context: { bot: 0 } }), Array<number>(40).fill(1));
}

test.each(LISTS.filter(({ effects }) => effects.length > 0).map(({ of, effects }) => [of, effects] as const))(
  'BC-EQUIP-01 %s can be carried out from beginning to end, and something happens',
  (_of, effects) => {
    const t = tableFor(effects).playOut().over();
    expect(t.events.length).toBeGreaterThan(0);
  },
);

test('BC-GAP-13 twenty-four terminal cards, no two alike, with options that ask for more and more', () => {
  expect(TERMINALS.length).toBe(24);
  expect(new Set(TERMINALS.map(({ options }) => options.map(({ id }) => id).join())).size).toBe(24);
  for (const { options } of TERMINALS) {
    const [low = 0, mid = 0, high = 0] = options.map(({ ap }) => ap);
    expect(low < mid && mid < high).toBe(true);
  }
  expect(new Set(TERMINALS.flatMap(({ options }) => options.map(({ category }) => category))).size).toBe(
    OPTION_CATEGORIES.length,
  );
});

test('BC-GAP-13 an option of one name is the same on every card', () => {
  const seen = new Map<string, string>();
  for (const option of TERMINALS.flatMap(({ options }) => options)) {
    const text = JSON.stringify(option);
    expect(seen.get(option.id) ?? text).toBe(text);
    seen.set(option.id, text);
  }
});

test('BC-GAP-14 twenty-four network cards, two for each layer and type, and the network has a node for each', () => {
  expect(NETWORK_CARDS.length).toBe(24);
  for (const { id, layer, node } of NETWORK_CARDS) {
    expect([id, NETWORK.nodes.some((one) => one.layer === layer && one.kind === node)]).toEqual([id, true]);
    expect(NETWORK_CARDS.filter((other) => other.layer === layer && other.node === node).length).toBe(2);
  }
});

test('BC-EX-19 the virtual terminal is a card for tech nodes of layer 3', () => {
  const card = NETWORK_CARDS.find(({ id }) => id === 'virtual-terminal');
  expect([card?.layer, card?.node, card?.source]).toEqual([3, 'tech', 'rulebook']);
});

test('every ID is used once', () => {
  const ids = [...EQUIPMENT, ...MODS, ...NETWORK_CARDS, ...TERMINALS, ...CAPTAINS, ...BOTS].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('every effect of the vocabulary is on some card, with a sentence about it', () => {
  const used = new Set(LISTS.flatMap(({ effects }) => effects.map((effect) => effect.do)));
  const unused = EFFECT_NAMES.filter((name) => !used.has(name));
  expect(unused).toEqual([]);
  for (const name of EFFECT_NAMES) expect(VOCABULARY[name].about.endsWith('.')).toBe(true);
});

test('every modifier is given by something', () => {
  const given = new Set([
    ...uses.flatMap(({ modifiers = [] }) => modifiers.map(({ name }) => name)),
    ...CAPTAINS.flatMap(({ abilities }) => abilities.flatMap((one) => ('name' in one ? [one.name] : []))),
    ...THREAT_CARDS.flatMap(({ standard, simplified }) =>
      [...standard.thresholds, ...simplified.thresholds].flatMap(({ modifiers }) => modifiers.map(({ name }) => name)),
    ),
  ]);
  expect(Object.keys(MODIFIERS).filter((name) => !given.has(name as never))).toEqual([]);
});

/** What is said about a pack of which one thing is changed. */
const problems = (change: (json: typeof itemsJson) => void): string => {
  const json = structuredClone(itemsJson);
  change(json);
  const result = checkItems('mine.json', json);
  return result.ok ? 'fine' : result.problems.map(sayProblem).join('\n');
};

test('a wrong card is refused with file, entry and field', () => {
  expect(problems(() => {})).toBe('fine');
  expect(problems((json) => Object.assign(json.equipment[0]?.effects?.[0] ?? {}, { do: 'kee' }))).toMatch(
    /^mine\.json: equipment: key-card\.effects\[0\]/,
  );
  expect(problems((json) => Object.assign(json.equipment[0] ?? {}, { category: 'counter' }))).toBe(
    'mine.json: equipment: key-card.effects: only a Discard card has effects of its own; others have a use',
  );
  const breakable = itemsJson.equipment.findIndex(({ category }) => category === 'breakable');
  expect(problems((json) => Object.assign(json.equipment[breakable]?.use ?? {}, { die: 'equipment-9' }))).toContain(
    'there is no die called equipment-9',
  );
  const counter = itemsJson.equipment.findIndex(({ category }) => category === 'counter');
  expect(problems((json) => Object.assign(json.equipment[counter] ?? {}, { category: 'single-use' }))).toContain(
    'a Counter has a counter, and no other card',
  );
  expect(problems((json) => Object.assign(json.mods[0]?.modifiers?.[0] ?? {}, { name: 'strike-rich' }))).toMatch(
    /^mine\.json: mods: cannonarm\.modifiers\[0\]\.name/,
  );
});

test('BC-THREAT-07 events of a threat card stand in ascending order, or the card is refused', () => {
  const json = structuredClone(threatJson);
  Object.assign(json.threat[0]?.standard.events[1] ?? {}, { level: 2 });
  const result = checkThreat('mine.json', json);
  expect(result.ok ? 'fine' : result.problems.map(sayProblem)).toEqual([
    'mine.json: threat: gantry.standard.events[1].level: events stand in ascending order',
  ]);
});
