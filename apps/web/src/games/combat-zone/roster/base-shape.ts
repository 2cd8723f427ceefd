/** The rim of a base by side: the first is plain and light, the second dark and notched, further ones cornered. Never told by colour alone. */

/** Notches of the second side: four, where a compass has its quarters. */
const NOTCHED = notched(15.5, 12, 0.2);

/** By side, round the origin, within a radius of 16. */
const RIMS: readonly string[] = [
  'M-15.5 0a15.5 15.5 0 1 0 31 0a15.5 15.5 0 1 0 -31 0Z',
  NOTCHED,
  'M0 -16L13.8 -8V8L0 16L-13.8 8V-8Z',
  'M-13.5 -13.5H13.5V13.5H-13.5Z',
];

/** A circle with four notches of a depth and a half width in radians. */
function notched(outer: number, inner: number, half: number): string {
  const at = (radius: number, angle: number): string =>
    `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  const parts = [0, 1, 2, 3].map((quarter) => {
    const middle = (quarter * Math.PI) / 2;
    const next = middle + Math.PI / 2 - half;
    return `${quarter === 0 ? 'M' : 'L'}${at(inner, middle - half)}L${at(inner, middle + half)}L${at(outer, middle + half)}A${outer} ${outer} 0 0 1 ${at(outer, next)}`;
  });
  return `${parts.join('')}Z`;
}

export const rimOf = (side: number): string => RIMS[side] ?? RIMS[0] ?? '';
