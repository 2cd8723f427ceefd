/** The board at a table of Escape: overlays with their switches, and what the referee says at the spot. */
import { boardOf } from '@tablerunner/escape/plan';
import type { Cell } from '@tablerunner/geometry';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { isMotionReduced, useSettings } from '../../../app/settings.ts';
import type { Picked } from '../../../plan/cells.tsx';
import { MAGNIFIED, Magnifier, needsMagnifier, useMagnifier } from '../../../plan/magnifier.tsx';
import { useCellInSight, useMarkedPlace } from '../../../plan/marked-place.ts';
import { CELL, type Point, RIM } from '../../../plan/measure.ts';
import { PanZoom } from '../../../table/pan-zoom.tsx';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { EscapeBoard } from '../board/escape-board.tsx';
import { useBoardKeys } from './board-keys.ts';
import { BoardTip } from './board-tip.tsx';
import { hintsOf } from './cell-hints.ts';
import { Flashes } from './flashes.tsx';
import { EscapeOverlays } from './overlay-switches.tsx';
import { overlaysOf, targetsOf } from './overlays-now.ts';
import { isChoice, pickAt } from './pick.ts';
import { usePlan } from './plan-context.tsx';
import styles from './play-board.module.css';
import { SpotNote } from './spot-note.tsx';
import { useChanged } from './use-changed.ts';

/** A step takes so long at the usual speed. */
const GLIDE = 160;

export function PlayBoard() {
  const { speaker, say } = usePlay();
  const planning = usePlan();
  const { view, decision, cursor } = planning;
  const { overlays: wanted, speed, motion, quick } = useSettings();
  const isShowing = useTable(({ shown }) => shown !== undefined);
  const overlays = useMemo(() => (isShowing ? {} : overlaysOf(planning, wanted)), [isShowing, planning, wanted]);
  const targets = useMemo(() => targetsOf(planning), [planning]);
  const onKey = useBoardKeys();
  const hints = useMemo(() => hintsOf(planning, overlays, { say, speaker }), [planning, overlays, say, speaker]);
  const marked = useMarkedPlace(view === undefined ? undefined : boardOf(view), planning.setCursor);
  const changed = useChanged();
  const outlined = new Set([...(changed ?? []), ...(marked === undefined ? [] : [marked])]);
  const actor = decision?.actor?.place === 'board' ? decision.actor.cell : undefined;
  useCellInSight(planning.refused?.cell ?? actor);
  const { magnified, magnify } = useMagnifier();
  const hasChosen = useRef(false);
  const pick = (picked: Picked, size: number): void => {
    const found = decision === undefined ? undefined : pickAt(decision, { ...picked, card: planning.card });
    const isAtOnce = found?.is === 'plan' && (found.atOnce || quick) && planning.planned !== picked.cell;
    const isUnsure = found !== undefined && needsMagnifier(size, picked, isAtOnce);
    hasChosen.current = found !== undefined && !isUnsure && isChoice(found);
    if (isUnsure) magnify(picked.cell);
    else planning.pickCell(picked);
  };
  if (view === undefined) return undefined;
  const board = boardOf(view);
  const { grid } = board;
  const rim = (2 * RIM) / CELL;
  const walker =
    planning.plan?.path === undefined ? undefined : view.units.findIndex(({ id }) => id === decision?.actor?.id);
  const glide = speed === 0 || isMotionReduced(motion) ? 0 : GLIDE / speed;
  return (
    <PanZoom
      width={grid.width + rim}
      height={grid.height + rim}
      tools={<EscapeOverlays />}
      hasChosen={() => hasChosen.current}
      over={
        magnified !== undefined && (
          <Magnifier plan={board} cell={magnified} onClose={() => magnify(undefined)}>
            <EscapeBoard
              view={view}
              speaker={speaker}
              say={say}
              cell={MAGNIFIED}
              overlays={{ ...overlays, changed: new Set([magnified]) }}
              targets={targets}
              cursor={magnified}
              onCursor={() => undefined}
              onPick={(picked) => {
                magnify(undefined);
                planning.pickCell(picked);
              }}
            />
          </Magnifier>
        )
      }
    >
      {(cell) => {
        const at = ({ x, y }: Point) => ({ left: ((x + RIM) * cell) / CELL, top: ((y + RIM) * cell) / CELL });
        return (
          <div
            className={styles.stage}
            style={{ '--glide': `${glide}ms` } as React.CSSProperties}
            data-mine={decision !== undefined || undefined}
          >
            <EscapeBoard
              view={view}
              speaker={speaker}
              say={say}
              cell={cell}
              overlays={outlined.size === 0 ? overlays : { ...overlays, changed: outlined }}
              targets={targets}
              planned={walker}
              hints={hints}
              cursor={cursor ?? decision?.actor?.cell}
              onCursor={planning.setCursor}
              onPick={(picked) => pick(picked, cell)}
              onHover={planning.setHover}
              onKey={(event: KeyboardEvent, of: Cell) => onKey(event, of)}
            />
            <Flashes at={at} />
            <BoardTip at={at} width={(grid.width + rim) * cell} />
            <SpotNote at={at} size={cell} />
          </div>
        );
      }}
    </PanZoom>
  );
}
