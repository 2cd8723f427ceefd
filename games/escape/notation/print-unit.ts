/** A character as a line; what is usual, or stands on a card of the content, is left out. */
import { canonicalJson } from '@tablerunner/engine';
import type { Board } from '../rules/board.ts';
import { type EscapeState, POOLS, type Profile, type Unit } from '../rules/types.ts';
import { cardOf, withoutNumber } from './card.ts';
import { printCell } from './words.ts';

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
