/** How even a battlefield is by the rules themselves: paths of attack from the middle of the table into two opposite zones. */
import { attackPath, type Base, compileField, isVisible, type OpenField, standing } from '@tablerunner/geometry';
import type { Zone } from '../../rules/scenario/types.ts';
import { centreOf, isInZone } from '../../rules/scenario/zones.ts';

const WIDTH = 1063;

export interface Exposure {
  /** Per mille of paths that a barrier blocks. */
  readonly blocked: number;
  /** Mean cover on the paths that are open, in thousandths of a point. */
  readonly cover: number;
}

/** Spots on the ground where a standard base can stand, on a grid of 2 inches. */
function spots(field: OpenField, isWanted: (base: Base) => boolean): Base[] {
  const table = compileField(field);
  const found: Base[] = [];
  for (let y = 1000; y < field.depth; y += 2000) {
    for (let x = 1000; x < field.width; x += 2000) {
      const base = { x, y, z: 0, width: WIDTH };
      if (isWanted(base) && standing(table, base, []) === undefined) found.push(base);
    }
  }
  return found;
}

function exposureOf(field: OpenField, zone: Zone): Exposure {
  const table = compileField(field);
  const centre = centreOf(field);
  const middle = spots(field, ({ x, y }) => Math.hypot(x - centre.x, y - centre.y) <= 5000);
  const targets = spots(field, (base) => isInZone(field, zone, base));
  let [paths, open, cover] = [0, 0, 0];
  for (const from of middle) {
    for (const to of targets) {
      paths += 1;
      if (!isVisible(table, from, to)) continue;
      open += 1;
      cover += attackPath(table, from, to, []).cover.length;
    }
  }
  return {
    blocked: Math.round((1000 * (paths - open)) / Math.max(1, paths)),
    cover: Math.round((1000 * cover) / Math.max(1, open)),
  };
}

/** The difference between two zones of a battlefield. */
export function differenceOf(field: OpenField, one: Zone, other: Zone): Exposure {
  const [a, b] = [exposureOf(field, one), exposureOf(field, other)];
  return { blocked: Math.abs(a.blocked - b.blocked), cover: Math.abs(a.cover - b.cover) };
}
