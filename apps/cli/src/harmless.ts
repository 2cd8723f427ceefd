/**
 * What is written to a terminal, without orders to it: a file of a stranger may hold characters that move the cursor, clear the screen or
 * turn the direction of writing. They are shown as what they are (`\u001b`), which in JSON means the same.
 */
import type { Out, World } from './world.ts';

const ESCAPE = '\x1b';
/** Colours of ours, on and off: bold, faint, underlined, inverse, and the colours of the text. */
const PAINT = new RegExp(`^${ESCAPE}\\[(?:[0127]|2[2-7]|3[1-69]|9[0-7])m$`);
/** What else we order: an empty line to write on again, or an empty screen. Only at the beginning, where no file has a say. */
const ORDER = new RegExp(`^(?:\r${ESCAPE}\\[K|${ESCAPE}\\[2J${ESCAPE}\\[3J${ESCAPE}\\[H)`);
/** An order of paint as a whole, or one character: control but line end and tab, and what turns the direction. */
const SUSPECT = new RegExp(
  `${ESCAPE}\\[\\d{1,2}m|(?![\\n\\t])[\\p{Cc}\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]`,
  'gu',
);

const shown = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

export function harmless(text: string, isTerminal: boolean): string {
  const order = isTerminal ? (ORDER.exec(text)?.[0] ?? '') : '';
  const rest = text.slice(order.length).replace(SUSPECT, (found) => {
    if (isTerminal && PAINT.test(found)) return found;
    return `${shown(found)}${found.slice(1)}`;
  });
  return `${order}${rest}`;
}

const raw = new WeakMap<object, unknown>();

/** The same stream, but that what is written to it is harmless. */
function guarded<T extends Out>(out: T): T {
  const write = (text: unknown, ...more: unknown[]): unknown =>
    (out.write as (...words: unknown[]) => unknown).call(
      out,
      typeof text === 'string' ? harmless(text, out.isTTY === true) : text,
      ...more,
    );
  const guard = new Proxy(out, {
    get(target, name) {
      if (name === 'write') return write;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  raw.set(guard, out);
  return guard;
}

/** The stream itself: for the line editor, which moves the cursor. */
export const rawOf = <T extends object>(out: T): T => (raw.get(out) as T | undefined) ?? out;

export const guardedWorld = (world: World): World => ({
  ...world,
  stdout: guarded(world.stdout),
  stderr: guarded(world.stderr),
});
