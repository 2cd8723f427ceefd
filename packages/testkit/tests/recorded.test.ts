/** Recorded games: playthroughs and endings, compared with committed files, written anew only on demand. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { countEndings, expectEnding, expectPlaythrough, recordPlaythrough } from '../src/index.ts';
import { act, lowball, withStep } from './lowball.ts';

const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());
const renew = () => vi.stubEnv('TABLERUNNER_RENEW', '1');

const game = lowball();

test('a playthrough tells hash, views, decision, legal commands, command and events of each turn', () => {
  const text = recordPlaythrough(game, { seed: 'one', viewsEvery: 5 });
  expect(text).toBe(recordPlaythrough(game, { seed: 'one', viewsEvery: 5 }));
  expect(text).toMatch(
    /^lowball, rules 1, content 1\nseed: one\noptions: \{"cards":12\}\nplayer: random\n\n# 0\nhash: [0-9a-f]{16}\n/,
  );
  expect(text).toMatch(
    /\nview north: \{"active":"north".*\nview south: \{.*\nview spectator: \{.*\ndecision: north lowball\/act LB-ACT-01\nlegal: roll \| draw \| lay card\d\d\n> north: /,
  );
  expect(text).toMatch(/\nview north: [0-9a-f]{16}\n/);
  expect(text).toMatch(/\n {2}lowball\/turned \{\}\n/);
  expect(text).toMatch(/\nover: \{"clause":"LB-END-01",.*\}\n$/);
});

test('a committed playthrough is compared, a missing one is asked for, a renewed one is written', () => {
  const file = join(folder, 'deep', 'one.txt');
  const options = { seed: 'one' };
  expect(() => expectPlaythrough(file, game, options)).toThrow(
    /one\.txt is missing; TABLERUNNER_RENEW=1 writes it, then commit it/,
  );
  renew();
  expectPlaythrough(file, game, options);
  vi.unstubAllEnvs();
  expectPlaythrough(file, game, options);

  const other = withStep(act, { candidates: () => [{ do: 'roll' }, { do: 'draw' }] });
  const before = readFileSync(file, 'utf8');
  expect(() => expectPlaythrough(file, other, options)).toThrow(/the game no longer goes as in .*one\.txt/);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('an ending is found, kept and checked', () => {
  const file = join(folder, 'level.json');
  expect(() => expectEnding(file, game, { reason: 'level' })).toThrow('level.json is missing');
  renew();
  expect(expectEnding(file, game, { reason: 'level', draw: true })).toMatchObject({ reason: 'level', draw: true });
  expect(() => expectEnding(join(folder, 'none.json'), game, { reason: 'fire' }, { games: 5 })).toThrow(
    'none of 5 games ended with {"reason":"fire"}',
  );
  vi.unstubAllEnvs();
  expectEnding(file, game, { reason: 'level', clause: 'LB-END-01' });
  expect(() => expectEnding(file, game, { reason: 'ahead' })).toThrow(
    /level\.json ends with .*not with \{"reason":"ahead"\}/,
  );

  const save = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...save, log: save.log.slice(0, -1) }));
  expect(() => expectEnding(file, game, { reason: 'level' })).toThrow(
    'level.json (TABLERUNNER_RENEW=1 writes it anew) cannot be read: hash',
  );
  writeFileSync(file, '{}');
  expect(() => expectEnding(file, game, { reason: 'level' })).toThrow('level.json cannot be read: format');
});

test('endings of random games are counted', () => {
  const counts = countEndings(game, { games: 40, optionsFor: (n) => ({ cards: 2 + (n % 5) }) });
  expect(Object.keys(counts).sort()).toEqual(['ahead', 'level']);
  expect((counts.ahead ?? 0) + (counts.level ?? 0)).toBe(40);
});
