/** The example clients play whole games through the referee, as somebody would start them after a build. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { games } from '@tablerunner/catalogue';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

function run(program: string, words: readonly string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(program, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const text = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text.out += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    text.err += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...text }));
  });
}

async function expectWholeGames(program: string, words: readonly string[]): Promise<void> {
  const { code, out, err } = await run(program, words);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const { id } of games) expect(out).toMatch(new RegExp(`^${id}: \\d+ commands, [1-9]\\d* odds\\. \\S`, 'm'));
  expect(out).toMatch(/^ {2}.*: .*\d+d\d+ for .*; \d+\/\d+ \{/m); // dice, a share and an outcome were told
}

test('the client in TypeScript plays a whole game of every game', () =>
  expectWholeGames(process.execPath, ['examples/dist/random-game.js']));

test.skipIf(!hasPython)('the client in Python plays a whole game of every game', () =>
  expectWholeGames('python3', ['examples/random_game.py']),
);
