/** Marks along a match: whole positions, from the nearest of which an undo or a look back replays. */
import type { LogEntry } from './log.ts';
import type { Position } from './position.ts';

export interface Mark<S> {
  readonly length: number;
  readonly events: number;
  readonly position: Position<S>;
}

/** A match that is played leaves a mark every so many entries; one that is looked back into, more of them. */
const ENTRIES_PER_MARK = 64;
const ENTRIES_PER_LOOK = 16;
/** So many at most are left by looks: each holds a whole position. */
const MOST_LOOKS = 48;

export class Marks<S> {
  /** By length. */
  private readonly all: Mark<S>[] = [];

  get last(): Mark<S> | undefined {
    return this.all.at(-1);
  }

  isDue(length: number): boolean {
    return length - (this.last?.length ?? 0) >= ENTRIES_PER_MARK;
  }

  nearest(length: number): Mark<S> | undefined {
    return this.all.findLast((mark) => mark.length <= length);
  }

  add(mark: Mark<S>): void {
    const before = this.all.findLastIndex(({ length }) => length <= mark.length);
    if (this.all[before]?.length !== mark.length) this.all.splice(before + 1, 0, mark);
  }

  /** Those that lie beyond the log's new end. */
  dropAfter(length: number): void {
    while ((this.last?.length ?? 0) > length) this.all.pop();
  }
}

/** Where a replay from one length to another leaves marks, and its end. A command is never parted from its automatic answers. */
export function stopsBetween(log: readonly LogEntry[], from: number, to: number): readonly number[] {
  const apart = Math.max(ENTRIES_PER_LOOK, Math.ceil(log.length / MOST_LOOKS));
  const stops: number[] = [];
  for (let at = from + apart; at < to; at++) {
    if (log[at]?.auto === true) continue;
    stops.push(at);
    at += apart - 1;
  }
  return [...stops, to];
}
