/** The event Firewall: Resistance characters may pass over occupied cells. ES-EVENT-11, ES-EVENT-12, ES-CEVENT-09, ES-RULE-38, ES-RULE-96. */
import { type Cell, CORNER_RULES, costKinds, flood, reachedCells, SHUT } from '@tablerunner/geometry';
import { has } from './abilities.ts';
import { BLOCKING, EDGE } from './board.ts';
import { isFree } from './cells.ts';
import { live } from './live.ts';
import type { EscapeState, Unit } from './types.ts';
import { left, pilotOf } from './units.ts';

const ROW = { revolution: 10, cooperation: 8 } as const;

const WALLS = costKinds([
  [EDGE.wall, SHUT],
  [EDGE.hardWall, SHUT],
  [EDGE.closedDoor, SHUT],
]);
const NO_WALLS = costKinds([]);

export const firewallHolds = (state: EscapeState, unit: Unit): boolean =>
  unit.faction === 'resistance' && state.event === ROW[state.mode];

/** After the step onto `cell`, one Movement action less, a free cell must still be in reach. */
export const mayComeBackFrom = (state: EscapeState, unit: Unit, cell: Cell): boolean =>
  freeCellInReach(state, unit, cell, movesLeft(state, unit) - 1);

/** Whether the character can leave the occupied cell that it stands on. */
export const canLeave = (state: EscapeState, unit: Unit): boolean =>
  freeCellInReach(state, unit, unit.cell, movesLeft(state, unit));

function movesLeft(state: EscapeState, unit: Unit): number {
  const pilot = pilotOf(state, unit);
  return left(state, unit, 'mvt') + (pilot === undefined ? 0 : left(state, pilot, 'mvt'));
}

function freeCellInReach(state: EscapeState, unit: Unit, from: Cell, steps: number): boolean {
  if (steps < 1) return false;
  const { grid, blockers } = live(state);
  const diagonal = has(state, unit, 'stabiliser')
    ? { rule: CORNER_RULES.bothFlanksShut, blocks: BLOCKING, occupied: blockers }
    : undefined;
  const walk = { edgeCost: has(state, unit, 'infiltration') ? NO_WALLS : WALLS, diagonal };
  return reachedCells(flood(grid, walk, from, steps)).some((cell) => cell !== unit.cell && isFree(state, cell));
}
