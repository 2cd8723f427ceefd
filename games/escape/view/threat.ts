/** Where a side could be attacked next: the enemies' own reach, range and sight, with the doors as they stand. ES-MELEE-01, ES-RANGED-02, ES-ABIL-05. */
import { type Cell, parseCell } from '@tablerunner/geometry';
import { has } from '../rules/abilities.ts';
import { combatForbidden } from '../rules/blackout.ts';
import { blastCells } from '../rules/combat/targets.ts';
import { BLAST_WEAPONS, checkWeapon, RANGE } from '../rules/combat/weapons.ts';
import { live } from '../rules/live.ts';
import { questions } from '../rules/questions.ts';
import { distance, peripheral, sees } from '../rules/sight.ts';
import type { EscapeState, Faction, Unit } from '../rules/types.ts';
import { isOnBoard, left } from '../rules/units.ts';

/** The cells that enemies of the side could attack before the turn is over. Whoever has acted or has no Combat action left threatens nobody. */
export function threatTo(state: EscapeState, side: Faction): ReadonlySet<Cell> {
  const threatened = new Set<Cell>();
  for (const [index, unit] of state.units.entries()) {
    const mayAct = !unit.activated || index === state.active;
    if (!isOnBoard(unit) || unit.faction === side || !mayAct || left(state, unit, 'cbt') < 1) continue;
    for (const cell of struckBy(state, unit, index)) threatened.add(cell);
  }
  return threatened;
}

function struckBy(state: EscapeState, unit: Unit, index: number): ReadonlySet<Cell> {
  const struck = new Set<Cell>();
  // Once it has walked it no longer stands in its own line of sight.
  const gone: EscapeState = {
    ...state,
    units: state.units.map((other) => (other === unit ? { ...other, place: 'waiting' as const } : other)),
  };
  const cells = live(state).board.rooms.cells.flat();
  const isSurprising = has(state, unit, 'surprise-attack');
  const { shoots, blasts } = weaponsOf(state, unit, index);
  for (const from of placesOf(state, unit)) {
    if (combatForbidden(state, { ...unit, cell: from })) continue;
    for (const to of cells) {
      const isBeside = peripheral(state, from, to);
      const isInRange = (shoots || blasts) && distance(state, from, to) <= RANGE;
      if (to === from || (!isBeside && !isInRange)) continue;
      const isSeen = sees(gone, from, to);
      if ((isBeside && (isSeen || isSurprising)) || (shoots && isInRange && isSeen)) struck.add(to);
      if (blasts && isInRange && isSeen) for (const cell of blastCells(state, to)) struck.add(cell);
    }
  }
  return struck;
}

/** Where it stands, and wherever it can walk to. */
function placesOf(state: EscapeState, { id, cell }: Unit): readonly Cell[] {
  const { cells = {} } = (questions.reach?.answer(state, { unit: id }, undefined) ?? {}) as {
    readonly cells?: Readonly<Record<string, number>>;
  };
  const { grid } = live(state);
  return [cell, ...Object.keys(cells).flatMap((name) => parseCell(grid, name) ?? [])];
}

/** The automated ISC strikes with its hands only (ES-CISC-02). */
function weaponsOf(state: EscapeState, unit: Unit, index: number) {
  if (state.mode === 'cooperation' && unit.faction === 'isc') return { shoots: false, blasts: false };
  const has = (weapon: Parameters<typeof checkWeapon>[2]): boolean =>
    checkWeapon(state, { unit, index, extra: false }, weapon).ok;
  return { shoots: has('tesla-rifle') || has('crate'), blasts: BLAST_WEAPONS.some(has) };
}
