/** Characters as lines: `unit ashton c4 life 3/5 cbt 2/3 veteran`. What is left out has its usual value. */
import { canonicalJson } from '@tablerunner/engine';
import type { Board } from '../rules/board.ts';
import { type EscapeState, PLACES, type Profile, type Unit } from '../rules/types.ts';
import { newUnit } from '../rules/units.ts';
import { cardOf } from './card.ts';
import { type Draft, isColour, readWord } from './unit-words.ts';
import { fail, readCell, readId, readOneOf } from './words.ts';

/** A character of whom nothing is said. */
const USUAL = { rank: 2, life: 5, values: { mvt: 4, cbt: 2, int: 2 }, colour: 'black' } as const;

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
  const seat =
    draft.seat !== ''
      ? readOneOf(draft.seat, state.seats, 'a seat')
      : state.mode === 'revolution'
        ? profile.faction
        : state.leader;
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
