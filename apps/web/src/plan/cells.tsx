/** A plan as a grid that can be walked through with the keyboard: one tab stop, one spoken cell at a time. */
import { type Cell, cellAt } from '@tablerunner/geometry';
import { type KeyboardEvent, type MouseEvent, memo, type RefObject, useEffect, useRef } from 'react';
import { bringIntoSight } from '../table/in-sight.ts';
import styles from './cells.module.css';
import type { Plan } from './measure.ts';

export interface Picked {
  readonly cell: Cell;
  /** Where in the cell it was clicked, from 0 to 1; undefined by keyboard. */
  readonly at?: { readonly x: number; readonly y: number };
  readonly element: HTMLElement;
  /** By a finger. */
  readonly isTouch?: boolean;
}

/** The rooms of a plan, through which the Page keys lead. */
export interface Pages {
  readonly cells: readonly (readonly Cell[])[];
  of(cell: Cell): number;
}

interface CellsProps {
  readonly plan: Plan;
  readonly pages: Pages;
  readonly label: string;
  readonly describe: (cell: Cell) => string;
  readonly cursor: Cell;
  readonly onCursor: (cell: Cell) => void;
  readonly onPick?: ((picked: Picked) => void) | undefined;
  readonly onHover?: ((cell: Cell | undefined) => void) | undefined;
  /** Takes the keys that the grid itself has no use for. */
  readonly onKey?: ((event: KeyboardEvent, cell: Cell) => void) | undefined;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export function Cells({ plan, pages, label, describe, cursor, onCursor, onPick, onHover, onKey }: CellsProps) {
  const own = useRef<HTMLTableElement>(null);
  const pointer = useRef('');
  const { width, height } = plan.grid;
  useKeepFocus(own, cursor);
  const pick = (element: HTMLElement, event?: MouseEvent): void => {
    const cell = Number(element.dataset.cell);
    onCursor(cell);
    const box = element.getBoundingClientRect();
    const at = event && { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    onPick?.(at === undefined ? { cell, element } : { cell, element, at, isTouch: pointer.current === 'touch' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = nextCell(plan, pages, cursor, event);
    if (to !== undefined) {
      event.preventDefault();
      onCursor(to);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const element = own.current?.querySelector<HTMLElement>(`[data-cell="${cursor}"]`);
      if (element) pick(element);
    } else onKey?.(event, cursor);
  };
  return (
    <table
      ref={own}
      className={styles.cells}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of the ARIA patterns, on a table that keeps its rows
      role="grid"
      aria-label={label}
      aria-rowcount={height}
      aria-colcount={width}
      onPointerDown={(event) => {
        pointer.current = event.pointerType;
      }}
      onClick={(event) => {
        const element = cellUnder(event);
        if (element !== undefined) pick(element, event);
      }}
      onMouseOver={(event) => {
        const element = cellUnder(event);
        if (element !== undefined) onHover?.(Number(element.dataset.cell));
      }}
      onFocus={(event) => {
        const element = cellUnder(event);
        if (element !== undefined) onHover?.(Number(element.dataset.cell));
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onHover?.(undefined);
      }}
      onMouseLeave={() => onHover?.(undefined)}
      onKeyDown={onKeyDown}
    >
      <tbody>
        {rowsOf(plan).map((row, line) => (
          <tr key={row[0]} aria-rowindex={line + 1}>
            {row.map((cell) => (
              <CellBox
                key={cell}
                cell={cell}
                column={plan.grid.xs[cell] ?? 0}
                isHole={plan.grid.holes[cell] === 1}
                isCursor={cell === cursor}
                label={describe(cell)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cellUnder = ({ target }: { readonly target: EventTarget }): HTMLElement | undefined =>
  target instanceof HTMLElement ? (target.closest<HTMLElement>('[data-cell]') ?? undefined) : undefined;

interface CellBoxProps {
  readonly cell: Cell;
  readonly column: number;
  readonly isHole: boolean;
  readonly isCursor: boolean;
  readonly label: string;
}

/** Cells whose words stay the same are not drawn again. */
const CellBox = memo(function CellBox({ cell, column, isHole, isCursor, label }: CellBoxProps) {
  if (isHole) return <td aria-hidden="true" />;
  return (
    <td
      className={styles.cell}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid above
      role="gridcell"
      aria-colindex={column + 1}
      aria-label={label}
      data-cell={cell}
      tabIndex={isCursor ? 0 : -1}
    />
  );
});

/** The cells of each row, the highest row first. */
const rowsOf = ({ grid: { width, height } }: Plan): readonly (readonly Cell[])[] =>
  Array.from({ length: height }, (_, line) => Array.from({ length: width }, (_, x) => (height - 1 - line) * width + x));

/** Where the keyboard leads: arrows, Home and End in the row, Page keys from room to room. */
function nextCell(
  plan: Plan,
  pages: Pages,
  cell: Cell,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): Cell | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const { grid } = plan;
  const [x, y] = [grid.xs[cell] ?? 0, grid.ys[cell] ?? 0];
  const arrow = ARROWS[key];
  if (arrow !== undefined) return stepOver(plan, x, y, arrow);
  if (key === 'Home') return stepOver(plan, -1, y, [1, 0]);
  if (key === 'End') return stepOver(plan, grid.width, y, [-1, 0]);
  if (key !== 'PageDown' && key !== 'PageUp') return undefined;
  const count = pages.cells.length;
  const page = pages.of(cell) + (key === 'PageDown' ? 1 : count - 1);
  return pages.cells[page % count]?.[0];
}

/** Holes are stepped over; at the rim the cursor stays. */
function stepOver({ grid }: Plan, x: number, y: number, [dx, dy]: readonly [number, number]): Cell | undefined {
  let [column, row] = [x + dx, y + dy];
  while (column >= 0 && row >= 0 && column < grid.width && row < grid.height) {
    const found = cellAt(grid, column, row);
    if (found !== undefined) return found;
    column += dx;
    row += dy;
  }
  return cellAt(grid, x, y);
}

/** The focus goes with the cursor, but only if the board has it already. */
function useKeepFocus(own: RefObject<HTMLTableElement | null>, cursor: Cell): void {
  useEffect(() => {
    const grid = own.current;
    if (grid === null || !grid.contains(document.activeElement)) return;
    const cell = grid.querySelector<HTMLElement>(`[data-cell="${cursor}"]`);
    cell?.focus({ preventScroll: true });
    bringIntoSight(cell);
  }, [own, cursor]);
}
