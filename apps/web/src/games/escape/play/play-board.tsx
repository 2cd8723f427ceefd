/** The board at a table of Escape: overlays with their switches, and what the referee says at the spot. */
import { boardOf } from '@tablerunner/escape/plan';
import { type Cell, parseCell } from '@tablerunner/geometry';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { isMotionReduced, useSettings } from '../../../app/settings.ts';
import { bringIntoSight } from '../../../table/in-sight.ts';
import { PanZoom } from '../../../table/pan-zoom.tsx';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { SHOW_PLACE } from '../../../table/sentence.tsx';
import type { Picked } from '../board/cells.tsx';
import { EscapeBoard } from '../board/escape-board.tsx';
import { CELL, type Point, RIM } from '../board/measure.ts';
import { useBoardKeys } from './board-keys.ts';
import { BoardTip } from './board-tip.tsx';
import { hintsOf } from './cell-hints.ts';
import { Flashes } from './flashes.tsx';
import { Magnifier, needsMagnifier, useMagnifier } from './magnifier.tsx';
import { OverlaySwitches } from './overlay-switches.tsx';
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
  const marked = useMarkedPlace();
  const changed = useChanged();
  const outlined = new Set([...(changed ?? []), ...(marked === undefined ? [] : [marked])]);
  useActorInSight();
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
  const { grid } = boardOf(view);
  const rim = (2 * RIM) / CELL;
  const walker =
    planning.plan?.path === undefined ? undefined : view.units.findIndex(({ id }) => id === decision?.actor?.id);
  const glide = speed === 0 || isMotionReduced(motion) ? 0 : GLIDE / speed;
  return (
    <PanZoom
      width={grid.width + rim}
      height={grid.height + rim}
      tools={<OverlaySwitches />}
      hasChosen={() => hasChosen.current}
      over={
        magnified !== undefined && (
          <Magnifier
            cell={magnified}
            overlays={overlays}
            targets={targets}
            onPick={(picked) => {
              magnify(undefined);
              planning.pickCell(picked);
            }}
            onClose={() => magnify(undefined)}
          />
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

/** A place that a sentence of the log names: it is brought into sight and outlined for a moment. */
function useMarkedPlace(): Cell | undefined {
  const { view, setCursor } = usePlan();
  const [marked, setMarked] = useState<Cell | undefined>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (event: Event): void => {
      const cell = parseCell(boardOf(view).grid, String((event as CustomEvent<string>).detail).replace(/[nesw]$/, ''));
      if (cell === undefined) return;
      setCursor(cell);
      setMarked(cell);
      bringIntoSight(document.querySelector(`[data-cell="${cell}"]`));
      clearTimeout(timer);
      timer = setTimeout(() => setMarked(undefined), 2000);
    };
    addEventListener(SHOW_PLACE, show);
    return () => removeEventListener(SHOW_PLACE, show);
  }, [view, setCursor]);
  return marked;
}

/** Where the board is larger than its frame, whoever acts is brought into sight when the decision comes; and what was refused. */
function useActorInSight(): void {
  const { decision, refused } = usePlan();
  const actor = decision?.actor?.place === 'board' ? decision.actor.cell : undefined;
  const cell = refused?.cell ?? actor;
  useEffect(() => {
    if (cell === undefined || cell < 0) return;
    bringIntoSight(document.querySelector(`[data-cell="${cell}"]`));
  }, [cell]);
}
