/** The command line of the promises: what it says, and how it ends. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../src/promises/command.ts';

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
  [['--speed'], '--speed'],
  [['sample'], 'sample'],
])('wrong use %j ends with 2 and a sentence', async (words, sentence) => {
  expect(await runCommand(words)).toBe(2);
  expect(err.join('\n')).toContain(sentence);
});
