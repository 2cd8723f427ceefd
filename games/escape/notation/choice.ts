/** Commands as short lines: `c4`, `melee mamushi`, `pilot: open c4n`, `anthem ashton: move c4`, `keep`, `pass`, `end`. */
import { type Frame, type Read, readText } from '@tablerunner/engine';
import { parseCell } from '@tablerunner/geometry';
import { actionChoice } from '../rules/actions/table.ts';
import { boardOf } from '../rules/board.ts';
import { EXTRA_SOURCES } from '../rules/extra-action.ts';
import { steps } from '../rules/steps.ts';
import type { EscapeState } from '../rules/types.ts';
import { CELL_FORM, printValue, readForm, readValue } from './values.ts';
import { fits, type Variant, variantsOf } from './variants.ts';
import { fail, shorten } from './words.ts';

type Fields = Readonly<Record<string, unknown>>;

const MOST_CHARACTERS = 400;

const variantsByStep = new Map<string, readonly Variant[]>();
let actionVariants: readonly Variant[] | undefined;

function variantsAt(step: string): readonly Variant[] {
  let found = variantsByStep.get(step);
  if (found === undefined) {
    found = variantsOf(steps.find(({ name }) => name === step)?.choice);
    variantsByStep.set(step, found);
  }
  return found;
}

const variantsOfActions = (): readonly Variant[] => {
  actionVariants ??= variantsOf(actionChoice);
  return actionVariants;
};

/** Choices without a kind get their word here: `reroll 0 veteran`, `counter int`, `anthem ashton: move c4`. */
const isReroll = ({ word, keys }: Variant): boolean => word === undefined && keys.join() === 'die,source';
const isKeyed = ({ word, keys }: Variant): boolean => word === undefined && keys.length === 1;
const isExtra = ({ word, keys }: Variant): boolean => word === undefined && keys.join() === 'source,unit,action';

/** The word of a choice that has no kind. */
const wordOf = (variant: Variant): string | undefined =>
  isReroll(variant) ? 'reroll' : isKeyed(variant) ? variant.keys[0] : undefined;

/** Parts that need not be written. */
const USUAL_PARTS: Readonly<Record<string, Fields>> = { dodge: { with: 'combat' } };

export function printChoice(choice: unknown, state: EscapeState, { step }: Frame): string {
  return print(state, variantsAt(step), choice as Fields);
}

function print(state: EscapeState, variants: readonly Variant[], choice: Fields): string {
  const { by, ...rest } = choice;
  if (by === 'pilot') return `pilot: ${print(state, variants, rest)}`;
  const variant = variants.find((candidate) => fits(candidate, choice));
  if (variant === undefined) return printLong(state, choice);
  if (isExtra(variant)) {
    return `${choice.source} ${choice.unit}: ${print(state, variantsOfActions(), choice.action as Fields)}`;
  }
  const { word = wordOf(variant), keys, optional } = variant;
  if (word === undefined) return printLong(state, choice);
  const usual = USUAL_PARTS[word] ?? {};
  if (keys.length === 1 && keys.every((key) => choice[key] === usual[key])) return word;
  const extra = optional.findIndex((key) => choice[key] === undefined);
  const inOrder = [...keys, ...(extra < 0 ? optional : optional.slice(0, extra))];
  const named = optional.filter((key) => choice[key] !== undefined && !inOrder.includes(key));
  return [
    word,
    ...inOrder.map((key) => printValue(state, key, choice[key])),
    ...named.map((key) => pair(state, key, choice[key])),
  ].join(' ');
}

const pair = (state: EscapeState, key: string, value: unknown): string => `${key}=${printValue(state, key, value)}`;

function printLong(state: EscapeState, choice: Fields): string {
  const { kind, ...rest } = choice;
  const pairs = Object.entries(rest).flatMap(([key, value]) => (value === undefined ? [] : [pair(state, key, value)]));
  return [...(kind === undefined ? [] : [String(kind)]), ...pairs].join(' ');
}

export const parseChoice = (text: string, state: EscapeState, { step }: Frame): Read<unknown> =>
  readText(text, 'command', MOST_CHARACTERS, () => read(valuesIn(state), variantsAt(step), text.trim()));

/** How the values of a command are read: by what is on the board, or by their form alone. */
interface Values {
  isCell(text: string): boolean;
  read(key: string, text: string): unknown;
}

const valuesIn = (state: EscapeState): Values => ({
  isCell: (text) => parseCell(boardOf(state).grid, text) !== undefined,
  read: (key, text) => readValue(state, key, text),
});

function read(values: Values, variants: readonly Variant[], text: string): Fields {
  const prefixed = /^([a-z0-9-]+)(?: ([a-z0-9-]+))?\s*:\s*(.*)$/.exec(text);
  if (prefixed !== null) return readPrefixed(values, variants, prefixed);
  const [first = '', ...words] = text.split(/\s+/);
  const variant = variants.filter(({ word }) => word === first);
  if (variant.length > 0) return readBest(values, variant, words);
  const kindless = variants.find((candidate) => wordOf(candidate) === first);
  if (kindless !== undefined) return readInto(values, kindless, words);
  if (values.isCell(first) && variants.some(({ word }) => word === 'move')) {
    return readBest(
      values,
      variants.filter(({ word }) => word === 'move'),
      [first, ...words],
    );
  }
  if (first.includes('=')) return readPairs(values, [first, ...words]);
  return fail(`'${shorten(first)}' is no command at this step; there are ${listWords(variants)}`);
}

function listWords(variants: readonly Variant[]): string {
  const words = variants.map((variant) =>
    isExtra(variant) ? EXTRA_SOURCES.join(', ') : (variant.word ?? wordOf(variant) ?? `${variant.keys.join('=… ')}=…`),
  );
  return [...new Set(words)].join(', ');
}

function readPrefixed(values: Values, variants: readonly Variant[], found: RegExpExecArray): Fields {
  const [, word = '', unit, rest = ''] = found;
  if (word === 'pilot' && unit === undefined) return { ...read(values, variants, rest), by: 'pilot' };
  if (unit !== undefined && variants.some(isExtra)) {
    return { source: word, unit, action: read(values, variantsOfActions(), rest) };
  }
  return fail(`'${shorten(word)}:' means nothing at this step`);
}

/** Several shapes may begin with one word: the one with the right number of parts is meant. */
function readBest(values: Values, variants: readonly Variant[], words: readonly string[]): Fields {
  const count = words.length;
  const best = variants.find(({ keys, optional }) => keys.length <= count && count <= keys.length + optional.length);
  return readInto(values, best ?? variants[0] ?? fail('that is no command at this step'), words);
}

const isPair = (word: string): boolean => /^[a-zA-Z]+=/.test(word);

function readInto(values: Values, { word, isFlag, keys, optional, fixed }: Variant, words: readonly string[]): Fields {
  const bare = words.filter((part) => !isPair(part));
  const named = readPairs(values, words.filter(isPair));
  const usual = bare.length === 0 ? (USUAL_PARTS[word ?? ''] ?? {}) : {};
  const open = (key: string): boolean => !(key in named) && !(key in usual);
  const places = [...keys.filter(open), ...optional.filter(open)];
  if (bare.length < keys.filter(open).length || bare.length > places.length) {
    const parts = [...keys.map((key) => key.toUpperCase()), ...optional.map((key) => `[${key.toUpperCase()}]`)];
    fail(`write: ${[word ?? '', ...parts].join(' ')}`);
  }
  const head = word === undefined ? {} : isFlag ? { [word]: true } : { kind: word };
  const positional = bare.map((part, i): [string, unknown] => {
    const key = places[i] ?? '';
    return [key, values.read(key, part)];
  });
  return { ...head, ...fixed, ...usual, ...Object.fromEntries(positional), ...named };
}

function readPairs(values: Values, words: readonly string[]): Fields {
  return Object.fromEntries(
    words.map((word) => {
      const at = word.indexOf('=');
      const key = word.slice(0, at);
      if (at < 1) return fail(`'${shorten(word)}' should be key=value`);
      return [key, values.read(key, word.slice(at + 1))];
    }),
  );
}

const BY_FORM: Values = { isCell: (text) => CELL_FORM.test(text), read: readForm };

/**
 * The steps at which the text is a command, by its form alone: a marker that is gone, a cell that is no part of this board make no
 * other command of it.
 */
export const stepsOf = (text: string): readonly string[] =>
  steps.flatMap(({ name, choice }) => {
    const found = readText(text, 'command', MOST_CHARACTERS, () => read(BY_FORM, variantsAt(name), text.trim()));
    return found.ok && choice?.safeParse(found.value).success === true ? [name] : [];
  });
