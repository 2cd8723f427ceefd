/** Spoils texts for fuzzing: cut off, words lost, doubled, swapped, numbers off, signs from elsewhere. */
import type { FastChance } from '@tablerunner/engine';

const SIGNS = [
  '',
  ' ',
  '\n',
  '\t',
  '\0',
  ':',
  ',',
  '/',
  '=',
  '-',
  '#',
  '"',
  '{',
  '}',
  '[',
  ']',
  '\\',
  'é',
  '🎲',
  '\u202e',
  '\ud800',
  '%s',
  '..',
];
const WORDS = [
  '-1',
  '0',
  '99999999999999999999',
  '1e9',
  '0x10',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'true',
  '{}',
  '[]',
];

type Spoiler = (text: string, chance: FastChance) => string;

const oneOf = <T>(items: readonly T[], chance: FastChance): T => items[chance.below(items.length)] as T;

/** Changes one of the pieces that a pattern finds. */
const atMatch =
  (pattern: RegExp, change: (piece: string, chance: FastChance) => string): Spoiler =>
  (text, chance) => {
    const found = [...text.matchAll(pattern)];
    const piece = found[chance.below(Math.max(1, found.length))];
    if (piece === undefined) return text;
    return text.slice(0, piece.index) + change(piece[0], chance) + text.slice(piece.index + piece[0].length);
  };

const atLine =
  (change: (lines: string[], at: number, chance: FastChance) => void): Spoiler =>
  (text, chance) => {
    const lines = text.split('\n');
    change(lines, chance.below(lines.length), chance);
    return lines.join('\n');
  };

const SPOILERS: readonly Spoiler[] = [
  (text, chance) => text.slice(0, chance.below(text.length + 1)),
  (text, chance) => text.slice(chance.below(text.length + 1)),
  atMatch(/[\s\S]/g, () => ''),
  atMatch(/[\s\S]/g, (_piece, chance) => oneOf(SIGNS, chance)),
  atMatch(/(?=[\s\S])/g, (_piece, chance) => oneOf(SIGNS, chance)),
  atMatch(/\d+/g, (piece, chance) => oneOf([...WORDS, String(Number(piece) + 1), `${piece}${piece}`], chance)),
  atMatch(/[a-z]+/gi, (_piece, chance) => oneOf(WORDS, chance)),
  atMatch(/\S+/g, (piece) => `${piece} ${piece}`),
  atMatch(/\S+/g, () => ''),
  atMatch(/[a-z]+/gi, (piece) => piece.toUpperCase()),
  atLine((lines, at) => void lines.splice(at, 1)),
  atLine((lines, at) => void lines.splice(at, 0, lines[at] ?? '')),
  atLine((lines, at, chance) => void lines.push(...lines.splice(at, 1 + chance.below(3)))),
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `\ufeff${text}`,
  (text) => text.repeat(3),
];

/** The text with one to three things wrong. */
export function spoil(text: string, chance: FastChance): string {
  let spoiled = text;
  for (let times = chance.below(3); times >= 0; times--) spoiled = oneOf(SPOILERS, chance)(spoiled, chance);
  return spoiled;
}

/** A text that never meant anything. */
export function nonsense(chance: FastChance): string {
  const kind = chance.below(6);
  if (kind === 0) return oneOf(['(', '[', '{"a":', ' ', ':', 'a', '9'], chance).repeat(1 + chance.below(5_000));
  if (kind === 1) return '';
  if (kind === 2)
    return Array.from({ length: chance.below(12) }, () => oneOf(WORDS, chance)).join(
      oneOf([' ', '\n', ': ', ','], chance),
    );
  return Array.from({ length: chance.below(120) }, () =>
    kind === 3 ? String.fromCharCode(chance.below(0x10000)) : String.fromCharCode(32 + chance.below(95)),
  ).join('');
}
