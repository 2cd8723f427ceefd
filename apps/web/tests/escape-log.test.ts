/** The log of Escape: every clause that it names is in the rulebook, a walk is one line, an attack stands with its dice. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fastChance, Match } from '@tablerunner/engine';
import type { EscapeView } from '@tablerunner/escape/plan';
import { createSpeaker } from '@tablerunner/language';
import type { SeenEvent } from '@tablerunner/table';
import { expect, test } from 'vitest';
import { clauseOf, type Told } from '../src/games/escape/play/clauses.ts';
import { game } from '../src/games/escape/play/decision.ts';
import { escapeLines } from '../src/games/escape/play/lines.tsx';
import { wordsOf } from '../src/i18n/words.ts';

const folder = fileURLToPath(new URL('../../../games/escape/rulebook/en/', import.meta.url));
const rulebook = readdirSync(folder)
  .map((file) => (file.endsWith('.md') ? readFileSync(folder + file, 'utf8') : ''))
  .join('\n');

test('every clause that the log may name is in the rulebook', () => {
  const source = readFileSync(new URL('../src/games/escape/play/clauses.ts', import.meta.url), 'utf8');
  const named = new Set([
    ...(source.match(/ES-[A-Z]+-\d\d/g) ?? []),
    ...(['revolution', 'cooperation'] as const).flatMap((mode) =>
      Array.from({ length: 11 }, (_, i) => clauseAt({ name: 'event-began', data: { row: i + 2 } }, { mode }) ?? ''),
    ),
  ]);
  expect(named.size).toBeGreaterThan(70);
  for (const clause of named) expect(rulebook, clause).toContain(`**${clause}**`);
});

/** The clause of one event, with as much around it as it needs. */
function clauseAt(
  { name, data }: { readonly name: string; readonly data: object },
  { mode = 'revolution', ...rest }: Partial<Omit<Told, 'event' | 'view'>> & { readonly mode?: string } = {},
): string | undefined {
  const options =
    mode === 'revolution'
      ? { scenario: 'infiltration', squads: 'proposed' }
      : { mode, scenario: 'break-out', squads: 'proposed', players: 1 };
  const started = Match.start(game, { options, seed: 'log' });
  if (!started.ok) throw new Error(started.problem);
  const view = started.value.view('watcher').view as EscapeView;
  return clauseOf({ event: { name: `escape/${name}`, data }, isSetUp: false, hasDice: false, view, ...rest });
}

test('an event has the clause that brought it about, and none where several could have', () => {
  const spent = { name: 'escape/action-spent', data: { unit: 0, pool: 'mvt' } };
  const opened = { name: 'door-changed', data: { door: 0, open: true, hacked: true } };
  expect(clauseAt(opened, { before: spent })).toBe('ES-OPEN-01');
  expect(clauseAt({ ...opened, data: { ...opened.data, open: false } }, { before: spent })).toBe('ES-OPEN-02');
  expect(clauseAt(opened, { before: { name: 'escape/hack-resolved', data: {} } })).toBeUndefined();
  expect(clauseAt({ name: 'event-began', data: { row: 8 } })).toBe('ES-EVENT-09');
  expect(clauseAt({ name: 'event-began', data: { row: 8 } }, { mode: 'cooperation' })).toBe('ES-CEVENT-09');
  expect(clauseAt({ name: 'unit-entered', data: { unit: 0, to: 3 } }, { isSetUp: true })).toBe('ES-DEPLOY-02');
  expect(clauseAt({ name: 'unit-entered', data: { unit: 0, to: 3 } })).toBe('ES-DEPLOY-03');
  const rerolled = { name: 'escape/die-rerolled', data: { die: 0, face: 3, source: 'anthem' } };
  expect(clauseAt({ name: 'anthem-spent', data: { seat: 'resistance' } }, { after: rerolled })).toBe('ES-RES-02');
  expect(clauseAt({ name: 'anthem-spent', data: { seat: 'resistance' } })).toBe('ES-RES-03');
  const heroism = { name: 'anthem-gained', data: { seat: 'p1', reason: 'heroism' } };
  expect(clauseAt(heroism, { mode: 'cooperation' })).toBe('ES-CEVENT-13');
  expect(clauseAt({ name: 'dodge-declared', data: { unit: 0, with: 'combat' } }, { hasDice: true })).toBe('ES-ABIL-20');
  expect(clauseAt({ name: 'dodge-declared', data: { unit: 0, with: 'combat' } })).toBe('ES-DODGE-03');
  expect(clauseAt({ name: 'hack-resolved', data: { opposed: false } })).toBeUndefined();
  expect(clauseAt({ name: 'hack-resolved', data: { opposed: false } }, { hasDice: true })).toBe('ES-HACK-06');
  const taken = { name: 'escape/initiative-taken', data: { inARow: 2 } };
  expect(clauseAt({ name: 'first-chosen', data: { faction: 'isc' } }, { before: taken })).toBe('ES-EVENT-13');
  const won = { name: 'setup-initiative-won', data: { faction: 'resistance', resistance: 10, isc: 10 } };
  expect(clauseAt(won, { isSetUp: true })).toBe('ES-SETUP-08');
  expect(clauseAt({ ...won, data: { ...won.data, isc: 9 } }, { isSetUp: true })).toBe('ES-SETUP-07');
  expect(clauseAt({ name: 'marker-taken', data: { marker: 0, unit: 0 } })).toBeUndefined();
});

test.each([
  ['revolution', 'infiltration'],
  ['cooperation', 'break-out'],
])('a random game of %s: most lines of the log name a clause, and each is in the rulebook', (mode, scenario) => {
  const options = { mode, scenario, squads: 'proposed', ...(mode === 'cooperation' ? { players: 1 } : {}) };
  const started = Match.start(game, { options, seed: 'told' });
  if (!started.ok) throw new Error(started.problem);
  const match = started.value;
  const chance = fastChance('told');
  const events: SeenEvent[] = [];
  for (let i = 0; i < 250; i++) {
    const asked = match.decision();
    if (asked === undefined) break;
    const legal = match.legal();
    const played = match.play(asked.seat, legal[chance.below(legal.length)]);
    if (!played.ok) throw new Error(played.reason);
    for (const event of played.events) events.push({ n: events.length, at: i + 1, event });
  }
  const seat = mode === 'revolution' ? 'resistance' : 'p1';
  const lines = escapeLines({
    events,
    seen: match.view(seat),
    speaker: createSpeaker(game.messages, 'en'),
    say: wordsOf('en'),
  });
  const clauses = lines.flatMap(({ clause }) => clause ?? []);
  expect(lines.length).toBeGreaterThan(60);
  expect(clauses.length * 10).toBeGreaterThan(lines.length * 9);
  expect(new Set(clauses).size).toBeGreaterThan(8);
  for (const clause of clauses) expect(rulebook, clause).toContain(`**${clause}**`);
});

test('the steps of one walk are one line; an attack has its dice and its sum', () => {
  const started = Match.start(game, { options: { scenario: 'infiltration', squads: 'proposed' }, seed: 'log' });
  if (!started.ok) throw new Error(started.problem);
  const at = 1;
  const moved = (n: number, to: number) => ({ n, at, event: { name: 'escape/unit-moved', data: { unit: 0, to } } });
  const spent = (n: number) => ({ n, at, event: { name: 'escape/action-spent', data: { unit: 0, pool: 'mvt' } } });
  const breakdown = [
    { add: 5, why: 'attack-die', clause: 'ES-ROLL-06' },
    { add: 3, why: 'cbt', clause: 'ES-COMBAT-02' },
  ];
  const results = [{ unit: 5, dodged: false, total: 8, damage: 8, breakdown }];
  const events = [
    spent(0),
    moved(1, 16),
    spent(2),
    moved(3, 17),
    spent(4),
    moved(5, 18),
    {
      n: 6,
      at,
      event: {
        name: 'escape/dice-rolled',
        data: { purpose: 'attack', dice: [{ unit: 0, seat: 'resistance', face: 5 }], added: false },
      },
    },
    { n: 7, at, event: { name: 'escape/attack-resolved', data: { attacker: 0, weapon: 'melee', results } } },
    { n: 8, at, event: { name: 'escape/unit-damaged', data: { unit: 5, amount: 8, source: 'melee' } } },
  ];
  const lines = escapeLines({
    events,
    seen: started.value.view('resistance'),
    speaker: createSpeaker(game.messages, 'en'),
    say: wordsOf('en'),
  });
  expect(lines.map(({ text }) => text)).toEqual([
    'Alice moves to c2 for 3 Movement.',
    'Alice attacks with melee. 5 attack die + 3 Combat = 8. 8 damage to Blue Rikishi.',
  ]);
  expect(lines[1]?.dice).toEqual([{ face: 5, role: 'active' }]);
  expect(lines.map(({ n, last }) => [n, last])).toEqual([
    [1, 5],
    [7, 7],
  ]);
});

test('doors that close together are one line, and so are the steps of a token', () => {
  const started = Match.start(game, {
    options: { mode: 'cooperation', scenario: 'break-out', squads: 'proposed', players: 1 },
    seed: 'log',
  });
  if (!started.ok) throw new Error(started.problem);
  const closed = (n: number, door: number) => ({
    n,
    at: 1,
    event: { name: 'escape/door-changed', data: { door, open: false, hacked: false } },
  });
  const spent = { n: 2, at: 1, event: { name: 'escape/action-spent', data: { unit: 0, pool: 'mvt' } } };
  const moved = (n: number, to: number) => ({
    n,
    at: 1,
    event: { name: 'escape/token-moved', data: { token: 1, to } },
  });
  const lines = escapeLines({
    events: [closed(0, 0), closed(1, 1), spent, closed(3, 2), moved(4, 16), moved(5, 17)],
    seen: started.value.view('p1'),
    speaker: createSpeaker(game.messages, 'en'),
    say: wordsOf('en'),
  });
  expect(lines.map(({ n, clause }) => [n, clause])).toEqual([
    [0, 'ES-CLOSE-01'],
    [3, 'ES-OPEN-02'],
    [4, 'ES-TOKEN-01'],
  ]);
  expect(lines[0]?.text).toMatch(/^These doors close: \w+ and \w+\.$/);
});
