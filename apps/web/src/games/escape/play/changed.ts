/** The cells that an event has changed: they keep an outline for a moment where pieces jump instead of moving. */
import type { GameEvent } from '@tablerunner/engine';
import { boardOf, type EscapeView } from '@tablerunner/escape/plan';
import type { Cell, Edge } from '@tablerunner/geometry';

/** All fields by which an event of Escape tells where it happened. */
interface Where {
  readonly unit?: number;
  readonly units?: readonly number[];
  readonly to?: number;
  readonly cell?: number;
  readonly door?: number;
  readonly edge?: number;
  readonly marker?: number;
  readonly prop?: number;
  readonly token?: number;
}

/** These change counters, not the board: whoever only spends an action is not outlined. */
const UNSEEN = ['action-spent', 'activation-ended', 'feat-used', 'dice-rolled', 'attack-declared', 'dodge-declared'];

/** `before` is the view that the events began with, `after` the one that they led to. */
export function changedCells(events: readonly GameEvent[], before: EscapeView, after: EscapeView): ReadonlySet<Cell> {
  const found = new Set<Cell>();
  for (const { name, data } of events) {
    if (UNSEEN.includes(name.replace('escape/', ''))) continue;
    const where = (data ?? {}) as Where;
    for (const view of [before, after]) for (const cell of cellsOf(view, where)) found.add(cell);
  }
  found.delete(-1);
  return found;
}

function cellsOf(view: EscapeView, { unit, units = [], to, cell, door, edge, marker, prop, token }: Where): Cell[] {
  const standing = [...units, unit ?? -1].flatMap((index) => {
    const one = view.units[index];
    return one?.place === 'board' ? [one.cell] : [];
  });
  const shut = edge ?? boardOf(view).doors[door ?? -1]?.edge;
  return [
    ...standing,
    to ?? -1,
    cell ?? -1,
    ...(shut === undefined ? [] : cellsBeside(view, shut)),
    view.markers[marker ?? -1]?.cell ?? -1,
    view.props[prop ?? -1]?.cell ?? -1,
    view.repression?.tokens.find(({ id }) => id === token)?.cell ?? -1,
  ];
}

/** The cells on both sides of an edge. */
export function cellsBeside(view: EscapeView, edge: Edge): readonly Cell[] {
  const { grid } = boardOf(view);
  return [...grid.holes.keys()].filter(
    (cell) => grid.holes[cell] === 0 && [0, 1, 2, 3].some((side) => grid.sides[cell * 4 + side] === edge),
  );
}
