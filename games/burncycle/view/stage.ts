/** Where a match stands, in few words: the set-up, or floor, round and threat. */
import type { Stage } from '@tablerunner/engine';
import { MOST_THREAT } from '../rules/events/threat.ts';
import { missionOf } from '../rules/mission/mission.ts';
import type { BurncycleView } from './view.ts';

export function stage(seen: BurncycleView): Stage {
  const { bots, round, threat, lastTurn, stage: at } = seen;
  const isUnplaced = bots.some(({ card, cell, hasEscaped, disguise }) => {
    const isOff = cell < 0 && !hasEscaped && disguise === undefined;
    return card === '' || isOff;
  });
  const isFirst = at === 0 && round === 1 && lastTurn < 0;
  if (isUnplaced && isFirst) return { name: 'set-up', facts: {} };
  const facts = { floor: missionOf(seen).floors[at]?.number ?? 0, round, threat, most: MOST_THREAT };
  return { name: isUnplaced ? 'floor-change' : 'round', facts };
}
