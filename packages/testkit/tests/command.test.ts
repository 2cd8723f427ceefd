/** The command lines of promises and soak: what it says, and how it ends. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../src/promises/command.ts';
import { runCommand as runSoak } from '../src/soak/command.ts';

vi.setConfig({ testTimeout: 60_000 }); // whole games, and other tests at the same time

let out: string[] = [];
let err: string[] = [];
beforeEach(() => {
  out = [];
  err = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void out.push(text));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void err.push(text));
});
afterEach(() => vi.restoreAllMocks());

test('kept promises are told in numbers', async () => {
  expect(await runCommand(['--game', 'sample', '--games', '2'])).toBe(0);
  expect(out.join('\n')).toMatch(/^sample keeps its promises on 2 random games .*\n\d+ commands/);
  expect(out.join('\n')).toMatch(/Put to the test: plain \d+, offer \d+, /);
});

test('the report can be had as JSON', async () => {
  expect(await runCommand(['--games', '1', '--json', '--seed', 'x', '--from', '7', '--player', 'greedy'])).toBe(0);
  expect(JSON.parse(out[0] ?? '')).toMatchObject({ game: 'sample', games: 1 });
});

test('help is help', async () => {
  expect(await runCommand(['--help'])).toBe(0);
  expect(out[0]).toContain('--games N');
});

test.each([
  [['--games', '0'], '--games must be a whole number of 1 or more'],
  [['--games', 'many'], "not 'many'"],
  [['--from', '-1'], '--from'],
  [['--game', 'chess'], "there is no game called 'chess'"],
  [['--game', '../cli'], "'../cli' is no name of a game"],
  [['--game', 'testkit'], "the package of 'testkit' exports no game"],
  [['--player', 'oracle'], 'oracle'],
  [['--options', '{'], "--options must be JSON, such as '{\"rounds\":3}', not '{'"],
  [['--options', '{"rounds":-1}'], '--options: options.rounds: '],
  [['--speed'], '--speed'],
  [['sample'], 'sample'],
])('wrong use %j ends with 2 and a sentence', async (words, sentence) => {
  expect(await runCommand(words)).toBe(2);
  expect(err.join('\n')).toContain(sentence);
});

test('options are those that are given, or all in turn', async () => {
  expect(await runCommand(['--games', '2', '--json', '--options', '{"rounds":1}'])).toBe(0);
  expect(await runCommand(['--games', '2', '--json'])).toBe(0);
  const [short, any] = out.map((line) => (JSON.parse(line) as { commands: number }).commands);
  expect(short).toBeLessThan(any ?? 0);
});

test('a soak is told in numbers or as JSON', async () => {
  expect(await runSoak(['--game', 'sample', '--games', '21'])).toBe(0);
  expect(out[0]).toMatch(/^21 random games of sample without a fault .*\n\d+ commands, .*\n2 games played again/);
  expect(out[0]).toMatch(/Endings: SK-[A-Z]+-\d\d [a-z-]+ \d+/);
  expect(await runSoak(['--games', '2', '--json', '--from', '3'])).toBe(0);
  expect(JSON.parse(out[1] ?? '')).toMatchObject({ game: 'sample', games: 2 });
  expect(await runSoak(['--help'])).toBe(0);
  expect(out[2]).toContain('npm run soak -- --game escape');
});

test('a soak knows nothing of players', async () => {
  expect(await runSoak(['--player', 'greedy'])).toBe(2);
  expect(err[0]).toContain('--player');
});
