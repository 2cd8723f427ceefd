/** What a drawing of the board needs to know: rooms, edges, doors, Airlocks, sight. The rest of the rules stays inside. */
import type { Cell } from '@tablerunner/geometry';
import { type DoorNow, doorNow } from './rules/doors.ts';
import { live } from './rules/live.ts';
import { type Goal, goalOf } from './rules/scenario/goals.ts';
import { NO_SCENARIO, scenarioOf } from './rules/scenario/scenario.ts';
import { distance, sees } from './rules/sight.ts';
import { type EscapeState, FACTIONS, type Faction } from './rules/types.ts';
import { threatTo } from './view/threat.ts';
import type { EscapeView } from './view/view.ts';

export { type Airlock, type Board, boardOf, type Door, EDGE, roomOf } from './rules/board.ts';
export type { DoorNow } from './rules/doors.ts';
export type { Goal } from './rules/scenario/goals.ts';
export { titleOfEvent } from './rules/turn/event-titles.ts';
export type { Colour, Equipment, Faction, Pool, Prop, Roll, RolledDie, Unit } from './rules/types.ts';
export { POOLS } from './rules/types.ts';
export { left, newUnit } from './rules/units.ts';
export { labelsOf } from './view/labels.ts';
export type { EscapeView, MarkerView, RepressionView } from './view/view.ts';

/**
 * A view holds everything that geometry asks for: whoever asks about it may treat it as a state, as long as nothing is
 * written to it. What is hidden (tokens, piles) plays no part in sight and walking.
 */
export const stateOf = (view: EscapeView): EscapeState => view as unknown as EscapeState;

/** Every door as it is now, in the order of the board. */
export const doorsOf = (view: EscapeView): readonly DoorNow[] =>
  view.doors.flatMap((_, index) => doorNow(stateOf(view), index) ?? []);

/** The kinds of all edges as they are now: doors opened, walls broken. */
export const edgesOf = (view: EscapeView): Uint8Array => live(stateOf(view)).grid.edges;

/** The cells that are seen from a cell, whoever stands there. */
export function seenFrom(view: EscapeView, from: Cell): ReadonlySet<Cell> {
  const state = stateOf(view);
  const { grid } = live(state);
  const seen = new Set<Cell>([from]);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if (grid.holes[cell] === 0 && sees(state, from, cell)) seen.add(cell);
  }
  return seen;
}

/** How far every cell is from a cell, as the rules count it: walls and doors play no part. */
export function distancesFrom(view: EscapeView, from: Cell): ReadonlyMap<Cell, number> {
  const state = stateOf(view);
  const { grid } = live(state);
  const far = new Map<Cell, number>();
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if (grid.holes[cell] === 0 && cell !== from) far.set(cell, distance(state, from, cell));
  }
  return far;
}

const threats = new WeakMap<EscapeView, Map<Faction, ReadonlySet<Cell>>>();

/** The cells on which a side could be attacked next; worked out once for a view. */
export function threatenedCells(view: EscapeView, side: Faction): ReadonlySet<Cell> {
  const known = threats.get(view) ?? new Map<Faction, ReadonlySet<Cell>>();
  threats.set(view, known);
  const cells = known.get(side) ?? threatTo(stateOf(view), side);
  known.set(side, cells);
  return cells;
}

/** What each side has to do, as messages; nothing for a position without a scenario. */
export function goalsOf(view: EscapeView): readonly { readonly faction: Faction; readonly goal: Goal }[] {
  if (view.scenario === NO_SCENARIO) return [];
  const scenario = scenarioOf(view);
  return FACTIONS.flatMap((faction) => {
    const goal = goalOf(scenario, faction);
    return goal === undefined ? [] : [{ faction, goal }];
  });
}
