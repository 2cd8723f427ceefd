/** The letters above a plan and the numbers beside it. */
import { columnName } from '@tablerunner/geometry';
import { CELL, type Plan, RIM } from './measure.ts';
import styles from './plan.module.css';

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

export function Letters({ plan: { grid } }: { readonly plan: Plan }) {
  const { width, height } = grid;
  return (
    <g className={styles.letters}>
      {upTo(width).map((column) => (
        <text key={columnName(column)} x={(column + 0.5) * CELL} y={-RIM / 2 - 1}>
          {columnName(column)}
        </text>
      ))}
      {upTo(height).map((row) => (
        <text key={row} x={-RIM / 2 - 1} y={(height - row - 0.5) * CELL}>
          {row + 1}
        </text>
      ))}
    </g>
  );
}

/** The lines between cells. */
export function gridLines(width: number, height: number): string {
  let lines = '';
  for (let x = CELL; x < width; x += CELL) lines += `M${x} 0v${height}`;
  for (let y = CELL; y < height; y += CELL) lines += `M0 ${y}h${width}`;
  return lines;
}
