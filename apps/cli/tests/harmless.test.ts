/** Nothing in a file gives orders to the terminal. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { harmless } from '../src/harmless.ts';
import { run } from './fixtures/world.ts';

/** Sets the window's title, clears the screen, writes over the line, turns the writing; as one byte too. */
const ORDERS = '\x1b]0;mine\x07\x1b[2J\r\x1b[K\x9b2J\u202Eevil\x7f';

test('orders are shown, our own colours and line ends stay, and JSON means the same', () => {
  expect(harmless(`a${ORDERS}b\n\tc`, true)).toBe(
    'a\\u001b]0;mine\\u0007\\u001b[2J\\u000d\\u001b[K\\u009b2J\\u202eevil\\u007fb\n\tc',
  );
  expect(harmless('\x1b[31mred\x1b[39m\x1b[8mhidden', true)).toBe('\x1b[31mred\x1b[39m\\u001b[8mhidden');
  expect(harmless('\x1b[31mred', false)).toBe('\\u001b[31mred');
  expect(harmless('\r\x1b[K10 %', true)).toBe('\r\x1b[K10 %');
  expect(JSON.parse(harmless(JSON.stringify({ a: ORDERS }), false))).toEqual({ a: ORDERS });
});

test('whatever command reads a file, its text gives no orders', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablerunner-cli-'));
  const file = join(folder, 'file.json');
  const match = { format: 'tablerunner-match', game: ORDERS, seed: ORDERS, [ORDERS]: 1, log: [{ seat: ORDERS }] };
  const pack = { pack: ORDERS, [ORDERS]: [{ id: ORDERS }] };
  const commands = [
    ['replay', file],
    ['verify', file],
    ['pack', 'check', file, '--game', 'sample'],
    ['team', 'check', file],
    ['campaign', 'show', file],
    ['count', 'sample', '--position', file],
    ['play', file],
    [ORDERS],
  ];
  for (const text of [JSON.stringify(match), JSON.stringify(pack), ORDERS]) {
    writeFileSync(file, text);
    for (const words of commands) {
      const { out, err } = await run(words);
      expect(`${out}${err}`).not.toMatch(/(?![\n\t])[\p{Cc}\u202E]/u);
    }
  }
  rmSync(folder, { recursive: true });
});
