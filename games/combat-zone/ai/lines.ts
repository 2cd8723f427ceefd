/** Paths of attack and heights, each worked out once for a battlefield. */
import { attackPath, type Base, bandOf, distanceOf, type Point, type Spot, surfaceAt } from '@tablerunner/geometry';
import { BANDS } from '../rules/lists.ts';
import { tableOf } from '../rules/targeting/table.ts';
import type { CombatZoneState } from '../rules/types.ts';
import { type FieldMemo, type Line, memoOf } from './field-memo.ts';

/** Then all is forgotten, and worked out again where it is needed. */
const MOST_LINES = 200_000;
const MOST_HEIGHTS = 50_000;

const Y = 2 ** 16;
const Z = 2 ** 31;

const keyOf = ({ x, y, z }: Spot): number => x + y * Y + z * Z;

/** From one place to another, models in between left out. */
export function lineBetween(state: CombatZoneState, from: Base, to: Base): Line {
  const memo = memoOf(state);
  const start = keyOf(from);
  let lines = memo.lines.get(start);
  if (lines === undefined) {
    if (memo.lineCount > MOST_LINES) forget(memo);
    lines = new Map();
    memo.lines.set(start, lines);
  }
  const end = keyOf(to);
  const known = lines.get(end);
  if (known !== undefined) return known;
  const { blockedBy, cover } = attackPath(tableOf(state), from, to, []);
  const line: Line = {
    band: BANDS.indexOf(bandOf(distanceOf(from, to))),
    isBlocked: blockedBy !== undefined,
    cover: cover.length,
  };
  lines.set(end, line);
  memo.lineCount++;
  return line;
}

function forget(memo: FieldMemo): void {
  memo.lines.clear();
  memo.lineCount = 0;
}

/** How high one stands there. */
export function heightAt(state: CombatZoneState, { x, y }: Point): number {
  const { heights } = memoOf(state);
  const key = x + y * Y;
  const known = heights.get(key);
  if (known !== undefined) return known;
  if (heights.size > MOST_HEIGHTS) heights.clear();
  const z = surfaceAt(tableOf(state), { x, y });
  heights.set(key, z);
  return z;
}
