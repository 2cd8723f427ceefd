/** Draws any view of burncycle's floor: the plan, what lies on it, who stands on it, what they notice, and what somebody plans. */
import { type BurncycleView, type Floor as FloorPlan, floorOf } from '@tablerunner/burncycle/plan';
import type { Cell } from '@tablerunner/geometry';
import type { Speaker } from '@tablerunner/language';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import type { Words } from '../../../i18n/words.ts';
import { Cells, type Pages, type Picked } from '../../../plan/cells.tsx';
import { Letters } from '../../../plan/letters.tsx';
import { CELL, heightOf, RIM, strokeOf, widthOf } from '../../../plan/measure.ts';
import { GroundOverlays, type Overlays } from '../../../plan/overlays.tsx';
import plan from '../../../plan/plan.module.css';
import { classes } from '../../../ui/classes.ts';
import type { Walk } from '../shared.ts';
import { Awareness } from './awareness.tsx';
import styles from './board.module.css';
import { describeCell } from './describe-cell.ts';
import { Doors } from './doors.tsx';
import { Floor } from './floor.tsx';
import { Patterns } from './patterns.tsx';
import { Things } from './things.tsx';
import { type Marks, Units } from './units.tsx';
import { WalkOverlay } from './walk-overlay.tsx';

export interface FloorOverlays extends Overlays {
  /** Whether awareness is drawn at all. */
  readonly awareness?: boolean;
  /** The unit whose awareness is drawn alone. */
  readonly lookedAt?: number | undefined;
  readonly walk?: Walk | undefined;
  /** Doors and walls that can be chosen. */
  readonly edges?: ReadonlySet<number>;
}

export interface BurncycleBoardProps {
  readonly view: BurncycleView;
  readonly speaker: Speaker;
  readonly say: Words;
  /** Pixels a cell; 44 if nothing is said. */
  readonly cell?: number;
  readonly overlays?: FloorOverlays;
  readonly targets?: Marks | undefined;
  readonly acting?: number | undefined;
  /** What else is said about a cell: steps, targets, who would notice. */
  readonly hints?: (cell: Cell) => readonly string[];
  readonly cursor?: Cell | undefined;
  readonly onCursor?: ((cell: Cell) => void) | undefined;
  readonly onPick?: ((picked: Picked) => void) | undefined;
  readonly onHover?: ((cell: Cell | undefined) => void) | undefined;
  readonly onKey?: ((event: KeyboardEvent, cell: Cell) => void) | undefined;
  /** Names below the tokens; small boards leave them out. */
  readonly names?: boolean;
}

const NO_OVERLAYS: FloorOverlays = { awareness: true };

export function BurncycleBoard(props: BurncycleBoardProps) {
  const { view, speaker, say, cell: size = CELL, overlays = NO_OVERLAYS, hints } = props;
  const floor = floorOf(view);
  const { grid } = floor;
  const [ownCursor, setOwnCursor] = useState<Cell | undefined>();
  const cursor = inPlan(floor, props.cursor ?? ownCursor) ?? firstCell(view);
  const id = useId().replaceAll(':', '');
  const words = useMemo(
    () => Array.from({ length: grid.cellCount }, (_, cell) => describeCell(view, cell, { say, speaker })),
    [grid, view, say, speaker],
  );
  const pages = useMemo(() => pagesOf(floor), [floor]);
  const [width, height] = [widthOf(floor), heightOf(floor)];
  const scale = size / CELL;
  return (
    <div
      className={plan.board}
      data-size={size < 28 ? 'far' : size < 34 ? 'small' : 'near'}
      style={{ width: (width + 2 * RIM) * scale, height: (height + 2 * RIM) * scale }}
    >
      <svg
        className={classes(plan.drawing, styles.drawing)}
        viewBox={`${-RIM} ${-RIM} ${width + 2 * RIM} ${height + 2 * RIM}`}
        aria-hidden="true"
        focusable="false"
      >
        <Patterns id={id} />
        <rect className={plan.paper} x={-RIM} y={-RIM} width={width + 2 * RIM} height={height + 2 * RIM} />
        <Letters plan={floor} />
        <Floor view={view} speaker={speaker} id={id} />
        {overlays.awareness === true && <Awareness view={view} lookedAt={overlays.lookedAt} id={id} />}
        <GroundOverlays plan={floor} overlays={overlays} />
        <Doors view={view} />
        <Things view={view} />
        {overlays.edges !== undefined && (
          <path className={styles.edges} d={[...overlays.edges].map((edge) => strokeOf(floor, edge)).join('')} />
        )}
        <Units
          view={view}
          speaker={speaker}
          names={props.names ?? size >= 34}
          targets={props.targets}
          lookedAt={overlays.lookedAt}
          acting={props.acting}
        />
        {overlays.walk !== undefined && <WalkOverlay view={view} walk={overlays.walk} />}
      </svg>
      <div className={plan.cells} style={{ inset: RIM * scale }}>
        <Cells
          plan={floor}
          pages={pages}
          label={say('burncycle.board', { floor: floor.number })}
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

/** A cursor of another floor may lie where this one has nothing. */
const inPlan = ({ grid }: FloorPlan, cell: Cell | undefined): Cell | undefined =>
  cell === undefined || cell >= grid.cellCount || grid.holes[cell] !== 0 ? undefined : cell;

function firstCell(view: BurncycleView): Cell {
  const { grid } = floorOf(view);
  const acting = view.bots[view.active]?.cell ?? -1;
  return acting >= 0 ? acting : Math.max(0, grid.holes.indexOf(0));
}

/** The Page keys lead from room to room, and through hallways and outdoors at the end. */
function pagesOf({ areas }: FloorPlan): Pages {
  return { cells: areas.cells, of: (cell) => areas.areaOf[cell] ?? 0 };
}
