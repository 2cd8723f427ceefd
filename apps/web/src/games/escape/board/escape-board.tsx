/** Draws any view of Escape: the plan, what lies on it, who stands on it, and what somebody is planning. */
import { boardOf, type EscapeView } from '@tablerunner/escape/plan';
import { type Cell, columnName } from '@tablerunner/geometry';
import type { Speaker } from '@tablerunner/language';
import { type KeyboardEvent, useCallback, useId, useMemo, useState } from 'react';
import type { Words } from '../../../i18n/words.ts';
import styles from './board.module.css';
import { Cells, type Picked } from './cells.tsx';
import { describeCell } from './describe-cell.ts';
import { Doors } from './doors.tsx';
import { Floor } from './floor.tsx';
import { CELL, heightOf, middleOf, RIM, widthOf } from './measure.ts';
import { BlockerOverlay, GroundOverlays, type Overlays, PathOverlay } from './overlays.tsx';
import { Patterns } from './patterns.tsx';
import { Things } from './things.tsx';
import { UnitToken } from './unit-token.tsx';
import { Units } from './units.tsx';

export interface EscapeBoardProps {
  readonly view: EscapeView;
  readonly speaker: Speaker;
  readonly say: Words;
  /** Pixels a cell; 44 if nothing is said. */
  readonly cell?: number;
  readonly overlays?: Overlays;
  /** Characters that the chosen action can be aimed at, as indices. */
  readonly targets?: ReadonlySet<number>;
  /** The character that would stand at the end of the planned path. */
  readonly planned?: number | undefined;
  /** What else is said about a cell: steps, targets. */
  readonly hints?: (cell: Cell) => readonly string[];
  readonly cursor?: Cell | undefined;
  readonly onCursor?: ((cell: Cell) => void) | undefined;
  readonly onPick?: ((picked: Picked) => void) | undefined;
  readonly onHover?: ((cell: Cell | undefined) => void) | undefined;
  readonly onKey?: ((event: KeyboardEvent, cell: Cell) => void) | undefined;
  /** Names below the tokens; small boards leave them out. */
  readonly names?: boolean;
}

const NO_OVERLAYS: Overlays = {};

export function EscapeBoard(props: EscapeBoardProps) {
  const { view, speaker, say, cell: size = CELL, overlays = NO_OVERLAYS, planned, hints } = props;
  const board = boardOf(view);
  const [ownCursor, setOwnCursor] = useState<Cell>(() => view.units[view.active]?.cell ?? firstCell(view));
  const cursor = props.cursor ?? ownCursor;
  const pattern = useId().replaceAll(':', '');
  const nameOfRoom = useCallback((room: number) => say('escape.cell.room', { room }), [say]);
  const words = useMemo(
    () => Array.from({ length: board.grid.cellCount }, (_, cell) => describeCell(view, cell, { say, speaker })),
    [board, view, say, speaker],
  );
  const [width, height] = [widthOf(board), heightOf(board)];
  const scale = size / CELL;
  const end = overlays.path?.at(-1);
  const ghost = planned === undefined ? undefined : view.units[planned];
  return (
    <div
      className={styles.board}
      data-size={size < 28 ? 'far' : size < 34 ? 'small' : 'near'}
      style={{ width: (width + 2 * RIM) * scale, height: (height + 2 * RIM) * scale }}
    >
      <svg
        className={styles.drawing}
        viewBox={`${-RIM} ${-RIM} ${width + 2 * RIM} ${height + 2 * RIM}`}
        style={{ '--hatch': `url(#${pattern}-hatch)`, '--airlock': `url(#${pattern}-airlock)` } as React.CSSProperties}
        aria-hidden="true"
        focusable="false"
      >
        <Patterns id={pattern} />
        <rect className={styles.paper} x={-RIM} y={-RIM} width={width + 2 * RIM} height={height + 2 * RIM} />
        <Letters width={board.grid.width} height={board.grid.height} />
        <Floor view={view} nameOfRoom={nameOfRoom} />
        <GroundOverlays view={view} overlays={overlays} />
        <Doors view={view} />
        <Things view={view} />
        {overlays.path !== undefined && <PathOverlay view={view} path={overlays.path} />}
        <Units view={view} speaker={speaker} names={props.names ?? size >= 34} targets={props.targets} />
        {ghost !== undefined && end !== undefined && (
          <g transform={`translate(${middleOf(board, end).x} ${middleOf(board, end).y})`}>
            <UnitToken unit={ghost} planned />
          </g>
        )}
        {overlays.blocker !== undefined && <BlockerOverlay {...overlays.blocker} />}
      </svg>
      <div className={styles.cells} style={{ inset: RIM * scale }}>
        <Cells
          board={board}
          label={say('escape.board', { board: speaker.name(board.plan.id) })}
          describe={(cell) => [words[cell] ?? '', ...(hints?.(cell) ?? [])].join(', ')}
          cursor={cursor}
          onCursor={props.onCursor ?? setOwnCursor}
          onPick={props.onPick}
          onHover={props.onHover}
          onKey={props.onKey}
        />
      </div>
    </div>
  );
}

const firstCell = (view: EscapeView): Cell => boardOf(view).rooms.cells[0]?.[0] ?? 0;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

function Letters({ width, height }: { readonly width: number; readonly height: number }) {
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
