/** What scenery a way comes near to: obstacles, low barriers, openings, and barriers that forbid it. Clauses CZ-RULE-29 to 33 and 94. */
import { contactWith } from './contacts.ts';
import { isNear } from './corridor.ts';
import { FINE } from './points.ts';
import type { Profile, Span } from './profile.ts';
import type { Range } from './sight-line.ts';
import { FREE_STEP, isDoorway, isInTheWay, isPassable, LOW } from './surfaces.ts';
import type { ScenicPiece } from './table.ts';
import type { Opening } from './types.ts';

/** A roll on the way, or a barrier that cannot be passed. Ranges are along the way, in fine units. */
export interface Encounter {
  readonly kind: 'obstacle' | 'step' | 'opening' | 'barrier';
  readonly piece: ScenicPiece;
  readonly at: number;
  /** Of a step or a window sill. */
  readonly height: number;
}

/** The Limiter's half width less a hair; a base that is narrower needs no more room than itself. */
export function halfOf(width: number): number {
  return Math.min(500 * FINE, (width * FINE) >> 1) - FINE;
}

/** Ranges this near to one another are one. */
const SAME = 2 * FINE;

/** A stretch of the way that is near to a piece or on it. */
interface Touch extends Range {
  readonly kind: Encounter['kind'] | 'on' | 'free';
  readonly height: number;
}

export function encountersOf(profile: Profile, width: number): Encounter[] {
  if (profile.spans.every(({ straight }) => straight.near.length === 0)) return [];
  const pieces = new Set<ScenicPiece>();
  for (const { straight } of profile.spans) for (const piece of straight.near) pieces.add(piece);
  const found: Encounter[] = [];
  for (const piece of pieces) {
    const touches = touchesOf(profile, piece, halfOf(width));
    found.push(...judge(profile, piece, touches));
  }
  return found.length < 2 ? found : found.sort((a, b) => a.at - b.at || a.piece.index - b.piece.index);
}

function touchesOf(profile: Profile, piece: ScenicPiece, half: number): Touch[] {
  const passed = openingsPassed(profile, piece);
  const touches: Touch[] = [];
  for (const span of profile.spans) {
    const { before, z, inside, isAir } = span;
    const isClose = isNear(span.straight.corridor, piece.bounds, 500);
    if (inside.includes(piece) && z >= piece.piece.top && !isAir) {
      touches.push({ kind: 'on', from: before + span.from, to: before + span.to, height: 0 });
    } else if (isClose && isInTheWay(piece, z)) {
      touches.push(...nearTouches(span, piece, half, passed));
    } else if (isClose && isAir) touches.push(...airTouches(span, piece, half));
  }
  return touches.length < 2 ? touches : touches.sort((a, b) => a.from - b.from);
}

/** Who jumps from a piece or onto it does not come near to it on the way. */
function airTouches(span: Span, piece: ScenicPiece, half: number): Touch[] {
  return piece.cells.flatMap((cell) => {
    const contact = contactWith(span.straight.corridor, cell.corners, half);
    if (contact === undefined) return [];
    const [from, to] = [Math.max(contact.from, span.from), Math.min(contact.to, span.to)];
    return from < to ? [{ kind: 'free', from: span.before + from, to: span.before + to, height: 0 }] : [];
  });
}

/** The openings of a piece through which the middle line goes. */
function openingsPassed({ spans }: Profile, piece: ScenicPiece): Opening[] {
  if (piece.openings.length === 0) return [];
  return spans.flatMap((span) =>
    span.through.flatMap((each) =>
      each.piece === piece && isPassable(each.opening, span.z) && span.inside.includes(piece) ? [each.opening] : [],
    ),
  );
}

function nearTouches(span: Span, piece: ScenicPiece, half: number, passed: readonly Opening[]): Touch[] {
  const { kind, top } = piece.piece;
  const { z, before } = span;
  const height = top - z;
  if (kind === 'barrier' && height <= FREE_STEP) return [];
  const { corridor } = span.straight;
  const clipped = (range: Range | undefined): Range[] => {
    if (range === undefined) return [];
    const [from, to] = [Math.max(range.from, span.from), Math.min(range.to, span.to)];
    return from < to ? [{ from: before + from, to: before + to }] : [];
  };
  const free: Touch[] = [];
  for (const { opening, corners } of piece.openings) {
    if (!passed.includes(opening) || !isPassable(opening, z)) continue;
    const sill = Math.max(0, opening.bottom - z);
    const how = isDoorway(opening, z) ? 'free' : 'opening';
    // As far as the corridor reaches beyond the middle line there may be wall beside an opening.
    for (const range of clipped(contactWith(corridor, corners, half + SAME))) {
      free.push({ ...range, kind: how, height: sill });
    }
  }
  const solid: Range[] = [];
  for (const cell of piece.cells) {
    if (isNear(corridor, cell.bounds, 500)) solid.push(...clipped(contactWith(corridor, cell.corners, half)));
  }
  const rest = free.reduce<Range[]>((ranges, gap) => ranges.flatMap((range) => without(range, gap)), solid);
  const how = kind === 'obstacle' ? 'obstacle' : height <= LOW ? 'step' : 'barrier';
  return [...free, ...rest.map((range) => ({ ...range, kind: how, height }) as const)];
}

function without(range: Range, gap: Range): Range[] {
  return [
    { from: range.from, to: Math.min(range.to, gap.from) },
    { from: Math.max(range.from, gap.to), to: range.to },
  ].filter(({ from, to }) => to - from > SAME);
}

/** One encounter for each unbroken row of touches, by what the row begins with. */
function judge(profile: Profile, piece: ScenicPiece, touches: readonly Touch[]): Encounter[] {
  const found: Encounter[] = [];
  for (let i = 0; i < touches.length; ) {
    const row = [touches[i] as Touch];
    let end = row[0]?.to ?? 0;
    for (i++; i < touches.length && (touches[i]?.from ?? 0) <= end + SAME; i++) {
      row.push(touches[i] as Touch);
      end = Math.max(end, touches[i]?.to ?? 0);
    }
    found.push(...judgeRow(profile, piece, row, end));
  }
  return found;
}

function judgeRow(profile: Profile, piece: ScenicPiece, row: readonly Touch[], end: number): Encounter[] {
  const isMet = (touch: Touch): touch is Touch & { kind: Encounter['kind'] } =>
    touch.kind !== 'on' && touch.kind !== 'free';
  const start = row[0]?.from ?? 0;
  // Somebody who was on it leaves it: the change of height tells what that wants.
  const hasBegunOn = row[0]?.kind === 'on';
  const isEntered = profile.spans.some(
    (span) =>
      span.inside.includes(piece) &&
      !span.isAir &&
      span.before + span.to > start + SAME &&
      span.before + span.from < end - SAME,
  );
  // Half a base on a low thing may be taken off it.
  const isLeft = start <= SAME && !isEntered;
  const climbs = profile.changes.filter((change) => change.piece === piece && change.kind.startsWith('climb'));
  const found: Encounter[] = [];
  for (const touch of row.filter(isMet)) {
    if (touch.kind === 'barrier') {
      const isClimb = climbs.some(({ at }) => at >= touch.from - SAME && at <= touch.to + SAME);
      const hasJumped =
        hasBegunOn && profile.changes.some(({ kind, at }) => kind === 'gap' && at >= start && at <= touch.from);
      if (!isClimb && !hasJumped) found.push({ kind: 'barrier', piece, at: touch.from, height: touch.height });
    } else if (!hasBegunOn && !isLeft && !found.some(({ kind }) => kind === touch.kind)) {
      found.push({ kind: touch.kind, piece, at: touch.from, height: touch.height });
    }
  }
  return found;
}
