/** Colours, only where they are wanted: on a terminal, and not against NO_COLOR. */
import { isColourful } from '../pen.ts';
import type { Out } from '../world.ts';

export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  /** What was refused. Colour is never the only sign: the sentence says it too. */
  refused(text: string): string;
  good(text: string): string;
}

const plain = (text: string): string => text;
const code =
  (on: number, off: number) =>
  (text: string): string =>
    `\x1b[${on}m${text}\x1b[${off}m`;

export function paintFor(out: Out, env: Readonly<Record<string, string | undefined>>): Paint {
  if (!isColourful(out, env)) return { bold: plain, dim: plain, refused: plain, good: plain };
  return { bold: code(1, 22), dim: code(2, 22), refused: code(31, 39), good: code(32, 39) };
}
