/** What machine players have worked out about a battlefield: kept as long as its scenery stands as it is. */
import type { Piece } from '@tablerunner/geometry';
import type { CombatZoneState } from '../rules/types.ts';

/** A path of attack as far as scenery decides it. */
export interface Line {
  /** 0 red, 1 yellow, 2 green, 3 long. */
  readonly band: number;
  readonly isBlocked: boolean;
  /** What is added to the target's roll. */
  readonly cover: number;
}

export interface Edge {
  readonly to: number;
  readonly length: number;
}

/** A coarse net of places with ways between them. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly edges: readonly (readonly Edge[])[];
  /** By the place that is walked to. */
  readonly fields: (Float64Array | undefined)[];
}

export interface FieldMemo {
  readonly lines: Map<number, Map<number, Line>>;
  lineCount: number;
  readonly heights: Map<number, number>;
  grid?: Grid;
}

const memos = new WeakMap<readonly Piece[], FieldMemo>();
/** A state that was sent to another thread comes back as a copy: its field is known by what stands on it. */
const byText = new Map<string, FieldMemo>();
const MOST_FIELDS = 6;

const textOf = ({ field }: CombatZoneState): string =>
  `${field.width} ${field.depth} ${field.pieces
    .map(({ id, outline, top }) => `${id} ${top} ${outline.map(({ x, y }) => `${x},${y}`).join(' ')}`)
    .join(';')}`;

export function memoOf(state: CombatZoneState): FieldMemo {
  const { pieces } = state.field;
  const known = memos.get(pieces);
  if (known !== undefined) return known;
  const text = textOf(state);
  const memo = byText.get(text) ?? { lines: new Map(), lineCount: 0, heights: new Map() };
  memos.set(pieces, memo);
  byText.delete(text);
  byText.set(text, memo);
  const [oldest] = byText.keys();
  if (byText.size > MOST_FIELDS && oldest !== undefined) byText.delete(oldest);
  return memo;
}
