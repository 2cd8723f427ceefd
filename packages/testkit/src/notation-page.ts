/** The page that explains a notation: its examples can be read, and every word of the notation stands on it. */
import { readFileSync } from 'node:fs';
import { canonicalJson, type Frame, type Notation, type Position } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { must } from './read.ts';

export interface Block {
  readonly kind: string;
  readonly text: string;
}

export interface NotationPage<S> {
  readonly page: string;
  /** Examples in their order: positions, commands that are given in the position before them, and what a game has besides. */
  readonly blocks: readonly Block[];
  read(text: string): Position<S>;
  /** Where a command of the page is given: state and step of the last position before a block. */
  before(block: number): { readonly state: S; readonly frame: Frame };
  /** Every key opens or makes up some words in backticks. */
  expectExplained(keys: readonly string[]): void;
}

/** @param kinds of blocks besides positions and commands */
export function notationPage<S>(notation: Notation<S>, file: URL, kinds: readonly string[] = []): NotationPage<S> {
  const page = readFileSync(file, 'utf8');
  const fences = new RegExp(`^\`\`\`(${['position', 'commands', ...kinds].join('|')})\\n(.*?)^\`\`\`$`, 'gms');
  const blocks = [...page.matchAll(fences)].map(([, kind = '', text = '']) => ({ kind, text }));
  const read = (text: string): Position<S> => must(notation.parsePosition(text), 'the position');
  return {
    page,
    blocks,
    read,
    before(block) {
      const { state, stack } = read(blocks.slice(0, block).findLast(({ kind }) => kind === 'position')?.text ?? '');
      return { state, frame: stack.at(-1) ?? { step: '', memory: {} } };
    },
    expectExplained(keys) {
      for (const key of keys) expect(page, key).toMatch(new RegExp(`\`${key}[: \`]`));
    },
  };
}

/** A test of each example; what a game has besides positions and commands it looks at itself. */
export function testPage<S>(
  notation: Notation<S>,
  { blocks, read, before }: NotationPage<S>,
  own: (block: Block) => void = () => {},
): void {
  for (const [i, block] of blocks.entries()) {
    const { kind, text } = block;
    test(`example ${i + 1}: ${text.split('\n')[0] ?? ''}`, () => {
      if (kind === 'position') {
        const position = read(text);
        expect(canonicalJson(read(notation.printPosition(position)))).toBe(canonicalJson(position));
      } else if (kind === 'commands') {
        const { state, frame } = before(i);
        for (const line of text.split('\n').filter((command) => command !== '')) {
          const [command = ''] = line.split(/\s+#/); // what follows is for people
          expect(notation.parseChoice(command.trim(), state, frame), command).toMatchObject({ ok: true });
        }
      } else own(block);
    });
  }
}
