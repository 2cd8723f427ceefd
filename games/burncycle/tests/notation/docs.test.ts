/** The examples of docs/notation-burncycle.md can be read, and every line of a position is explained there. */
import { readFileSync } from 'node:fs';
import { canonicalJson, type Position } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { BOT_WORDS } from '../../notation/bot-words.ts';
import { KEYS } from '../../notation/lines.ts';
import { notation } from '../../notation/notation.ts';
import type { BurncycleState } from '../../rules/types.ts';

const page = readFileSync(new URL('../../../../docs/notation-burncycle.md', import.meta.url), 'utf8');

/** Blocks of the page in their order: positions, and commands that are given in the position before them. */
const blocks = [...page.matchAll(/^```(position|commands)\n(.*?)^```$/gms)].map(([, kind = '', text = '']) => ({
  kind,
  text,
}));

function read(text: string): Position<BurncycleState> {
  const position = notation.parsePosition(text);
  if (!position.ok) throw new Error(`${position.where}: ${position.problem}`);
  return position.value;
}

test('the page has examples of both kinds', () => {
  expect(blocks.filter(({ kind }) => kind === 'position').length).toBeGreaterThan(2);
  expect(blocks.filter(({ kind }) => kind === 'commands').length).toBeGreaterThan(1);
});

for (const [i, { kind, text }] of blocks.entries()) {
  test(`example ${i + 1}: ${text.split('\n')[0] ?? ''}`, () => {
    if (kind === 'position') {
      const position = read(text);
      expect(canonicalJson(read(notation.printPosition(position)))).toBe(canonicalJson(position));
      return;
    }
    const before = blocks.slice(0, i).findLast((block) => block.kind === 'position');
    const { state, stack } = read(before?.text ?? '');
    const frame = stack.at(-1) ?? { step: '', memory: {} };
    for (const line of text.split('\n').filter((command) => command !== '')) {
      const [command = ''] = line.split(/\s+#/);
      expect(notation.parseChoice(command.trim(), state, frame), command).toMatchObject({ ok: true });
    }
  });
}

test('every line of a position and every word of a bot is on the page', () => {
  for (const key of KEYS) expect(page, key).toMatch(new RegExp(`\`${key}[: \`]`));
  for (const word of Object.keys(BOT_WORDS)) expect(page, word).toMatch(new RegExp(`\`${word}[ \`]`));
});
