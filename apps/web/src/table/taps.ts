/** Two taps at one spot in quick succession fit the plan, unless one of them has chosen something. */

export interface Tap {
  readonly x: number;
  readonly y: number;
  /** Milliseconds, as events count them. */
  readonly time: number;
  /** It has chosen something on the plan: a second tap there confirms it, and means nothing else. */
  readonly chose: boolean;
}

/** Milliseconds within which a second tap belongs to the first. */
export const SOON = 350;
const NEAR = 30;

export function isDoubleTap(before: Tap | undefined, now: Tap): boolean {
  if (before === undefined || before.chose || now.chose) return false;
  return now.time - before.time < SOON && Math.hypot(now.x - before.x, now.y - before.y) < NEAR;
}
