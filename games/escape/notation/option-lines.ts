/** Table options that differ from their defaults. */
import { printRulingOptions, readRulingOption } from '@tablerunner/engine';
import { RULING_OPTIONS, type TableOptions } from '../rules/options.ts';
import type { EscapeState } from '../rules/types.ts';

/** `option: diagonalDistance one`, one line each. */
export const readOption = (text: string): Partial<TableOptions> => readRulingOption(RULING_OPTIONS, text);

export const printOptions = ({ options }: EscapeState): string[] => printRulingOptions(RULING_OPTIONS, options);
