/** Table options that differ from their defaults, and fields that have no line of their own. */
import { printRulingOptions, readRulingOption } from '@tablerunner/engine';
import { RULING_OPTIONS, type TableOptions } from '../rules/options.ts';
import type { EscapeState } from '../rules/types.ts';
import { fail, readJson } from './words.ts';

/** `option: diagonalDistance one`, one line each. */
export const readOption = (text: string): Partial<TableOptions> => readRulingOption(RULING_OPTIONS, text);

export const printOptions = ({ options }: EscapeState): string[] => printRulingOptions(RULING_OPTIONS, options);

/** Fields that other parts of the rules keep in the state, as JSON: `field: name {…}`. */
export function readField(text: string, state: EscapeState, own: readonly string[]): void {
  const [, name = '', json = ''] = /^([a-z][A-Za-z]{0,39}) (.+)$/.exec(text) ?? fail('write: field: name, then JSON');
  if (own.includes(name)) fail(`${name} has a line of its own`);
  Object.assign(state, { [name]: readJson(json, name) });
}
