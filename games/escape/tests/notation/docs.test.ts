/** The examples of docs/notation-escape.md can be read. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { escapeGame } from '../../index.ts';
import { read } from '../kit.ts';

const page = readFileSync(new URL('../../../../docs/notation-escape.md', import.meta.url), 'utf8');

/** Blocks of the page in their order: positions, and commands that are given in the position before them. */
const blocks = [...page.matchAll(/^```(position|commands)\n(.*?)^```$/gms)].map(([, kind = '', text = '']) => ({
  kind,
  text,
}));

test('the page has examples of both kinds', () => {
  expect(blocks.filter(({ kind }) => kind === 'position').length).toBeGreaterThan(2);
  expect(blocks.filter(({ kind }) => kind === 'commands').length).toBeGreaterThan(1);
});

for (const [i, { kind, text }] of blocks.entries()) {
  test(`example ${i + 1}: ${text.split('\n')[0] ?? ''}`, () => {
    if (kind === 'position') {
      const position = read(text);
      const printed = escapeGame.notation.printPosition(position);
      expect(read(printed)).toEqual(position);
      return;
    }
    const before = blocks.slice(0, i).findLast((block) => block.kind === 'position');
    const { state, stack } = read(before?.text ?? '');
    for (const line of text.split('\n').filter((command) => command !== '')) {
      const [command = ''] = line.split(/\s+#/);
      const frame = stack.at(-1) ?? { step: '', memory: {} };
      expect(escapeGame.notation.parseChoice(command.trim(), state, frame), command).toMatchObject({ ok: true });
    }
  });
}

test('every line and every option that the notation knows is on the page', () => {
  const wrong = escapeGame.notation.parsePosition('nonsense: 1\nboard: atrium');
  const known = wrong.ok ? '' : (wrong.problem.split('there are ')[1] ?? '');
  for (const key of known.split(', ')) {
    const name = key.replace(/^(green|blue) pile$/, 'black pile');
    expect(page, name).toMatch(new RegExp(`\`${name}[: \`]`));
  }
});
