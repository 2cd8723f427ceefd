/** The floor without anything on it: rooms by type, hallways, outdoors, walls thick and thin, what is left of destroyed walls. */
import { type BurncycleView, EDGE, type Floor as FloorPlan, floorOf } from '@tablerunner/burncycle/plan';
import type { Speaker } from '@tablerunner/language';
import { memo } from 'react';
import { gridLines } from '../../../plan/letters.tsx';
import { CELL, edgeAt, heightOf, middleOf, strokeOf, widthOf } from '../../../plan/measure.ts';
import { square } from '../../../plan/overlays.tsx';
import plan from '../../../plan/plan.module.css';
import styles from './board.module.css';
import { RoomName } from './room-name.tsx';
import { patternOf, tintOf } from './tints.ts';

interface FloorProps {
  readonly view: BurncycleView;
  readonly speaker: Speaker;
  /** The patterns of this drawing. */
  readonly id: string;
}

export const Floor = memo(function Floor({ view, speaker, id }: FloorProps) {
  const floor = floorOf(view);
  const { grid, rooms } = floor;
  const squares = (cells: readonly number[]): string => cells.map((cell) => square(middleOf(floor, cell))).join('');
  const [hallways, outdoors] = groundsOf(floor);
  const walls = (kind: number): string =>
    Array.from(grid.edges, (found, edge) =>
      found === kind && !view.floor.destroyed.includes(edge) ? strokeOf(floor, edge) : '',
    ).join('');
  return (
    <g>
      <path className={plan.floor0} d={squares(hallways)} />
      <path className={styles.outdoor} d={squares(outdoors)} />
      <path fill={`url(#${id}-outdoor)`} d={squares(outdoors)} />
      {rooms.map((room) => (
        <g key={room.letter}>
          <path className={plan[tintOf(room)]} d={squares(room.cells)} />
          {patternOf(room) !== undefined && <path fill={`url(#${id}-${patternOf(room)})`} d={squares(room.cells)} />}
        </g>
      ))}
      <path className={plan.grid} d={gridLines(widthOf(floor), heightOf(floor))} />
      <path className={styles.hole} d={squares(holesOf(floor))} />
      {rooms
        .filter(({ zone }) => zone !== undefined)
        .map(({ letter, cells }) => (
          <rect key={letter} className={styles.secure} {...frameOf(floor, cells)} />
        ))}
      <path className={styles.wall} d={walls(EDGE.wall)} />
      <path className={styles.outerWall} d={walls(EDGE.outerWall)} />
      {view.floor.destroyed.map((edge) => {
        const { x, y, isUpright } = edgeAt(floor, edge);
        return (
          <path
            key={edge}
            className={plan.rubble}
            transform={`translate(${x} ${y})${isUpright ? ' rotate(90)' : ''}`}
            d="M-22 0h8M-8 0h4M2 0h3M10 0h12"
          />
        );
      })}
      {rooms.map((room, index) => (
        <RoomName key={room.letter} view={view} floor={floor} room={index} speaker={speaker} />
      ))}
    </g>
  );
});

function groundsOf({ grid, roomAt, isOutdoor }: FloorPlan): readonly [readonly number[], readonly number[]] {
  const [hallways, outdoors]: [number[], number[]] = [[], []];
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if (grid.holes[cell] !== 0 || (roomAt[cell] ?? -1) >= 0) continue;
    (isOutdoor[cell] === 1 ? outdoors : hallways).push(cell);
  }
  return [hallways, outdoors];
}

const holesOf = ({ grid }: FloorPlan): readonly number[] => [...grid.holes.keys()].filter((cell) => grid.holes[cell]);

/** Secure zones are rectangles: a second line runs inside their walls. */
function frameOf(floor: FloorPlan, cells: readonly number[]) {
  const points = cells.map((cell) => middleOf(floor, cell));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const side = (all: readonly number[]): number => Math.max(...all) - Math.min(...all) + CELL - 2 * INSET;
  const start = (all: readonly number[]): number => Math.min(...all) - CELL / 2 + INSET;
  return { x: start(xs), y: start(ys), width: side(xs), height: side(ys) };
}

const INSET = 7;
