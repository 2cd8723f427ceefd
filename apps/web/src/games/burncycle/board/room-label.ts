/** Where the name of a room stands: at the longest stretch of its spaces on which nothing lies, as high up as may be. */
import type { BurncycleView, Floor } from '@tablerunner/burncycle/plan';
import { CELL, middleOf, type Point } from '../../../plan/measure.ts';

const LETTER = 6.9;

export interface LabelSpot extends Point {
  /** How wide the name may be. */
  readonly wide: number;
}

/** The upper left corner of the name. */
export function labelSpot(view: BurncycleView, floor: Floor, room: number, name: string): LabelSpot | undefined {
  const { cells = [] } = floor.rooms[room] ?? {};
  const taken = takenCells(view, floor);
  const needed = Math.min(Math.ceil((name.length * LETTER) / CELL), cells.length);
  const rows = new Map<number, number[]>();
  for (const cell of cells) {
    const y = floor.grid.ys[cell] ?? 0;
    rows.set(y, [...(rows.get(y) ?? []), cell]);
  }
  const top = Math.max(...rows.keys());
  const runs = [...rows].flatMap(([y, row]) => runsOf(floor, row).map((run) => ({ run, y })));
  // Every space that is missing, and every thing that is covered, counts more than a row further down.
  const badness = ({ run, y }: (typeof runs)[number]): number =>
    Math.max(0, needed - run.length) * 4 +
    run.slice(0, needed).filter((cell) => taken.has(cell)).length * 3 +
    (top - y);
  const starts = runs.flatMap(({ run, y }) => run.map((_, at) => ({ run: run.slice(at), y })));
  const [best] = starts.sort((one, other) => badness(one) - badness(other));
  const [first] = best?.run ?? [];
  if (best === undefined || first === undefined) return undefined;
  const { x, y } = middleOf(floor, first);
  return { x: x - CELL / 2, y: y - CELL / 2, wide: best.run.length * CELL - 8 };
}

/** Neighbours in a row that belong together. */
function runsOf({ grid }: Floor, row: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const cell of [...row].sort((a, b) => (grid.xs[a] ?? 0) - (grid.xs[b] ?? 0))) {
    const last = runs.at(-1);
    if (last?.at(-1) === cell - 1) last.push(cell);
    else runs.push([cell]);
  }
  return runs;
}

function takenCells(view: BurncycleView, floor: Floor): ReadonlySet<number> {
  const marked = (flags: Uint8Array): readonly number[] => [...flags.keys()].filter((cell) => flags[cell] === 1);
  return new Set([
    ...marked(floor.isHideout),
    ...marked(floor.isObjective),
    ...marked(floor.isTerminal),
    ...marked(floor.isCache),
    ...floor.posts.map(({ cell }) => cell),
    ...view.bots.map(({ cell }) => cell),
    ...view.guards.map(({ cell }) => cell),
  ]);
}
