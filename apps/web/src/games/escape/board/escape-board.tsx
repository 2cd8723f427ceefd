/** Draws any view of Escape: the plan, what lies on it, who stands on it, and what somebody is planning. */
import { type Board, boardOf, type EscapeView, roomOf } from '@tablerunner/escape/plan';
import type { Cell } from '@tablerunner/geometry';
import type { Speaker } from '@tablerunner/language';
import { type KeyboardEvent, useCallback, useId, useMemo, useState } from 'react';
import type { Words } from '../../../i18n/words.ts';
import { Cells, type Pages, type Picked } from '../../../plan/cells.tsx';
import { Letters } from '../../../plan/letters.tsx';
import { CELL, heightOf, middleOf, RIM, widthOf } from '../../../plan/measure.ts';
import { BlockerOverlay, GroundOverlays, type Overlays, PathOverlay } from '../../../plan/overlays.tsx';
import planStyles from '../../../plan/plan.module.css';
import { classes } from '../../../ui/classes.ts';
import styles from './board.module.css';
import { describeCell } from './describe-cell.ts';
import { Doors } from './doors.tsx';
import { Floor } from './floor.tsx';
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
      className={planStyles.board}
      data-size={size < 28 ? 'far' : size < 34 ? 'small' : 'near'}
      style={{ width: (width + 2 * RIM) * scale, height: (height + 2 * RIM) * scale }}
    >
      <svg
        className={classes(planStyles.drawing, styles.drawing)}
        viewBox={`${-RIM} ${-RIM} ${width + 2 * RIM} ${height + 2 * RIM}`}
        style={{ '--hatch': `url(#${pattern}-hatch)`, '--airlock': `url(#${pattern}-airlock)` } as React.CSSProperties}
        aria-hidden="true"
        focusable="false"
      >
        <Patterns id={pattern} />
        <rect className={planStyles.paper} x={-RIM} y={-RIM} width={width + 2 * RIM} height={height + 2 * RIM} />
        <Letters plan={board} />
        <Floor view={view} nameOfRoom={nameOfRoom} />
        <GroundOverlays plan={board} overlays={overlays} />
        <Doors view={view} />
        <Things view={view} />
        {overlays.path !== undefined && <PathOverlay plan={board} path={overlays.path} />}
        <Units view={view} speaker={speaker} names={props.names ?? size >= 34} targets={props.targets} />
        {ghost !== undefined && end !== undefined && (
          <g transform={`translate(${middleOf(board, end).x} ${middleOf(board, end).y})`}>
            <UnitToken unit={ghost} planned />
          </g>
        )}
        {overlays.blocker !== undefined && <BlockerOverlay {...overlays.blocker} />}
      </svg>
      <div className={planStyles.cells} style={{ inset: RIM * scale }}>
        <Cells
          plan={board}
          pages={pagesOf(board)}
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

const pagesOf = (board: Board): Pages => ({ cells: board.rooms.cells, of: (cell) => roomOf(board, cell) });
