/** The plan without anything on it: floors, grid lines, room names, Airlocks, walls and limits. */
import { boardOf, EDGE, type EscapeView, edgesOf } from '@tablerunner/escape/plan';
import { memo } from 'react';
import { gridLines } from '../../../plan/letters.tsx';
import { CELL, edgeAt, heightOf, middleOf, strokeOf, widthOf } from '../../../plan/measure.ts';
import { square } from '../../../plan/overlays.tsx';
import plan from '../../../plan/plan.module.css';
import styles from './board.module.css';
import { labelSpot, roomsOf } from './rooms.ts';

interface FloorProps {
  readonly view: EscapeView;
  /** How a room is called on the plan. */
  readonly nameOfRoom: (number: number) => string;
}

export const Floor = memo(function Floor({ view, nameOfRoom }: FloorProps) {
  const board = boardOf(view);
  const edges = edgesOf(view);
  const path = (kind: number): string =>
    Array.from(edges, (found, edge) => (found === kind ? strokeOf(board, edge) : '')).join('');
  const standing = view.units.flatMap(({ place, cell }) => (place === 'board' ? [cell] : []));
  const taken = new Set([...view.props.map(({ cell }) => cell), ...standing]);
  return (
    <g>
      {roomsOf(board).map(({ number, tint, cells }) => (
        <path
          key={number}
          className={plan[`floor${tint}`]}
          d={cells.map((cell) => square(middleOf(board, cell))).join('')}
        />
      ))}
      <path className={plan.grid} d={gridLines(widthOf(board), heightOf(board))} />
      {view.darkRoom >= 0 && (
        <path
          className={styles.dark}
          d={(board.rooms.cells[view.darkRoom] ?? []).map((cell) => square(middleOf(board, cell))).join('')}
        />
      )}
      {roomsOf(board).map(({ number, cells }) => {
        const { x, y } = labelSpot(board, cells, taken);
        return (
          <text key={number} className={styles.room} x={x} y={y}>
            {nameOfRoom(number)}
          </text>
        );
      })}
      {board.airlocks.map(({ number, cells }) => (
        <Airlock
          key={number}
          number={number}
          at={cells.map((cell) => middleOf(board, cell))}
          shut={view.shutAirlock === number}
        />
      ))}
      <path className={styles.limit} d={path(EDGE.limit)} />
      <path className={plan.wall} d={path(EDGE.hardWall)} />
      <path className={styles.breakable} d={path(EDGE.wall)} />
      <path className={styles.rungs} d={path(EDGE.wall)} />
      {view.broken.map((edge) => {
        const { x, y, isUpright } = edgeAt(board, edge);
        return (
          <path
            key={edge}
            className={plan.rubble}
            transform={`translate(${x} ${y})${isUpright ? ' rotate(90)' : ''}`}
            d="M-22 0h8M-8 0h4M2 0h3M10 0h12"
          />
        );
      })}
    </g>
  );
});

const HALF = CELL / 2;

interface AirlockProps {
  readonly number: number;
  readonly at: readonly { readonly x: number; readonly y: number }[];
  readonly shut: boolean;
}

/** A hatched field over two cells with its number; a bar across it while it is shut. */
function Airlock({ number, at, shut }: AirlockProps) {
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - HALF + 4, Math.min(...ys) - HALF + 4];
  const [width, height] = [Math.max(...xs) + HALF - 4 - left, Math.max(...ys) + HALF - 4 - top];
  const [x, y] = [left + width / 2, top + height / 2];
  return (
    <g>
      <rect className={styles.airlock} x={left} y={top} width={width} height={height} rx="3" />
      <circle className={styles.airlockDisc} cx={x} cy={y} r="11" />
      <text className={styles.airlockNumber} x={x} y={y}>
        {number}
      </text>
      {shut && <path className={styles.shut} d={`M${left + 3} ${top + 3}L${left + width - 3} ${top + height - 3}`} />}
    </g>
  );
}
