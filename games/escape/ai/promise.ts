/** Which choices look promising before they are tried: for playouts, and for what a search looks at first. */
import type { Frame } from '@tablerunner/engine';
import { manhattan } from '@tablerunner/geometry';
import { activation } from '../rules/activation.ts';
import { boardOf } from '../rules/board.ts';
import { live } from '../rules/live.ts';
import { type Condition, conditionAtoms } from '../rules/scenario/condition.ts';
import { scenarioOf } from '../rules/scenario/scenario.ts';
import type { EscapeState, Faction, Unit } from '../rules/types.ts';
import { isOnBoard, left } from '../rules/units.ts';
import { fieldTo } from './fields.ts';

type Words = Readonly<Record<string, unknown>>;

/** By the kind of choice; what is not here counts 1. */
const KINDS: Readonly<Record<string, number>> = {
  melee: 10,
  ranged: 10,
  blast: 4,
  'throw-crate': 5,
  flame: 3,
  drill: 0.3,
  hack: 5,
  'hack-with-radio': 6,
  'hack-with-datadisk': 6,
  open: 2,
  close: 0.2,
  drop: 0.05,
  give: 0.1,
  take: 6,
  look: 1,
  heal: 4,
  repair: 4,
  medikit: 5,
  exit: 30,
  free: 12,
  dodge: 2,
  counter: 2,
  push: 2,
};

export function promise(state: EscapeState, frame: Frame, choice: unknown): number {
  const words = choice as Words;
  if (frame.step === activation.name) return promiseOfAction(state, frame, words);
  if (typeof words.kind === 'string') return KINDS[words.kind] ?? 1;
  if ('die' in words) return (state.roll?.dice[words.die as number]?.face ?? 6) <= 2 ? 3 : 0.1;
  return 1;
}

function promiseOfAction(state: EscapeState, frame: Frame, words: Words): number {
  const unit = state.units[(frame.memory as { unit: number }).unit];
  const kind = words.kind as string;
  if (unit === undefined) return 1;
  if (kind === 'move') return promiseOfStep(state, unit, words.to as number);
  if (kind === 'end') return left(state, unit, 'mvt') > 0 ? 0.3 : 2;
  return KINDS[kind] ?? 1;
}

/** A step towards the goal, or for a hunter towards an enemy. */
function promiseOfStep(state: EscapeState, unit: Unit, to: number): number {
  const goals = goalsOf(state, unit.faction);
  if (goals.length > 0) {
    const field = fieldTo(state, unit.faction, goals);
    const gain = (field[unit.cell] ?? 0) - (field[to] ?? 0);
    return gain > 0 ? 4 : gain === 0 ? 0.6 : 0.2;
  }
  const { grid } = live(state);
  let [now, then] = [99, 99];
  for (const other of state.units) {
    if (other.faction === unit.faction || !isOnBoard(other)) continue;
    now = Math.min(now, manhattan(grid, unit.cell, other.cell));
    then = Math.min(then, manhattan(grid, to, other.cell));
  }
  return then < now ? 4 : then === now ? 0.6 : 0.3;
}

/** Cells that matter to a side in this scenario; none for one that only has to stop the other. */
function goalsOf(state: EscapeState, faction: Faction): readonly number[] {
  const condition = scenarioOf(state).victory[faction];
  return condition === undefined ? [] : cellsFor(state, faction, condition);
}

function cellsFor(state: EscapeState, faction: Faction, condition: Condition): readonly number[] {
  const cells: number[] = [];
  const exits = (): void => {
    const open = scenarioOf(state).exits[faction];
    for (const { number, cells: pair } of boardOf(state).airlocks) if (open.includes(number)) cells.push(...pair);
  };
  for (const atom of conditionAtoms(condition)) {
    if (atom.is === 'escaped') exits();
    else if (atom.is === 'terminals' || atom.is === 'freed') {
      const kind = atom.is === 'terminals' ? 'terminal' : 'cryo-tube';
      for (const prop of state.props) if (prop.kind === kind && prop.doneBy !== faction) cells.push(prop.cell);
    } else if (atom.is === 'points' || atom.is === 'more-points' || atom.is === 'carried-out') {
      const wanted = atom.is === 'carried-out' ? atom.what : 'objective';
      for (const marker of state.markers) {
        if ((marker.equipment ?? marker.kind) === wanted && marker.cell >= 0) cells.push(marker.cell);
      }
      if (cells.length === 0) exits();
    } else if (atom.is === 'in-room') {
      const board = boardOf(state);
      cells.push(...(board.rooms.cells[board.roomNumbers.indexOf(atom.room)] ?? []));
    }
  }
  return cells;
}
