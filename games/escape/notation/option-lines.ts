/** Table options that differ from their defaults, and fields that have no line of their own. */
import { defaultTable, RULING_OPTIONS, type TableOptions } from '../rules/options.ts';
import type { EscapeState } from '../rules/types.ts';
import { fail, readJson, readOneOf, shorten } from './words.ts';

/** `option: diagonalDistance one`, one line each. */
export function readOption(text: string): Partial<TableOptions> {
  const [name = '', value = ''] = text.split(/\s+/);
  const option = Object.hasOwn(RULING_OPTIONS, name) ? RULING_OPTIONS[name as keyof TableOptions] : undefined;
  if (option === undefined)
    return fail(`'${shorten(name)}' is no option; there are ${Object.keys(RULING_OPTIONS).join(', ')}`);
  return { [name]: readOneOf<string>(value, option.values, name) };
}

export const printOptions = ({ options }: EscapeState): string[] =>
  Object.entries(options).flatMap(([name, value]) =>
    defaultTable[name as keyof TableOptions] === value ? [] : [`option: ${name} ${value}`],
  );

/** Fields that other parts of the rules keep in the state, as JSON: `field: name {…}`. */
export function readField(text: string, state: EscapeState, own: readonly string[]): void {
  const [, name = '', json = ''] = /^([a-z][A-Za-z]{0,39}) (.+)$/.exec(text) ?? fail('write: field: name, then JSON');
  if (own.includes(name)) fail(`${name} has a line of its own`);
  Object.assign(state, { [name]: readJson(json, name) });
}
