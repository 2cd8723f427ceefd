/** A model as a line: whose, which card, where, and what is not as its card shows it. */
import { CARDS } from '../content/cards.ts';
import { COLOURS, type Colour } from '../rules/lists.ts';
import { newModel } from '../rules/setup/models.ts';
import type { Boost, Cards, Carried, CombatZoneState, Installed, Model, Place, Token } from '../rules/types.ts';
import { PLACES } from '../rules/types.ts';
import { playerName, readPlayer } from './names.ts';
import { fail, printLength, printSpot, readCount, readLength, readRecord, readSpot, shorten } from './words.ts';

const LETTERS: Readonly<Record<string, Colour>> = Object.fromEntries(
  COLOURS.map((colour) => [colour.slice(0, 1), colour]),
);
const STANDARD_BASE = 1063;
const ID = /^[a-z0-9][a-z0-9/-]*$/;

/** The model as its card shows it; a drone has no card of its own. */
function usualModel(cards: Cards, card: string, player: number, isDrone: boolean): Model {
  const profile = isDrone || !Object.hasOwn(cards.profiles, card) ? undefined : cards.profiles[card];
  if (profile !== undefined) return newModel(profile, player, { gear: [], programs: [] });
  if (!isDrone) return fail(`there is no card '${shorten(card)}'`);
  const drone = { ...bare(card, player), kind: 'drone' as const };
  return drone;
}

const bare = (card: string, player: number): Model => ({
  kind: 'character',
  player,
  card,
  width: STANDARD_BASE,
  place: 'waiting',
  x: 0,
  y: 0,
  z: 0,
  tokens: [],
  carried: [],
  programs: [],
  hacked: 0,
  used: [],
  stunned: 0,
  hasActed: false,
  boosts: [],
});

/** `g`, used `g-`, wounded `g*`. */
const printToken = ({ printed, isWounded, isReady }: Token): string =>
  `${printed.slice(0, 1)}${isWounded ? '*' : ''}${isReady ? '' : '-'}`;

function readTokenWord(text: string): Token {
  const [, letter = '', star, dash] =
    /^([gyr])(\*?)(-?)$/.exec(text) ?? fail(`a token is g, y or r, wounded y*, used y-, not '${shorten(text)}'`);
  return { printed: LETTERS[letter] ?? 'red', isWounded: star === '*', isReady: dash !== '-' };
}

const readId = (text: string): string => (ID.test(text) ? text : fail(`'${shorten(text)}' is no card or action`));

/** `=sword` is printed on the card, `sword!` is exhausted. */
const printCarried = ({ card, isPrinted, isExhausted }: Carried): string =>
  `${isPrinted ? '=' : ''}${card}${isExhausted ? '!' : ''}`;

function readCarried(text: string): Carried {
  const [, printed, card = '', exhausted] = /^(=?)(.*?)(!?)$/.exec(text) ?? [];
  return { card: readId(card), isPrinted: printed === '=', isExhausted: exhausted === '!' };
}

/** `ping!` is running, `ping~` was tried in this activation. */
const printInstalled = ({ card, isRunning, isTried }: Installed): string =>
  `${card}${isRunning ? '!' : ''}${isTried ? '~' : ''}`;

function readInstalled(text: string): Installed {
  const [, card = '', running, tried] = /^(.*?)(!?)(~?)$/.exec(text) ?? [];
  return { card: readId(card), isRunning: running === '!', isTried: tried === '~' };
}

const list = (text: string): string[] => (text === 'none' ? [] : text.split(','));
const join = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(','));

interface Word {
  read(model: Model, text: string): Partial<Model>;
  /** Undefined where it is as usual. */
  print(model: Model): string | undefined;
}

const unless = (isUsual: boolean, text: string): string | undefined => (isUsual ? undefined : text);

/** Words of a model's line that take a value. */
export const MODEL_WORDS: Readonly<Record<string, Word>> = {
  base: {
    read: (_model, text) => ({ width: readLength(text, 'a base') }),
    print: ({ width }) => printLength(width),
  },
  tokens: {
    read: (_model, text) => ({ tokens: list(text).map(readTokenWord) }),
    print: ({ tokens }) => join(tokens.map(printToken)),
  },
  holds: {
    read: (_model, text) => ({ carried: list(text).map(readCarried) }),
    print: ({ carried }) => join(carried.map(printCarried)),
  },
  programs: {
    read: (_model, text) => ({ programs: list(text).map(readInstalled) }),
    print: ({ programs }) => join(programs.map(printInstalled)),
  },
  hacked: {
    read: (_model, text) => ({ hacked: readCount(text, 'hacked', 0, 20) }),
    print: ({ hacked }) => String(hacked),
  },
  used: {
    read: (_model, text) => ({ used: list(text).map(readId) }),
    print: ({ used }) => join(used),
  },
  stunned: {
    read: (_model, text) => ({ stunned: readCount(text, 'stunned', 0, 9) }),
    print: ({ stunned }) => String(stunned),
  },
  boost: {
    read: ({ boosts }, text) => ({ boosts: [...boosts, readRecord(text, 'a boost') as unknown as Boost] }),
    print: ({ boosts }) => unless(boosts.length === 0, boosts.map((boost) => JSON.stringify(boost)).join(' boost ')),
  },
};

export const MODEL_FLAGS = ['drone', 'acted', 'dying'] as const;

/** `p1 warlord 11,4.5 tokens g,y-,y*`; off the table `waiting`, `reserve`, `out` or `gone`, with `@` and the place that it had. */
export function printModel(state: CombatZoneState, model: Model, cards: Cards = CARDS): string {
  const isDrone = model.kind === 'drone';
  const usual = usualModel(cards, model.card, model.player, isDrone);
  const words = Object.entries(MODEL_WORDS).flatMap(([word, { print }]) => {
    const text = print(model);
    return text === undefined || text === print(usual) ? [] : [`${word} ${text}`];
  });
  return [
    `${playerName(state, model.player)} ${model.card} ${printPlace(model)}`,
    ...(isDrone ? ['drone'] : []),
    ...words,
    ...(model.hasActed ? ['acted'] : []),
    ...(model.isDying === true ? ['dying'] : []),
  ].join(' ');
}

function printPlace({ place, x, y, z }: Model): string {
  if (place === 'table') return printSpot({ x, y, z });
  return x === 0 && y === 0 && z === 0 ? place : `${place}@${printSpot({ x, y, z })}`;
}

function readPlace(text: string): Pick<Model, 'place' | 'x' | 'y' | 'z'> {
  const [word = '', spot] = text.split('@');
  const place = PLACES.find((one) => one === word) as Place | undefined;
  if (place === undefined) return { place: 'table', ...readSpot(text) };
  return { place, ...(spot === undefined ? { x: 0, y: 0, z: 0 } : readSpot(spot)) };
}

export function readModelLine(state: CombatZoneState, text: string, cards: Cards): Model {
  const [seat = '', card = '', place = '', ...words] = text.split(/\s+/);
  if (place === '') fail('write: model p1 warlord 11,4.5');
  const isDrone = words.includes('drone');
  let model: Model = { ...usualModel(cards, card, readPlayer(state, seat), isDrone), ...readPlace(place) };
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    if (word === 'drone') continue;
    if (word === 'acted' || word === 'dying') {
      model = { ...model, ...(word === 'acted' ? { hasActed: true } : { isDying: true }) };
      continue;
    }
    const kind = Object.hasOwn(MODEL_WORDS, word) ? MODEL_WORDS[word] : undefined;
    if (kind === undefined) {
      fail(
        `'${shorten(word)}' is no word of a model; there are ${[...Object.keys(MODEL_WORDS), ...MODEL_FLAGS].join(', ')}`,
      );
    }
    i += 1;
    model = { ...model, ...kind?.read(model, words[i] ?? '') };
  }
  return model;
}
