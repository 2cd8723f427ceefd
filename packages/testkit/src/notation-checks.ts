/** What tests of a notation ask again and again: is it read back as it was printed, and is nonsense answered with a sentence? */
import {
  canonicalJson,
  type FastChance,
  type Frame,
  type Notation,
  type Position,
  type Read,
  type Runner,
} from '@tablerunner/engine';
import { expect } from 'vitest';

/** A position is read back to the letter. */
export function expectReadBack<S>(notation: Notation<S>, position: Position<S>): void {
  const text = notation.printPosition(position);
  const read = notation.parsePosition(text);
  expect(read, text).toMatchObject({ ok: true });
  // Only whether: a comparison of long texts says less than the position itself.
  if (read.ok) expect(canonicalJson(read.value) === canonicalJson(position), text).toBe(true);
}

/** Commands are read back as what they were. The texts, for those who want to look at them. */
export function expectCommandsReadBack<S extends object>(
  notation: Notation<S>,
  { position: { state }, frame }: Pick<Runner<S>, 'position' | 'frame'>,
  choices: readonly unknown[],
): string[] {
  return choices.map((choice) => {
    const text = notation.printChoice(choice, state, frame);
    const read = notation.parseChoice(text, state, frame);
    expect(read, `${frame.step}: ${text}`).toEqual({ ok: true, value: choice });
    return text;
  });
}

/** What cannot be read is told with a place and a sentence. */
export function expectTold(read: Read<unknown>, text: string): void {
  if (read.ok) return;
  expect(read.where, text).not.toBe('');
  expect(read.problem, text).not.toBe('');
}

/** Some of the parts, by chance, one after the other. */
export const jumble = (parts: readonly string[], most: number, chance: FastChance, between = ''): string =>
  Array.from({ length: 1 + chance.below(most) }, () => parts[chance.below(parts.length)]).join(between);

/** Commands made of words that mean something elsewhere: never an error, and never silence. */
export function expectNonsenseTold<S extends object>(
  notation: Notation<S>,
  { state, frame, words, times }: { state: S; frame: Frame; words: readonly string[]; times: number },
  chance: FastChance,
): void {
  for (let i = 0; i < times; i++) {
    const text = jumble(words, 5, chance, ' ');
    expectTold(notation.parseChoice(text, state, frame), text);
  }
}
