/** The door of the referee: text becomes a plain object of bounded depth, or a refusal. */
import { type Refusal, refuse } from '@tablerunner/engine';

/** Deeper than any match; recursion over it stays far from the end of the stack. */
const DEEPEST = 100;
/** Set on a copy, this key would change the copy's prototype instead. */
const FORBIDDEN_KEY = '__proto__';

export type Opened = { readonly ok: true; readonly request: Readonly<Record<string, unknown>> } | Refusal;

export function openRequest(text: string): Opened {
  if (text.trim() === '') return refuse('REF-LINE-03', 'empty-line');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refuse('REF-JSON-01', 'not-json', { problem: shorten(error instanceof Error ? error.message : '') });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('REF-JSON-02', 'not-an-object');
  return boundsProblem(value) ?? { ok: true, request: value as Record<string, unknown> };
}

/** Goes through without recursion, because the value may be as deep as its sender likes. */
function boundsProblem(value: object): Refusal | undefined {
  let level: object[] = [value];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DEEPEST) return refuse('REF-JSON-03', 'too-deep', { most: DEEPEST });
    const below: object[] = [];
    for (const part of level) {
      if (Object.hasOwn(part, FORBIDDEN_KEY)) return refuse('REF-JSON-04', 'forbidden-key', { key: FORBIDDEN_KEY });
      for (const item of Object.values(part)) if (typeof item === 'object' && item !== null) below.push(item);
    }
    level = below;
  }
  return undefined;
}

const LONGEST_ECHO = 120;

/** What a sender wrote comes back in facts, but never the whole of a long line. */
export const shorten = (text: string): string =>
  text.length > LONGEST_ECHO ? `${text.slice(0, LONGEST_ECHO)}…` : text;
