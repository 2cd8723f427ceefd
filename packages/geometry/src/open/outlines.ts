/** Outlines: whether they are sound, and how they are cut into convex cells. */
import { roundedQuotient } from './integers.ts';
import { type Corners, num, turn } from './points.ts';

/** Twice the area; above 0 for an anticlockwise outline. */
export function doubledArea(corners: Corners): number {
  let area = 0;
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    area += num(corners, i) * num(corners, j + 1) - num(corners, j) * num(corners, i + 1);
  }
  return area;
}

/** Whether two stretches have a point in common. */
function doMeet(a: Corners, i: number, b: Corners, j: number): boolean {
  const [ax, ay, bx, by] = stretchAt(a, i);
  const [cx, cy, dx, dy] = stretchAt(b, j);
  const c = Math.sign(turn(ax, ay, bx, by, cx, cy));
  const d = Math.sign(turn(ax, ay, bx, by, dx, dy));
  const e = Math.sign(turn(cx, cy, dx, dy, ax, ay));
  const f = Math.sign(turn(cx, cy, dx, dy, bx, by));
  if (c !== d && e !== f) return true;
  if (c !== 0 || d !== 0) return false;
  const isApart = Math.max(ax, bx) < Math.min(cx, dx) || Math.max(cx, dx) < Math.min(ax, bx);
  return !isApart && Math.max(ay, by) >= Math.min(cy, dy) && Math.max(cy, dy) >= Math.min(ay, by);
}

function stretchAt(corners: Corners, i: number): [number, number, number, number] {
  const j = (i + 2) % corners.length;
  return [num(corners, i), num(corners, i + 1), num(corners, j), num(corners, j + 1)];
}

/** Index of the first edge that touches another one out of turn; undefined for a simple outline. */
export function firstTangle(corners: Corners): number | undefined {
  const count = corners.length;
  for (let i = 0; i < count; i += 2) {
    for (let j = i + 4; j < count; j += 2) {
      if (i === 0 && j === count - 2) continue;
      if (doMeet(corners, i, corners, j)) return i;
    }
  }
  return undefined;
}

/** A simple anticlockwise outline without its needless corners, as convex cells. */
export function convexCells(corners: Corners): Corners[] {
  const cells = triangles(corners);
  for (let a = 0; a < cells.length; a++) {
    for (let b = a + 1; b < cells.length; b++) {
      const joined = join(cells[a] ?? [], cells[b] ?? []);
      if (joined === undefined) continue;
      cells[a] = joined;
      cells.splice(b, 1);
      b = a; // the larger cell may now join one that it could not join before
    }
  }
  return cells;
}

/** Ears cut off one after the other. */
function triangles(corners: Corners): Corners[] {
  const rest = [...corners];
  const cut: Corners[] = [];
  while (rest.length > 6) {
    const ear = findEar(rest);
    const count = rest.length;
    const before = (ear - 2 + count) % count;
    const after = (ear + 2) % count;
    const area = turn(
      num(rest, before),
      num(rest, before + 1),
      num(rest, ear),
      num(rest, ear + 1),
      num(rest, after),
      num(rest, after + 1),
    );
    if (area > 0) {
      cut.push([...rest.slice(before, before + 2), ...rest.slice(ear, ear + 2), ...rest.slice(after, after + 2)]);
    }
    rest.splice(ear, 2);
  }
  if (doubledArea(rest) > 0) cut.push(rest);
  return cut;
}

/** A corner that can be cut off, flat ones first of all. */
function findEar(corners: Corners): number {
  const count = corners.length;
  for (let i = 0; i < count; i += 2) {
    const before = (i - 2 + count) % count;
    const after = (i + 2) % count;
    const [ax, ay] = [num(corners, before), num(corners, before + 1)];
    const [bx, by] = [num(corners, i), num(corners, i + 1)];
    const [cx, cy] = [num(corners, after), num(corners, after + 1)];
    const side = turn(ax, ay, bx, by, cx, cy);
    if (side === 0) return i;
    if (side < 0) continue;
    let isEar = true;
    for (let j = 0; j < count && isEar; j += 2) {
      if (j === i || j === before || j === after) continue;
      const [px, py] = [num(corners, j), num(corners, j + 1)];
      const isIn =
        turn(ax, ay, bx, by, px, py) >= 0 && turn(bx, by, cx, cy, px, py) >= 0 && turn(cx, cy, ax, ay, px, py) >= 0;
      if (isIn) isEar = false;
    }
    if (isEar) return i;
  }
  return 0; // a simple outline always has an ear
}

/** Two convex cells with a common edge as one, where that is convex too. */
function join(a: Corners, b: Corners): Corners | undefined {
  for (let i = 0; i < a.length; i += 2) {
    const [ax, ay, bx, by] = stretchAt(a, i);
    for (let j = 0; j < b.length; j += 2) {
      const [cx, cy, dx, dy] = stretchAt(b, j);
      if (ax !== dx || ay !== dy || bx !== cx || by !== cy) continue;
      // a from its edge's end round to the edge's start, then b likewise without the two common corners.
      const joined = [...rotated(a, i + 2), ...rotated(b, j + 2).slice(2, -2)];
      return isConvex(joined) ? joined : undefined;
    }
  }
  return undefined;
}

function rotated(corners: Corners, from: number): number[] {
  return [...corners.slice(from), ...corners.slice(0, from)];
}

function isConvex(corners: Corners): boolean {
  const count = corners.length;
  for (let i = 0; i < count; i += 2) {
    const [ax, ay, bx, by] = stretchAt(corners, i);
    const k = (i + 4) % count;
    if (turn(ax, ay, bx, by, num(corners, k), num(corners, k + 1)) < 0) return false;
  }
  return true;
}

/** A convex cell cut by the line from a to b: what lies to its left; empty where that is no area. */
function leftPart(cell: Corners, ax: number, ay: number, bx: number, by: number): Corners {
  const kept: number[] = [];
  const count = cell.length;
  for (let i = 0; i < count; i += 2) {
    const [px, py, qx, qy] = stretchAt(cell, i);
    const p = turn(ax, ay, bx, by, px, py);
    const q = turn(ax, ay, bx, by, qx, qy);
    if (p >= 0) kept.push(px, py);
    if (p > 0 !== q > 0 && p !== 0 && q !== 0) {
      // The turns are too large to multiply by coordinates, and a part of 2^20 is fine enough.
      const part = Math.floor((p * 0x10_0000) / (p - q));
      kept.push(px + roundedQuotient((qx - px) * part, 0x10_0000), py + roundedQuotient((qy - py) * part, 0x10_0000));
    }
  }
  return kept.length >= 6 && doubledArea(kept) > 0 ? kept : [];
}

/** A convex cell without a convex hole: the parts outside, and the part inside if there is any. */
export function cutOut(cell: Corners, hole: Corners): { outside: Corners[]; inside: Corners } {
  const outside: Corners[] = [];
  let inside = cell;
  for (let i = 0; i < hole.length && inside.length > 0; i += 2) {
    const [ax, ay, bx, by] = stretchAt(hole, i);
    const away = leftPart(inside, bx, by, ax, ay);
    if (away.length > 0) outside.push(away);
    inside = leftPart(inside, ax, ay, bx, by);
  }
  return inside.length > 0 ? { outside, inside } : { outside: [cell], inside };
}
