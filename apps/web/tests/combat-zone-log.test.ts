/** The log of Combat Zone: every event in a sentence, rolls with their dice, places that can be found again, clauses that exist. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import type { GameEvent } from '@tablerunner/engine';
import { LOCALES } from '@tablerunner/language';
import type { SeenEvent } from '@tablerunner/table';
import { expect, test } from 'vitest';
import { clauseOf, shortName } from '../src/games/combat-zone/log/clauses.ts';
import { draftsOf } from '../src/games/combat-zone/log/drafts.ts';
import { combatZoneLines } from '../src/games/combat-zone/log/lines.tsx';
import { placeText, pointOfPlace } from '../src/games/combat-zone/log/places.ts';
import { game } from '../src/games/combat-zone/shared.ts';
import type { LogLine } from '../src/table/game-ui.ts';
import { play, tongueOf } from './combat-zone-kit.ts';

const played = play({ scenario: 'stash-run', limit: 150 }, 'log', 260);

const linesOf = (events: readonly SeenEvent[], view: CombatZoneView, locale: (typeof LOCALES)[number] = 'en') =>
  combatZoneLines({ events, seen: { game: 'combat-zone', viewer: '', view, stack: [] }, ...tongueOf(locale) });

const seen = (name: string, data: unknown, n: number): SeenEvent => ({
  n,
  at: 1,
  event: { name: `combat-zone/${name}`, data },
});

test.each(LOCALES)('the log tells a match in %s, without a hole and in its order', (locale) => {
  const lines = linesOf(played.events, played.view, locale);
  expect(lines.length).toBeGreaterThan(100);
  for (const { text, clause } of lines) {
    expect(text).not.toMatch(/undefined|\{|combat-zone[./]|NaN|#\d|\(\)/);
    if (clause !== undefined) expect(clause).toMatch(/^CZ-[A-Z]+-\d{2,3}$/);
  }
  expect(lines.map(({ n }) => n)).toEqual(lines.map(({ n }) => n).toSorted((one, other) => one - other));
  const kinds = new Set(lines.map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['turn', 'roll', 'harm', 'line', 'quiet']));
});

/** A Luck token is told with the die that it buys, the end of an activation by whoever acts next. */
const IMPLIED = ['combat-zone/luck-spent', 'combat-zone/activation-ended'];

test('every kind of event has a sentence, or is told in the same breath as another', () => {
  const messages = game.messages?.en ?? {};
  const isSilent = (name: string): boolean =>
    draftsOf([{ n: 0, at: 1, event: { name, data: { model: 0 } } }]).length === 0;
  const told = [...game.eventsByName.keys()].filter((name) => name.startsWith('combat-zone/'));
  expect(told.length).toBeGreaterThan(60);
  for (const name of told) {
    const hasSentence = (messages[`event.${name}`] ?? '') !== '';
    expect(hasSentence, name).toBe(!isSilent(name) || IMPLIED.includes(name));
  }
});

/** A shot by the first model at the last, with all that can change it. */
function shot(view: CombatZoneView): readonly SeenEvent[] {
  const target = view.models.length - 1;
  const die = (colour: string) => ({ colour, face: 0, isRerolled: false });
  const contest = {
    purpose: 'basic/ranged',
    action: 'basic/ranged',
    acting: { model: 0, player: 0, token: 0, skill: 'ranged', bonuses: [{ why: 'ranged', by: 2 }], die: die('yellow') },
    opposing: [
      {
        model: target,
        player: 1,
        token: -1,
        skill: 'reflexes',
        bonuses: [{ why: 'obstacle-in-the-path', by: 1 }],
        die: die('yellow'),
      },
    ],
  };
  const doing = { model: 0, action: 'basic/ranged', token: 0, colour: 'yellow', isFree: false, isReaction: false };
  return [
    seen('token-used', { model: 0, token: 0 }, 0),
    seen('action-began', doing, 1),
    seen('declared', { contest }, 2),
    { n: 3, at: 1, event: { name: 'engine/rolled', data: { sides: 8, results: [3], purpose: 'basic/ranged' } } },
    seen('rolled', { acting: 3, opposing: [4] }, 4),
    seen('luck-spent', { player: 0 }, 5),
    seen('rerolled', { roller: -1, face: 6, player: 0, means: 'luck' }, 6),
    seen('roll-settled', { purpose: 'basic/ranged', wins: [true] }, 7),
    seen('attack-hit', { model: 0, target, action: 'basic/ranged', isCrit: false }, 8),
    seen('contest-ended', {}, 9),
  ];
}

test('a roll is one line with its dice as they lie in the end, each bonus with its reason, and why it was won', () => {
  const events = shot(played.view);
  const lines = linesOf(events, played.view);
  expect(lines.map(({ n }) => n)).toEqual([1, 4, 6, 8]);
  const [, roll, again] = lines as readonly LogLine[];
  expect(roll?.dice).toEqual([
    { face: 6, role: 'active' },
    { face: 4, role: 'passive' },
  ]);
  expect(roll?.text).toContain('6 + 2 Ranged = 8');
  expect(roll?.text).toContain('4 + 1 an obstacle in the path = 5');
  expect(roll?.text).toContain('8 beats 5.');
  expect(roll?.clause).toBe('CZ-DICE-06');
  expect(again?.text).toBe('Player 1 spends Luck and rolls again: 6.');
  expect(again?.clause).toBe('CZ-LUCK-02');
  // Before Luck was spent the line said what lay there then.
  expect(linesOf(events.slice(0, 5), played.view)[1]?.text).toContain('5 to 5: a tie goes to the defender.');
});

test('a hit that follows its roll stands in the same line', () => {
  const events = shot(played.view).filter(({ event }) => !/rerolled|luck-spent/.test(event.name));
  const lines = linesOf(events, played.view);
  expect(lines).toHaveLength(2);
  expect(lines[1]?.text).toMatch(/ hits /);
});

test('a move is told with the token that pays, and its place can be found again', () => {
  const doing = { model: 0, action: 'basic/move', token: 0, colour: 'green', isFree: false, isReaction: false };
  const stand = (x: number, y: number, by: string) => ({ model: 0, x, y, z: 0, by });
  const events = [
    seen('action-began', doing, 0),
    seen('moved', stand(3000, 4000, 'move'), 1),
    seen('moved', stand(12_340, 4460, 'move'), 2),
    seen('moved', stand(12_340, 9000, 'push'), 3),
  ];
  const lines = linesOf(events, played.view);
  expect(lines).toHaveLength(2);
  expect(lines[0]?.text).toMatch(/moves to 12\.3\|4\.5 \(GREEN\)\.$/);
  expect(lines[0]?.clause).toBe('CZ-BASIC-01');
  expect(lines[1]).toMatchObject({ clause: 'CZ-KW-32' });
  expect(linesOf(events, played.view, 'fr')[0]?.text).toContain('12,3|4,5');
  for (const locale of LOCALES) {
    expect(pointOfPlace(placeText({ x: 12_340, y: 4460 }, locale))).toEqual({ x: 12_300, y: 4500 });
  }
  expect(pointOfPlace('e5')).toBeUndefined();
});

test('what happened is told in the same words for ever, whoever has left the table since', () => {
  const half = played.events.slice(0, Math.floor(played.events.length / 2));
  const early = linesOf(half, played.first);
  const late = linesOf(half, played.view);
  expect(late.map(({ text }) => text)).toEqual(early.map(({ text }) => text));
});

const folder = fileURLToPath(new URL('../../../games/combat-zone/rulebook/en/', import.meta.url));
const rulebook = readdirSync(folder)
  .map((file) => (file.endsWith('.md') ? readFileSync(folder + file, 'utf8') : ''))
  .join('\n');

test.each(['log/clauses.ts', 'roll/verdict.ts', 'score/victory-words.ts', 'roster/payment.ts'])(
  'every clause that %s names is in the rulebook',
  (file) => {
    const source = readFileSync(new URL(`../src/games/combat-zone/${file}`, import.meta.url), 'utf8');
    const named = new Set(source.match(/CZ-[A-Z]+-\d{2,3}/g) ?? []);
    expect(named.size).toBeGreaterThan(0);
    for (const clause of named) expect(rulebook, clause).toContain(`**${clause}**`);
  },
);

test('a clause goes by what brought the event about', () => {
  const of = (name: string, data: unknown): string | undefined => clauseOf({ name: `combat-zone/${name}`, data });
  expect(of('wounded', { isAttack: true, by: 1 })).toBe('CZ-WOUND-03');
  expect(of('wounded', { isAttack: false, by: -1 })).toBe('CZ-WOUND-02');
  expect(of('moved', { by: 'fall' })).toBe('CZ-FALL-01');
  expect(of('action-began', { action: 'smg/fire', isReaction: true })).toBe('CZ-REACT-01');
  expect(of('card-discarded', { why: 'armor' })).toBe('CZ-ARMOR-05');
  const first: GameEvent = { name: 'combat-zone/rolled', data: {} };
  expect(shortName(first)).toBe('rolled');
});
