/** A note that stands at a spot of the plan: beside it, inside the frame, with a line that leads back where one is wanted. */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FRAME } from '../table/in-sight.ts';
import { type NotePlace, placeNote } from './note-place.ts';
import styles from './spot-note.module.css';

/** A hand that is already on its way presses what was there before: so long a new note lets presses through. */
const FRESH = 600;

interface SpotNoteProps {
  /** Where the spot stands on the page. */
  readonly spot: { readonly left: number; readonly top: number } | undefined;
  /** Pixels a cell: the note keeps clear of the piece on it. */
  readonly size: number;
  /** A line leads from the spot to the note. */
  readonly hasLeader: boolean;
  readonly children: ReactNode;
}

export function SpotNote({ spot, size, hasLeader, children }: SpotNoteProps) {
  const own = useRef<HTMLDivElement>(null);
  const place = useNotePlace(own, spot, size);
  const isFresh = useFresh(spot);
  if (spot === undefined) return undefined;
  return (
    <div className={styles.spot} style={spot}>
      {hasLeader && place !== undefined && <Leader to={place.end} off={size / 2} />}
      <div
        ref={own}
        className={styles.note}
        data-fresh={isFresh || undefined}
        style={place === undefined ? { opacity: 0 } : { transform: `translate(${place.x}px, ${place.y}px)` }}
      >
        {children}
      </div>
    </div>
  );
}

/** Whether the note has just come up, or has just come to another spot. */
function useFresh(spot: SpotNoteProps['spot']): boolean {
  const [settled, settle] = useState<string | undefined>();
  const now = spot === undefined ? undefined : `${spot.left} ${spot.top}`;
  useEffect(() => {
    settle(undefined);
    const timer = setTimeout(() => settle(now), FRESH);
    return () => clearTimeout(timer);
  }, [now]);
  return now !== settled;
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
