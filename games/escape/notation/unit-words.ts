/** The words of a `unit` line: values, abilities and what has happened to the character. */
import { ABILITIES, ABILITIES_WITH_X, type Ability } from '../rules/abilities.ts';
import { COLOURS, type Colour, FEATS, POOLS, type Profile, type Unit } from '../rules/types.ts';
import { fail, readId, readOneOf, readWithin, shorten } from './words.ts';

const MOST_VALUE = 99;
const MOST_RANK = 9;
const MOST_TURNS = 999;
/** More than there are actions: what was taken away may be more than was left. */
const MOST_USED = 999;

/** A character while its line is being read. */
export interface Draft {
  readonly card: Profile | undefined;
  profile: { -readonly [K in keyof Profile]: Profile[K] };
  life: number | undefined;
  readonly unit: Unit;
  seat: string;
  /** Names of other characters, found when all are read. */
  pilot: string | undefined;
  possessor: string | undefined;
}

export const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);

type WordReader = (draft: Draft, words: string[]) => void;

const next = (words: string[], what: string): string =>
  words.shift() ?? fail(`${what} is missing at the end of the line`);

/** `4/6`: what is left, and what there is at most. A single number is all there is, or what a known card has left. */
function readGauge(
  words: string[],
  what: string,
  printed: number | undefined,
): { readonly full: number; readonly left: number } {
  const [left = '', full] = next(words, what).split('/');
  const read = readWithin(left, what, 0, MOST_VALUE);
  return { full: full === undefined ? (printed ?? read) : readWithin(full, what, 0, MOST_VALUE), left: read };
}

const WORDS: Readonly<Record<string, WordReader>> = {
  own: () => undefined,
  isc: () => undefined,
  resistance: (draft) => {
    draft.profile = { ...draft.profile, faction: 'resistance' };
    delete draft.profile.colour;
  },
  as: (_draft, words) => void readId(next(words, 'a profile'), 'a profile'),
  rank: (draft, words) => {
    draft.profile.rank = readWithin(next(words, 'rank'), 'rank', 1, MOST_RANK);
  },
  life: (draft, words) => {
    const { full, left } = readGauge(words, 'life', draft.card?.life);
    draft.profile.life = full;
    draft.life = left;
  },
  activated: ({ unit }) => {
    unit.activated = true;
  },
  seat: (draft, words) => {
    draft.seat = readId(next(words, 'seat'), 'a seat');
  },
  did: ({ unit }, words) => {
    const feat = readOneOf(next(words, 'did'), FEATS, 'did');
    if (unit.feats.includes(feat)) fail(`'${feat}' stands there twice`);
    unit.feats.push(feat);
  },
  since: ({ unit }, words) => {
    unit.outSince = readWithin(next(words, 'since'), 'since', 0, MOST_TURNS);
  },
  'bound-to': (draft, words) => {
    draft.pilot = readId(next(words, 'bound-to'), 'a Pilot');
  },
  'possessed-by': (draft, words) => {
    draft.possessor = readId(next(words, 'possessed-by'), 'a possessor');
  },
};

/** Reads one word, and of the rest what belongs to it. */
export function readWord(draft: Draft, word: string, words: string[]): void {
  const { profile, unit } = draft;
  const pool = POOLS.find((name) => name === word);
  if (pool !== undefined) {
    const { full, left } = readGauge(words, word, draft.card?.values[pool]);
    if (left > full) fail(`${word} ${left}/${full}: more is left than there is`);
    profile.values = { ...profile.values, [pool]: full };
    unit.used[pool] = full - left;
    return;
  }
  if (word === 'used' || word === 'lost' || word === 'lowered') {
    unit[word][readOneOf(next(words, word), POOLS, word)] = readWithin(next(words, word), word, 0, MOST_USED);
    return;
  }
  if (isColour(word)) {
    profile.colour = word;
    return;
  }
  const ability = ABILITIES.find((name) => name === word);
  if (ability !== undefined) {
    profile.abilities = { ...profile.abilities, [ability]: readX(ability, words) };
    return;
  }
  const reader = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
  if (reader === undefined) fail(`'${shorten(word)}' says nothing about a character`);
  reader?.(draft, words);
}

const hasX = (ability: Ability): boolean => (ABILITIES_WITH_X as readonly Ability[]).includes(ability);

function readX(ability: Ability, words: string[]): number {
  if (!/^\d+$/.test(words[0] ?? '')) return 1;
  const x = readWithin(words.shift() ?? '', ability, 0, MOST_VALUE);
  return x >= 1 && (x === 1 || hasX(ability)) ? x : fail(`${ability} cannot have the number ${x}`);
}
