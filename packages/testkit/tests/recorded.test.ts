/** Recorded games: playthroughs and endings, compared with committed files, written anew only on demand. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Match } from '@tablerunner/engine';
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

test('the recorded commands are played, whatever a player would choose today', () => {
  const file = join(folder, 'greedy.txt');
  renew();
  expectPlaythrough(file, game, { seed: 'one', player: 'greedy' });
  vi.unstubAllEnvs();
  const value = (): never => {
    throw new Error('nobody is asked what a position is worth');
  };
  expectPlaythrough(file, lowball({ hints: { value } }), { seed: 'one', player: 'greedy' });
});

test('a recorded command that the rules refuse now, or that is missing, is told', () => {
  const file = join(folder, 'short.txt');
  const options = { seed: 'one', brief: true };
  renew();
  expectPlaythrough(file, game, options);
  vi.unstubAllEnvs();
  const text = readFileSync(file, 'utf8');
  /** What the rules make of a spoiled file. */
  const played = (spoiled: string): string => {
    writeFileSync(file, spoiled);
    try {
      expectPlaythrough(file, game, options);
    } catch (error) {
      return (error as { actual: string }).actual;
    }
    throw new Error('the spoiled file is as good as the whole');
  };
  expect(played(text.replace(/> (\w+): .*/, '> $1: lay card99'))).toMatch(/\n {2}refused: LB-ACT-03 not-in-hand\n$/);
  expect(played(text.replace(/> (\w+): .*/, '> $1: dance'))).toMatch(
    /\n {2}refused: command: 'dance' is no command\n$/,
  );
  expect(played(text.replace(/> \w+: .*\n(?=[^>]*$)/, ''))).toMatch(/\nno more commands\n$/);
});

test('in brief a decision and its answer have a line each', () => {
  const text = recordPlaythrough(game, { seed: 'one', brief: true, viewsEvery: 1_000 });
  expect(text).toMatch(/\nplayer: random\n\n\{"state":.*\n\n# 0 [0-9a-f]{16} lowball\/act, 3 legal\n> north: .*\n# 1 /);
  expect(text).toMatch(/\n\n\{"state":.*\n\n# \d+ [0-9a-f]{16}\nover: \{"clause":"LB-END-01",.*\}\n$/);
  expect(text.match(/\{"state":/g)).toHaveLength(2);
});

test('an ending may be asked for by what is so in the end, and begin anywhere', () => {
  const file = join(folder, 'far.json');
  const far = ({ score }: { score: { north: number } }): boolean => score.north >= 5;
  renew();
  expectEnding(file, game, { reason: 'ahead', when: far });
  vi.unstubAllEnvs();
  expectEnding(file, game, { reason: 'ahead', when: far });
  expect(() => expectEnding(file, game, { reason: 'ahead', when: () => false })).toThrow('far.json ends with');
  expect(readFileSync(file, 'utf8')).toMatch(/"log": \[\n {2}\{"seat":"north","choice":\{.*\}\},\n/);

  const late = join(folder, 'late.json');
  const started = Match.start(game, { seed: 'late' });
  if (!started.ok) throw new Error(started.problem);
  const { position } = started.value;
  renew();
  const positionFor = () => ({ ...position, state: { ...structuredClone(position.state), turns: 13 } });
  expectEnding(late, game, { reason: 'level' }, { positionFor });
  vi.unstubAllEnvs();
  expectEnding(late, game, { reason: 'level' });
  expect(JSON.parse(readFileSync(late, 'utf8')).log.length).toBeLessThan(3);
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
