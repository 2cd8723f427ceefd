/** Packs: ours are judged like everybody's, and what is wrong is said with file, entry and field. */
import { readdirSync, readFileSync } from 'node:fs';
import { fastChance, Match, restoreMatch, sayProblem } from '@tablerunner/engine';
import { expectReadBack } from '@tablerunner/testkit';
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

/** A scenario of ours under another name, on a night with less time. */
const own = (file: string, changes: object = {}) => ({
  pack: 'mine',
  scenarios: [{ ...json(file).scenarios[0], id: 'night-watch', ...changes }],
});

function lay(options: Record<string, unknown>, ...packs: readonly unknown[]) {
  const laid = packs.map((pack, i) => {
    const checked = escapeGame.packs?.check(`${i}.json`, pack);
    if (checked?.ok !== true) throw new Error(checked?.problems.map(sayProblem).join());
    return { file: `${i}.json`, pack: checked.pack };
  });
  return escapeGame.packs?.lay?.(options, laid);
}

test.each(['scenarios-revolution.json', 'scenarios-cooperation.json'])(
  'a match is played with a scenario out of a pack like %s, and its file is restored',
  (file) => {
    const laid = lay({ squads: 'proposed' }, own(file, { turns: 3 }));
    if (laid?.ok !== true) throw new Error(laid?.problem);
    const match = Match.start(escapeGame, { seed: 'own scenario', options: laid.value });
    if (!match.ok) throw new Error(match.problem);
    expect(match.value.position.state.scenario).toMatchObject({ id: 'night-watch', turns: 3 });
    const chance = fastChance('own scenario');
    for (let i = 0; i < 30; i++) {
      const legal = match.value.legal();
      match.value.play(match.value.decision()?.seat ?? '', legal[chance.below(legal.length)]);
    }
    expectReadBack(escapeGame.notation, match.value.position);
    expect(restoreMatch(escapeGame, JSON.parse(JSON.stringify(match.value.save())))).toMatchObject({ ok: true });
  },
);

test('of several own scenarios the option names one, and what is not there is told', () => {
  const two = { pack: 'mine', scenarios: json('scenarios-revolution.json').scenarios };
  expect(lay({ scenario: 'exodus' }, two)).toMatchObject({ ok: true, value: { own: { scenario: { id: 'exodus' } } } });
  expect(lay({ scenario: 'nowhere' }, own('scenarios-revolution.json'))).toEqual({
    ok: false,
    where: 'scenario',
    problem: 'no scenario of the packs is called so; there are night-watch',
  });
});

test.each(['boards.json', 'characters.json', 'campaigns.json', 'repression.json', 'recruitment.json'])(
  '%s is not played yet, and the sentence says what is',
  (file) => {
    expect(lay({}, json(file))).toMatchObject({
      ok: false,
      where: '0.json',
      problem: expect.stringContaining('own scenarios'),
    });
  },
);

test('an own scenario in the options is judged like one in a pack', () => {
  const start = (scenario: unknown, mode = 'revolution') =>
    Match.start(escapeGame, { seed: 'own scenario', options: { mode, own: { scenario } } });
  const [good] = own('scenarios-revolution.json').scenarios;
  expect(start(good)).toMatchObject({ ok: true });
  expect(start(good, 'cooperation')).toMatchObject({ problem: 'this scenario belongs to the other mode' });
  expect(start({ ...good, board: 'nowhere' })).toMatchObject({ problem: 'board: there is no board called nowhere' });
  expect(start({ ...good, turns: 1_000_000 })).toMatchObject({ where: 'options.own.scenario.turns' });
  const nested = `${'{"all":['.repeat(5_000)}{"is":"ended"}${']}'.repeat(5_000)}`;
  const deep = JSON.parse(nested);
  const bomb = { ...good, victory: { resistance: deep, isc: deep } };
  expect(start(bomb)).toMatchObject({ where: 'options', problem: 'its lists are nested too deeply' });
  const whole = JSON.stringify({ ...good, victory: { resistance: 'deep' } }).replace('"deep"', nested);
  const text = `board: atrium\nunit ashton g6\nscenario: ${whole}`;
  expect(escapeGame.notation.parsePosition(text)).toMatchObject({ ok: false, where: 'line 3' });
});
