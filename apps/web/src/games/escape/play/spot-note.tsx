/** What stands at the spot itself: a small menu, the reason for a refusal, the odds of what is planned. */
import { boardOf } from '@tablerunner/escape/plan';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { FRAME } from '../../../table/in-sight.ts';
import { middleOf, type Point } from '../board/measure.ts';
import { blockerOf } from './blocker.ts';
import { spotOf } from './choices.ts';
import { type NotePlace, placeNote } from './note-place.ts';
import { type Planning, usePlan } from './plan-context.tsx';
import { PlanOddsChip } from './plan-odds-chip.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { SpotMenu } from './spot-menu.tsx';
import styles from './spot-note.module.css';

interface SpotNoteProps {
  /** Where a point of the drawing stands on the page. */
  readonly at: (point: Point) => { readonly left: number; readonly top: number };
  /** Pixels a cell: the note keeps clear of the piece on it. */
  readonly size: number;
}

export function SpotNote({ at, size }: SpotNoteProps) {
  const planning = usePlan();
  const { menu, refused, plan } = planning;
  const own = useRef<HTMLDivElement>(null);
  const point = pointOf(planning);
  const spot = point === undefined ? undefined : at(point);
  const place = useNotePlace(own, spot, size);
  if (spot === undefined) return undefined;
  return (
    <div className={styles.spot} style={spot}>
      {refused !== undefined && place !== undefined && <Leader to={place.end} off={size / 2} />}
      <div
        ref={own}
        className={styles.note}
        style={place === undefined ? { opacity: 0 } : { transform: `translate(${place.x}px, ${place.y}px)` }}
      >
        {menu !== undefined && <SpotMenu />}
        {menu === undefined && refused !== undefined && <RefusalNote />}
        {menu === undefined && refused === undefined && plan !== undefined && <PlanOddsChip />}
      </div>
    </div>
  );
}

/** The menu's cell, what was refused, or what is planned. Doors and walls are spots too. */
function pointOf({ menu, refused, plan, view, decision }: Planning): Point | undefined {
  const blocker = menu === undefined && refused?.cell === undefined ? blockerOf(decision, refused) : undefined;
  if (blocker !== undefined) return blocker.at;
  const refusedAt = refused === undefined ? undefined : (refused.cell ?? decision?.actor?.cell);
  const cell = menu?.cell ?? refusedAt ?? spotOf(view, plan?.choices.at(-1) ?? {}).cells[0];
  return cell === undefined || cell < 0 ? undefined : middleOf(boardOf(view), cell);
}

/** Found anew when the note, the spot or the size of the plan changes. */
function useNotePlace(
  own: RefObject<HTMLDivElement | null>,
  spot: { readonly left: number; readonly top: number } | undefined,
  size: number,
): NotePlace | undefined {
  const [place, setPlace] = useState<NotePlace | undefined>();
  const { left, top } = spot ?? {};
  useLayoutEffect(() => {
    const note = own.current;
    const frame = note?.closest(`[${FRAME}]`);
    if (note === null || !frame || left === undefined || top === undefined) return setPlace(undefined);
    const find = (): void => {
      const origin = note.parentElement?.getBoundingClientRect();
      if (origin === undefined) return;
      setPlace(
        placeNote({
          spot: { x: origin.left, y: origin.top },
          size: { width: note.offsetWidth, height: note.offsetHeight },
          frame: frame.getBoundingClientRect(),
          gap: size * 0.7,
        }),
      );
    };
    find();
    const watch = new ResizeObserver(find);
    watch.observe(note);
    return () => watch.disconnect();
  }, [own, left, top, size]);
  return place;
}

/** From the rim of the spot to the note. */
function Leader({ to: { x, y }, off }: { readonly to: { readonly x: number; readonly y: number }; off: number }) {
  const far = Math.hypot(x, y);
  if (far <= off) return undefined;
  const [startX, startY] = [(x / far) * off, (y / far) * off];
  return (
    <svg className={styles.leader} aria-hidden="true" focusable="false">
      <path d={`M${startX} ${startY}L${x} ${y}`} />
      <circle cx={startX} cy={startY} r="3" />
    </svg>
  );
}
