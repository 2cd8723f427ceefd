/** Characters as lines: `unit ashton c4 life 3/5 cbt 2/3 veteran`. What is left out has its usual value. */
import { canonicalJson } from '@tablerunner/engine';
import { ABILITIES, ABILITIES_WITH_X, type Ability } from '../rules/abilities.ts';
import type { Board } from '../rules/board.ts';
import { profileAt } from '../rules/profiles.ts';
import {
  COLOURS,
  type Colour,
  type EscapeState,
  FEATS,
  PLACES,
  POOLS,
  type Profile,
  type Unit,
} from '../rules/types.ts';
import { newUnit } from '../rules/units.ts';
import { fail, printCell, readCell, readId, readNumber, readOneOf, shorten } from './words.ts';

/** A character of whom nothing is said. */
const USUAL = { rank: 2, life: 5, values: { mvt: 4, cbt: 2, int: 2 }, colour: 'black' } as const;

/** Numbers of one kind: bots of one profile. */
const withoutNumber = (id: string): string => id.replace(/-\d+$/, '');

const cardOf = ({ options }: EscapeState, id: string, as: string | undefined): Profile | undefined =>
  profileAt(options, as ?? id) ?? (as === undefined ? profileAt(options, withoutNumber(id)) : undefined);

interface Draft {
  readonly card: Profile | undefined;
  profile: { -readonly [K in keyof Profile]: Profile[K] };
  life: number | undefined;
  readonly unit: Unit;
  seat: string;
  /** Names of other characters, found when all are read. */
  pilot: string | undefined;
  possessor: string | undefined;
}

export interface UnitLine {
  readonly unit: Unit;
  readonly pilot: string | undefined;
  readonly possessor: string | undefined;
  readonly carries: string | undefined;
}

/** `marks`: cells by the capital letters of the drawing. `leader` has the characters that nobody else has. */
export function readUnit(text: string, board: Board, marks: ReadonlyMap<string, number>, state: EscapeState): UnitLine {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const id = readId(words.shift() ?? '', 'a character');
  const draft = startDraft(state, id, words);
  readPlace(draft.unit, words, board, marks);
  let carries: string | undefined;
  while (words.length > 0) {
    const word = words.shift() ?? '';
    if (word === 'carries') carries = takeMarker(words);
    else readWord(draft, word, words);
  }
  const { unit, card } = draft;
  const profile = card !== undefined && canonicalJson(card) === canonicalJson(draft.profile) ? card : draft.profile;
  const seat = draft.seat !== '' ? draft.seat : state.mode === 'revolution' ? profile.faction : state.leader;
  const life = draft.life ?? (unit.place === 'out' ? 0 : profile.life);
  if (life > profile.life) fail(`${id}: ${life} life is more than ${profile.life}`);
  return {
    unit: { ...unit, profile, faction: profile.faction, seat, life },
    pilot: draft.pilot,
    possessor: draft.possessor,
    carries,
  };
}

function takeMarker(words: string[]): string {
  const kind = words.shift() ?? fail('write what it carries');
  return kind === 'objective' ? `objective ${words.shift() ?? '1'}` : kind;
}

function startDraft(state: EscapeState, id: string, words: readonly string[]): Draft {
  const at = words.indexOf('as');
  const as = at < 0 ? undefined : words[at + 1];
  const card = words.includes('own') ? undefined : cardOf(state, id, as);
  const isc = words.some((word) => word === 'isc' || isColour(word));
  const profile: Profile = card ?? {
    id: as ?? id,
    faction: isc ? 'isc' : 'resistance',
    ...(isc ? { colour: USUAL.colour } : {}),
    rank: USUAL.rank,
    life: USUAL.life,
    values: USUAL.values,
    abilities: {},
  };
  return {
    card,
    profile: { ...profile },
    life: undefined,
    unit: newUnit(id, profile, ''),
    seat: '',
    pilot: undefined,
    possessor: undefined,
  };
}

const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);

function readPlace(unit: Unit, words: string[], board: Board, marks: ReadonlyMap<string, number>): void {
  const [word = ''] = words;
  const own = marks.get(unit.id.charAt(0).toUpperCase());
  if (word === 'waiting' || word === 'out' || word === 'gone') {
    unit.place = word;
    words.shift();
    return;
  }
  unit.place = PLACES[1];
  if (/^[A-Z]$/.test(word)) unit.cell = marks.get(word) ?? fail(`there is no ${word} in the drawing`);
  else if (/^[a-z]{1,3}\d+$/.test(word)) unit.cell = readCell(board, word);
  else if (own !== undefined) {
    unit.cell = own;
    return;
  } else fail(`write where ${unit.id} is: a cell, a capital letter of the drawing, waiting, out or gone`);
  words.shift();
}

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
  const read = readNumber(left, what);
  return { full: full === undefined ? (printed ?? read) : readNumber(full, what), left: read };
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
    draft.profile.rank = readNumber(next(words, 'rank'), 'rank');
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
    unit.feats.push(readOneOf(next(words, 'did'), FEATS, 'did'));
  },
  since: ({ unit }, words) => {
    unit.outSince = readNumber(next(words, 'since'), 'since');
  },
  'bound-to': (draft, words) => {
    draft.pilot = readId(next(words, 'bound-to'), 'a Pilot');
  },
  'possessed-by': (draft, words) => {
    draft.possessor = readId(next(words, 'possessed-by'), 'a possessor');
  },
};

function readWord(draft: Draft, word: string, words: string[]): void {
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
    unit[word][readOneOf(next(words, word), POOLS, word)] = readNumber(next(words, word), word);
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
  const x = readNumber(words.shift() ?? '', ability);
  return x >= 1 && (x === 1 || hasX(ability)) ? x : fail(`${ability} cannot have the number ${x}`);
}

export function printUnit(state: EscapeState, unit: Unit, board: Board): string {
  const { profile } = unit;
  const card = cardOf(state, unit.id, profile.id === unit.id ? undefined : profile.id);
  const isCard = card !== undefined && canonicalJson(card) === canonicalJson(profile);
  const nameless = profile.id !== unit.id && !(isCard && profile.id === withoutNumber(unit.id));
  const usualLife = unit.place === 'out' ? 0 : profile.life;
  const seat = state.mode === 'revolution' ? profile.faction : state.leader;
  const idOf = (index: number): string => state.units[index]?.id ?? 'nobody';
  return [
    'unit',
    unit.id,
    unit.place === 'board' ? printCell(board, unit.cell) : unit.place,
    ...(nameless ? ['as', profile.id] : []),
    ...(isCard ? [] : printProfile(profile, card !== undefined)),
    ...(isCard && unit.life === usualLife
      ? []
      : ['life', unit.life === profile.life && !isCard ? `${profile.life}` : `${unit.life}/${profile.life}`]),
    ...POOLS.flatMap((pool) => printPool(unit, pool, isCard)),
    ...(unit.seat === seat ? [] : ['seat', unit.seat]),
    ...(unit.activated ? ['activated'] : []),
    ...unit.feats.flatMap((feat) => ['did', feat]),
    ...(unit.outSince === 0 ? [] : ['since', String(unit.outSince)]),
    ...(unit.pilot < 0 ? [] : ['bound-to', idOf(unit.pilot)]),
    ...(unit.possessor < 0 ? [] : ['possessed-by', idOf(unit.possessor)]),
  ].join(' ');
}

function printProfile({ faction, colour, rank, abilities }: Profile, isKnown: boolean): string[] {
  return [
    ...(isKnown ? ['own'] : []),
    colour ?? faction,
    'rank',
    String(rank),
    ...Object.entries(abilities).flatMap(([name, x]) => (x === 1 ? [name] : [name, String(x)])),
  ];
}

function printPool({ profile, used, lost, lowered }: Unit, pool: (typeof POOLS)[number], isCard: boolean): string[] {
  const value = profile.values[pool];
  const isOver = used[pool] > value;
  const gauge = used[pool] === 0 || isOver ? String(value) : `${value - used[pool]}/${value}`;
  return [
    ...(isCard && (used[pool] === 0 || isOver) ? [] : [pool, gauge]),
    ...(isOver ? ['used', pool, String(used[pool])] : []),
    ...(lost[pool] === 0 ? [] : ['lost', pool, String(lost[pool])]),
    ...(lowered[pool] === 0 ? [] : ['lowered', pool, String(lowered[pool])]),
  ];
}
