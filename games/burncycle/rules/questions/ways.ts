/** Ways over the floor: what each space costs a bot, how a security unit marches, where the drone flies. Clauses BC-MOVE, BC-SEC-04, BC-MEM-05. */
import { type Cell, type Direction, SIDES } from '@tablerunner/geometry';
import { move } from '../actions/move.ts';
import { gaitOf } from '../corporation/errand.ts';
import { stepFrom } from '../floor/passage.ts';
import { fieldTo, NO_WAY, waysOn } from '../security/route.ts';
import { checkEntry } from '../special/fly.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, floorOf, guardAt, isDown } from '../units.ts';

export interface Way {
  readonly cost: number;
  readonly cells: readonly Cell[];
}

interface Reached {
  readonly cost: number;
  readonly from: Cell;
}

/** What the step to a side costs the bot on a space, as the move action itself judges it; undefined where it is no step. */
function stepCost(state: BurncycleState, bot: number, side: Direction): number | undefined {
  const verdict = move.check?.(state, { isOptimized: false, ap: 0 }, { kind: 'step', bot, side });
  if (verdict === undefined || verdict.ok || verdict.reason !== 'too-few-ap') return undefined;
  return typeof verdict.facts.cost === 'number' ? verdict.facts.cost : undefined;
}

/** The bot on another space, as if it were its turn and it had nothing but AP. */
function placed(state: BurncycleState, bot: number, cell: Cell): BurncycleState {
  const bots = state.bots.map((other, at) => (at === bot ? { ...other, cell, notes: {} } : other));
  const active = botAt(state, bot).role === 'agent' ? bot : Math.max(0, state.active);
  return { ...state, bots, active };
}

export function costsOf(state: BurncycleState, bot: number): ReadonlyMap<Cell, Reached> {
  const { cell: start } = botAt(state, bot);
  const reached = new Map<Cell, Reached>([[start, { cost: 0, from: start }]]);
  if (isDown(botAt(state, bot))) return reached;
  const open = new Set([start]);
  while (open.size > 0) {
    const cell = cheapest(open, reached);
    open.delete(cell);
    const here = placed(state, bot, cell);
    for (const side of SIDES) {
      const to = stepFrom(floorOf(state), state.floor, cell, side, 'bot');
      const step = to < 0 ? undefined : stepCost(here, bot, side);
      if (step === undefined) continue;
      const cost = (reached.get(cell)?.cost ?? 0) + step;
      if (cost >= (reached.get(to)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      reached.set(to, { cost, from: cell });
      open.add(to);
    }
  }
  return reached;
}

function cheapest(open: ReadonlySet<Cell>, reached: ReadonlyMap<Cell, Reached>): Cell {
  let best = -1;
  for (const cell of open) {
    if (best < 0 || (reached.get(cell)?.cost ?? 0) < (reached.get(best)?.cost ?? 0)) best = cell;
  }
  return best;
}

/** A cheapest way of a bot; undefined where there is none. */
export const walkOf = (state: BurncycleState, bot: number, goal: Cell): Way | undefined =>
  wayIn(costsOf(state, bot), botAt(state, bot).cell, goal);

function wayIn(reached: ReadonlyMap<Cell, Reached>, start: Cell, goal: Cell): Way | undefined {
  const { cost } = reached.get(goal) ?? {};
  if (cost === undefined) return undefined;
  const cells = [goal];
  for (let cell = goal; cell !== start; ) {
    cell = reached.get(cell)?.from ?? start;
    cells.unshift(cell);
  }
  return { cost, cells };
}

/** Through doors, and through walls where the unit can; the first of several shortest ways. */
export function marchOf(state: BurncycleState, guard: number, goal: Cell): Way | undefined {
  const floor = floorOf(state);
  const gait = { ...gaitOf(state, guard, { kind: 'go', cells: [goal] }), staysInArea: false };
  const field = fieldTo(floor, state.floor, [goal], gait);
  const { cell: start } = guardAt(state, guard);
  if (field[start] === NO_WAY) return undefined;
  const cells = [start];
  for (let cell = start; cell !== goal; ) {
    const [side] = waysOn(floor, state.floor, field, cell, gait);
    if (side === undefined) return undefined;
    cell = floor.grid.ways[cell * 8 + side] as Cell;
    cells.push(cell);
  }
  return { cost: cells.length - 1, cells };
}

/** A cell of a flight, and the unscouted room that she has entered by then: one discharges her. */
interface Flown extends Way {
  readonly entered: number;
}

/** Everywhere that the drone could fly, with the shortest flight to it. Discharged, she enters no further unscouted room (BC-MEM-05). */
export function flightsOf(state: BurncycleState): ReadonlyMap<Cell, Way> {
  const floor = floorOf(state);
  const start = state.drone?.cell ?? -1;
  const found = new Map<Cell, Way>();
  const seen = new Set([`${start} -1`]);
  const waiting: Flown[] = start < 0 ? [] : [{ cost: 0, cells: [start], entered: -1 }];
  for (const flown of waiting) {
    const cell = flown.cells.at(-1) as Cell;
    if (!found.has(cell)) found.set(cell, { cost: flown.cost, cells: flown.cells });
    for (const side of SIDES) {
      const to = stepFrom(floor, state.floor, cell, side, 'bot');
      if (to < 0 || !checkEntry(state, to).ok) continue;
      const room = floor.roomAt[to] as number;
      const isNew = state.floor.unscouted.includes(room) && room !== flown.entered;
      if (isNew && flown.entered >= 0) continue;
      const entered = isNew ? room : flown.entered;
      if (seen.has(`${to} ${entered}`)) continue;
      seen.add(`${to} ${entered}`);
      waiting.push({ cost: flown.cost + 1, cells: [...flown.cells, to], entered });
    }
  }
  return found;
}
