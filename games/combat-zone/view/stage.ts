/** Where a match stands, in few words: the set-up, or the round and the points of the sides. */
import type { Stage } from '@tablerunner/engine';
import { roundsOver, scenarioOf } from '../rules/scenario/marks.ts';
import { scoreOfSide } from '../rules/scenario/score.ts';
import type { CombatZoneView } from './view.ts';

export function stage(seen: CombatZoneView): Stage {
  if (seen.models.some(({ place }) => place === 'waiting')) return { name: 'deployment', facts: {} };
  const sides = [...new Set(seen.players.map(({ side }) => side))];
  const end = scenarioOf(seen).victory.ends.find(({ when }) => when === 'rounds');
  const most = end?.when === 'rounds' ? end.count : 0;
  const points = sides.map((side) => scoreOfSide(seen, side)).join(' : ');
  return { name: 'round', facts: { round: Math.min(roundsOver(seen) + 1, Math.max(most, 1)), most, points } };
}
