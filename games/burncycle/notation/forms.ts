/** The steps at which a text is a command, by its form alone: a unit that has left, a card that is gone make no other command of it. */

import { TARGETS } from '../rules/effects/doer.ts';
import { steps } from '../rules/steps.ts';
import { UPGRADES } from '../rules/turn/upgrades.ts';
import { type BurncycleState, DICE } from '../rules/types.ts';
import { hasActor, keysOf, variantsAt } from './choice.ts';
import { TRIGGERS } from './memories.ts';
import { TRADE_WORDS } from './special-choices.ts';
import { type Variant, wordsOf } from './variants.ts';
import { NONE } from './words.ts';

const NUMBER = /^\d{1,9}$/;
/** A unit, a card, a room: by its name, by its number, or a unit by its space. */
const NAME = /^(?:[a-zA-Z][a-zA-Z0-9-]{0,39}|#\d{1,9})$/;
const CELL = /^(?:[a-z]{1,2}\d{1,2}|#\d{1,9})$/;
const EDGE = /^(?:[a-z]{1,2}\d{1,2}[nesw]|#\d{1,9})$/;
const NODE = /^(?:[1-9]\.\d{1,2}|#\d{1,9})$/;
const SIDE = /^(?:[nesw]|[a-z]{1,2}\d{1,2})$/;

const FORMS: Readonly<Record<string, RegExp>> = {
  door: EDGE,
  wall: EDGE,
  edge: EDGE,
  cell: CELL,
  space: CELL,
  node: NODE,
  post: CELL,
  side: SIDE,
  facing: SIDE,
  slot: NUMBER,
  die: NUMBER,
  demand: NUMBER,
  number: NUMBER,
  access: NUMBER,
  amount: NUMBER,
  pairs: NUMBER,
  options: /^(?:none|\d{1,3}(?:,\d{1,3})*)$/,
};

const formOf = (word: string, key: string): RegExp => {
  if (key === 'to') return word === 'ip' || word === 'line' ? NODE : CELL;
  return FORMS[key] ?? NAME;
};

/** Words of a list belong to it; everything else looks like what its key stands for. */
function isValue({ word, fields }: Variant, key: string, text: string): boolean {
  const known = wordsOf(fields[key]);
  return known.length > 0 ? known.includes(text) : formOf(word, key).test(text);
}

const inPairs = (words: readonly string[], isPair: (word: string, value: string) => boolean): boolean =>
  words.length % 2 === 0 && words.every((word, at) => at % 2 === 1 || isPair(word, words[at + 1] ?? ''));

const isOneOf = (known: readonly string[], word: string): boolean => known.includes(word);

const activate = ([guard = '', bot = guard, ...rest]: readonly string[]): boolean =>
  rest.length === 0 && NAME.test(guard) && NAME.test(bot);

/** Commands with words of their own. */
const SPECIAL: Readonly<Record<string, (words: readonly string[]) => boolean>> = {
  route: ([upgrade = '', ...words]) =>
    isOneOf(UPGRADES, upgrade) && words.every((word) => NUMBER.test(word) || /^[a-z#][a-z0-9-]*=\d{1,9}$/.test(word)),
  trade: ([other = '', ...words]) =>
    NAME.test(other) && inPairs(words, (word, value) => isOneOf(TRADE_WORDS, word) && value !== ''),
  use: ([name = '', number = '1', ...rest]) => rest.length === 0 && NAME.test(name) && NUMBER.test(number),
  dice: (words) =>
    words.join() === NONE ||
    (words.length > 0 && inPairs(words, (word, value) => isOneOf(DICE, word) && NUMBER.test(value))),
  target: ([of = '', name = '', ...rest]) => rest.length === 0 && isOneOf(TARGETS, of) && name !== '',
  pursue: activate,
  investigate: activate,
  patrol: activate,
};

function isForm(variant: Variant, who: string | undefined, words: readonly string[]): boolean {
  if (who !== undefined && !hasActor(variant)) return false;
  const special = SPECIAL[variant.word];
  if (special !== undefined) return special(words);
  const keys = keysOf(variant);
  return words.length === keys.length && keys.every((key, at) => isValue(variant, key, words[at] ?? ''));
}

const isWay = (variant: Variant, who: string | undefined, words: readonly string[]): boolean =>
  words.length === 1 && keysOf(variant).length === 1 && variant.keys.at(-1) === 'side' && isForm(variant, who, words);

function isCommandAt(step: string, text: string): boolean {
  const [, who, rest = ''] = /^(?:([^\s:]+)\s*:\s*)?(.*)$/s.exec(text) ?? [];
  const [first = '', ...words] = rest.split(/\s+/);
  return variantsAt(step).some((variant) =>
    variant.word === first ? isForm(variant, who, words) : isWay(variant, who, [first, ...words]),
  );
}

/** The steps whose choices have this shape. */
function stepsOfJson(text: string): string[] {
  const json = (() => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  })();
  const asking = steps.filter(({ choice }) => choice?.safeParse(json).success === true).map(({ name }) => name);
  return /^\{\s*"first"\s*:\s*\d{1,9}\s*\}$/.test(text) ? [...asking, TRIGGERS] : asking;
}

const MOST_CHARACTERS = 400;

export function stepsOf(text: string, _state: BurncycleState): readonly string[] {
  const command = text.trim();
  if (command.length > MOST_CHARACTERS) return [];
  if (command.startsWith('{')) return stepsOfJson(command);
  return steps.map(({ name }) => name).filter((name) => isCommandAt(name, command));
}
