/** Words, numbers and lengths as the notation writes them, beside the words that every notation knows. */
import { fail, shorten } from '@tablerunner/engine';

export { fail, Problem, readOneOf, shorten } from '@tablerunner/engine';

const LENGTH = /^(-?)(\d{1,3})(?:\.(\d{1,3}))?$/;

/** Inches with up to three decimals, as thousandths. */
export function readLength(text: string, what: string): number {
  const [, sign, whole, part = ''] = LENGTH.exec(text) ?? fail(`${what} is inches like 11.25, not '${shorten(text)}'`);
  const size = Number(whole) * 1000 + Number(part.padEnd(3, '0'));
  return sign === '-' ? 0 - size : size;
}

export function printLength(length: number): string {
  const size = Math.abs(length);
  const part = String(size % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${length < 0 ? '-' : ''}${Math.floor(size / 1000)}${part === '' ? '' : `.${part}`}`;
}

/** `11.25,4.5`, and a height if there is one: `11.25,4.5,3`. */
export function readSpot(text: string): { readonly x: number; readonly y: number; readonly z: number } {
  const parts = text.split(',');
  if (parts.length < 2 || parts.length > 3) fail(`a place is written 11.25,4.5 or 11.25,4.5,3, not '${shorten(text)}'`);
  const [x = 0, y = 0, z = 0] = parts.map((part) => readLength(part, 'a place'));
  return { x, y, z };
}

export const printSpot = ({ x, y, z = 0 }: { readonly x: number; readonly y: number; readonly z?: number }): string =>
  [x, y, ...(z === 0 ? [] : [z])].map(printLength).join(',');

export function readCount(text: string, what: string, least = 0, most = 999_999): number {
  const number = /^-?\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most
    ? number
    : fail(`${what} must be a number from ${least} to ${most}, not '${shorten(text)}'`);
}

const DEEPEST = 12;

/** Fractions and numbers too large for the rules are no part of any state. */
function audit(value: unknown, what: string, depth: number): void {
  if (depth > DEEPEST) fail(`${what} is too deep`);
  if (typeof value === 'number' && !Number.isSafeInteger(value)) fail(`${what} holds ${value}, no whole number`);
  if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) audit(item, what, depth + 1);
  }
}

function readJson(text: string, what: string): unknown {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail(`${what} is not readable as JSON`);
  }
  audit(json, what, 0);
  return json;
}

export function readRecord(text: string, what: string): Record<string, unknown> {
  const json = readJson(text, what);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return fail(`${what} must be an object`);
  return json as Record<string, unknown>;
}
