/** Commands as short lines: `move`, `step e`, `exe: strike hamster`, `keypad c4e`, `ip 2.4`, `pass`. Whatever has no short form is JSON. */
import { canonicalJson, type Frame, type Read, readText } from '@tablerunner/engine';
import { parseCell } from '@tablerunner/geometry';
import { steps } from '../rules/steps.ts';
import type { BurncycleState } from '../rules/types.ts';
import { floorOf } from '../rules/units.ts';
import { BOT } from './names.ts';
import { type Fields, SPECIAL, WITHOUT_ACTOR } from './special-choices.ts';
import { printValue, readValue, type Spoken } from './values.ts';
import { fits, type Variant, variantsOf } from './variants.ts';
import { fail, Problem, readJson, shorten } from './words.ts';

const MOST_CHARACTERS = 400;

const variantsByStep = new Map<string, readonly Variant[]>();

export function variantsAt(step: string): readonly Variant[] {
  let found = variantsByStep.get(step);
  if (found === undefined) {
    found = variantsOf(steps.find(({ name }) => name === step)?.choice);
    variantsByStep.set(step, found);
  }
  return found;
}

/** The bot that is meant if none is named: the active agent, or whom the step is about. */
function usualBot({ active }: BurncycleState, memory: Readonly<Record<string, unknown>>): number {
  const about = [memory.bot, memory.agent].find((value) => typeof value === 'number') as number | undefined;
  return active >= 0 ? active : (about ?? -1);
}

function spokenAt(state: BurncycleState, { step, memory }: Frame, bot?: number): Spoken {
  const known = (typeof memory === 'object' && memory !== null ? memory : {}) as Record<string, unknown>;
  const about = typeof known.bot === 'number' ? known.bot : usualBot(state, known);
  return { state, step, memory: known, bot: bot ?? about };
}

export const hasActor = ({ word, keys }: Variant): boolean => keys.includes('bot') && !WITHOUT_ACTOR.includes(word);

const rawOf = (choice: unknown): string => JSON.stringify(choice);

export function printChoice(choice: unknown, state: BurncycleState, frame: Frame): string {
  try {
    const text = shortForm(choice as Fields, state, frame);
    if (text !== undefined && text.length <= MOST_CHARACTERS) {
      if (canonicalJson(read(text, state, frame)) === canonicalJson(choice)) return text;
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
  return rawOf(choice);
}

function shortForm(choice: Fields, state: BurncycleState, frame: Frame): string | undefined {
  const variant = variantsAt(frame.step).find((one) => fits(one, choice));
  if (variant === undefined) return undefined;
  const { word } = variant;
  const actor = hasActor(variant) ? Number(choice.bot) : undefined;
  const spoken = spokenAt(state, frame, actor);
  const prefix = actor === undefined || actor === usualBot(state, spoken.memory) ? '' : `${BOT.print(state, actor)}: `;
  const words = SPECIAL[word]?.print(choice, spoken) ?? plainWords(word, keysOf(variant), choice, spoken);
  return words === undefined ? undefined : `${prefix}${[word, ...words].join(' ')}`;
}

export const keysOf = (variant: Variant): readonly string[] =>
  hasActor(variant) ? variant.keys.filter((key) => key !== 'bot') : variant.keys;

function plainWords(word: string, keys: readonly string[], choice: Fields, spoken: Spoken): string[] | undefined {
  const words: string[] = [];
  for (const key of keys) {
    const text = printValue(word, key, choice[key], spoken);
    if (text === undefined) return undefined;
    words.push(text);
  }
  return words;
}

export const parseChoice = (text: string, state: BurncycleState, frame: Frame): Read<unknown> =>
  readText(text, 'command', MOST_CHARACTERS, () => read(text.trim(), state, frame));

function read(text: string, state: BurncycleState, frame: Frame): Fields {
  if (text.startsWith('{')) return readRaw(text);
  const [, who, rest = ''] = /^(?:([^\s:]+)\s*:\s*)?(.*)$/s.exec(text) ?? [];
  const [first = '', ...words] = rest.split(/\s+/);
  const variants = variantsAt(frame.step);
  const variant = variants.find(({ word }) => word === first);
  if (variant !== undefined) return readInto(variant, words, who, state, frame);
  const way =
    words.length === 0 && isWay(first, state) ? variants.find(({ keys }) => keys.at(-1) === 'side') : undefined;
  if (way !== undefined) return readInto(way, [first], who, state, frame);
  const known = [...new Set(variants.map(({ word }) => word))].join(', ');
  return fail(`'${shorten(first)}' is no command at this step; there are ${known || 'none'}`);
}

/** A side or a space alone is a step there. */
const isWay = (text: string, state: BurncycleState): boolean =>
  /^[nesw]$/.test(text) || parseCell(floorOf(state).grid, text) !== undefined;

function readRaw(text: string): Fields {
  const json = readJson(text, 'a command that begins with {');
  return typeof json === 'object' && json !== null ? (json as Fields) : fail('a command is an object');
}

function readInto(
  variant: Variant,
  words: readonly string[],
  who: string | undefined,
  state: BurncycleState,
  frame: Frame,
): Fields {
  const { word } = variant;
  if (!hasActor(variant)) {
    if (who !== undefined) fail(`'${shorten(who)}:' means nothing here: ${word} is not done by one bot`);
    return { kind: word, ...readParts(variant, words, spokenAt(state, frame)) };
  }
  const { memory } = spokenAt(state, frame);
  const bot = who === undefined ? usualBot(state, memory) : BOT.read(state, who);
  if (bot < 0) fail(`say which bot: byte: ${word} …`);
  return { kind: word, bot, ...readParts(variant, words, spokenAt(state, frame, bot)) };
}

function readParts(variant: Variant, words: readonly string[], spoken: Spoken): Fields {
  const { word } = variant;
  const special = SPECIAL[word];
  if (special !== undefined) return special.read(words, spoken);
  const keys = keysOf(variant);
  if (words.length !== keys.length) fail(`write: ${[word, ...keys.map((key) => key.toUpperCase())].join(' ')}`);
  return Object.fromEntries(keys.map((key, at) => [key, readValue(word, key, words[at] ?? '', spoken)]));
}
