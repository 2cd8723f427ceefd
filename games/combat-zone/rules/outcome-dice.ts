/** What the first die of the acting side has come to, after all that Luck and cards did to it: a crit, a fumble, or neither. */
import type { Facts, GameEvent } from '@tablerunner/engine';
import { dieTurned } from './abilities/events.ts';
import { declared, rerolled, rolled, rollSettled } from './events/contest.ts';
import { SIDES_OF } from './lists.ts';
import type { Contest } from './types.ts';

interface Data {
  readonly contest: Contest;
  readonly acting: number;
  readonly roller: number;
  readonly face: number;
}

/** `contest`: the roll that was going on before the events. */
export function lastFaces(events: readonly GameEvent[], contest: Contest | undefined): Facts {
  let [sides, face] = contest === undefined ? [0, 0] : [SIDES_OF[contest.acting.die.colour], contest.acting.die.face];
  for (const { name, data } of events) {
    const { contest: next, acting, roller, face: other } = data as Data;
    if (name === declared.name) {
      sides = SIDES_OF[next.acting.die.colour];
      face = next.acting.die.face;
    } else if (name === rolled.name) face = acting;
    else if (name === rerolled.name && roller === -1) face = other;
    else if (name === dieTurned.name && roller === -1) face = sides;
    else if (name === rollSettled.name) break;
  }
  if (face === 0) return {};
  return { ...(face === sides ? { crit: true } : {}), ...(face === 1 ? { fumble: true } : {}) };
}
