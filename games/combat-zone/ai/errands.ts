/** What a model could get done for the scenario with the tokens that it has ready: take a crate, work at a device, leave the table. */
import { LIMITER } from '@tablerunner/geometry';
import { carriedBy, objectivesOf, spotOf } from '../rules/scenario/marks.ts';
import { isMeant } from '../rules/scenario/score.ts';
import type { Objective } from '../rules/scenario/types.ts';
import { toEdge } from '../rules/scenario/zones.ts';
import { readyTokens } from '../rules/tokens.ts';
import { hadOf, knackOf, timesOf } from './aims.ts';
import { wayBetween } from './grid.ts';
import type { Man, Scene } from './scene.ts';

/** The rest was hoped for already; and what would count for more than it brings would be put off again and again. */
const DONE = 0.3;

/** Points for having a crate or a device. */
function pointsFor({ stakes }: Scene, { kind }: Objective): number {
  let sum = 0;
  for (const score of stakes.scenario.victory.scores) {
    if (score.for === 'objectives') sum += score.points * timesOf(score, stakes);
    if (score.for === 'worked' && kind === 'device') sum += score.points;
  }
  return sum;
}

/** Points for leaving, as it is. */
function pointsForLeaving({ state, stakes }: Scene, { index, side }: Man): number {
  let sum = 0;
  for (const score of stakes.scenario.victory.scores) {
    if (score.for !== 'left' || (score.side !== undefined && score.side !== side)) continue;
    if (isMeant(state, index, score.who) && (!score.carrying || carriedBy(state, index) >= 0)) sum += score.points;
  }
  return sum;
}

/** The best errand that can be run within one activation, in EB. */
export function errandOf(scene: Scene, man: Man): number {
  const { state, stakes } = scene;
  const { index, side, model, ready } = man;
  if (ready === undefined || model.kind !== 'character') return 0;
  const reach = (readyTokens(model).length - 1) * LIMITER[ready] + LIMITER.width;
  let best = 0;
  const isLaden = carriedBy(state, index) >= 0;
  for (const [place, found] of objectivesOf(state).entries()) {
    if (found.kind === 'ground' || (found.kind === 'crate' && isLaden)) continue;
    const at = spotOf(state, place);
    if (at === undefined || hadOf(state, side, place, found) !== undefined) continue;
    if (wayBetween(state, model, at) - model.width / 2 > reach) continue;
    best = Math.max(best, pointsFor(scene, found) * knackOf(state, index, found));
  }
  const exits = stakes.scenario.setup.sides[side]?.exits;
  if (exits?.edges.some((edge) => toEdge(state.field, model, edge) <= reach) === true)
    best = Math.max(best, pointsForLeaving(scene, man));
  return DONE * best * stakes.point;
}
