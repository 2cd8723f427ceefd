/** The event Firewall: Resistance characters may pass over occupied cells. ES-EVENT-11, ES-EVENT-12, ES-CEVENT-09, ES-RULE-38, ES-RULE-96. */
import {
  type Cell,
  CORNER_RULES,
  costKinds,
  type Flood,
  flood,
  reachedCells,
  SHUT,
  type Walk,
} from '@tablerunner/geometry';
import { has } from './abilities.ts';
import { BLOCKING, EDGE } from './board.ts';
import { isOccupied } from './cells.ts';
import { live } from './live.ts';
import type { EscapeState, Unit } from './types.ts';
import { left, pilotOf, unitAt } from './units.ts';

const ROW = { revolution: 10, cooperation: 8 } as const;

const WALLS = costKinds([
  [EDGE.wall, SHUT],
  [EDGE.hardWall, SHUT],
  [EDGE.closedDoor, SHUT],
]);
const NO_WALLS = costKinds([]);

export const firewallHolds = (state: EscapeState, unit: Unit): boolean =>
  unit.faction === 'resistance' && state.event === ROW[state.mode];

/**
 * Whether a free cell is still in reach after the step onto `cell`; `price` is what the step costs of its own actions.
 * Who is not active has no activation in which to go on.
 */
export function mayComeBackFrom(state: EscapeState, index: number, cell: Cell, price: number): boolean {
  const unit = unitAt(state, index);
  return index === state.active && reachesFreeCell(state, index, cell, movesLeft(state, unit) - price);
}

/** Whether the character can leave the occupied cell that it stands on. */
export function canLeave(state: EscapeState, index: number): boolean {
  const unit = unitAt(state, index);
  return reachesFreeCell(state, index, unit.cell, movesLeft(state, unit));
}

/** Where the character goes back to: the last free cell it left, or if somebody has come there the nearest free one. */
export function wayBack(state: EscapeState, index: number): Cell {
  const unit = unitAt(state, index);
  if (isFreeFor(state, index, state.lastFree)) return state.lastFree;
  const reach = flood(live(state).grid, walkOf(state, unit), unit.cell);
  return nearest(
    reach,
    reachedCells(reach).filter((cell) => isFreeFor(state, index, cell)),
    unit.cell,
  );
}

function nearest({ cost }: Flood, cells: readonly Cell[], otherwise: Cell): Cell {
  let best = otherwise;
  for (const cell of cells) if (best === otherwise || (cost[cell] ?? 0) < (cost[best] ?? 0)) best = cell;
  return best;
}

function movesLeft(state: EscapeState, unit: Unit): number {
  const pilot = pilotOf(state, unit);
  return left(state, unit, 'mvt') + (pilot === undefined ? 0 : left(state, pilot, 'mvt'));
}

/** Nobody else stands there and no fire burns. */
const isFreeFor = (state: EscapeState, index: number, cell: Cell): boolean =>
  live(state).grid.holes[cell] === 0 && !isOccupied(state, cell, index);

function reachesFreeCell(state: EscapeState, index: number, from: Cell, steps: number): boolean {
  if (steps < 1) return false;
  const reach = flood(live(state).grid, walkOf(state, unitAt(state, index)), from, steps);
  return reachedCells(reach).some((cell) => isFreeFor(state, index, cell));
}

/** Over everybody's cells, as Firewall allows; for who has Stabiliser also past corners. */
function walkOf(state: EscapeState, unit: Unit): Walk {
  const { blockers } = live(state);
  const edgeCost = has(state, unit, 'infiltration') ? NO_WALLS : WALLS;
  if (!has(state, unit, 'stabiliser')) return { edgeCost };
  const occupied = blockers.slice();
  occupied[unit.cell] = 0; // it does not stand in its own way
  return { edgeCost, diagonal: { rule: CORNER_RULES.bothFlanksShut, blocks: BLOCKING, occupied } };
}
