/** Places worth going to, for those who move the cursor by keys: in sight of a target, in cover from it, at reach of an objective; nearest first. */
import { holderOf, objectivesOf, spotOf, tableOf } from '@tablerunner/combat-zone/plan';
import { attackPath, type Base, distanceOf, lengthOf, type Point } from '@tablerunner/geometry';
import type { Planning } from '../shared.ts';
import { fieldsOf, isMoveChoice, pointMeant } from './choices.ts';
import { startOf } from './ways.ts';

/** A grid over what is within reach. */
const STEP = 1000;
const MOST = 24;
/** What is at reach of an objective's token. */
const REACH = 1000;
const TOKEN = 1000;

export function usefulPlaces(planning: Planning): readonly Point[] {
  const { decision, actor, token, card, bends, view } = planning;
  if (decision === undefined) return [];
  const offered = decision.legal.flatMap(({ choice }) => pointMeant(choice) ?? []);
  if (offered.length > 0) return offered;
  const isMoving = decision.legal.some(({ choice }) => isMoveChoice(choice) && fieldsOf(choice).kind !== 'react');
  const model = view.models[actor];
  if (!isMoving || model === undefined) return [];
  const { region, left } = startOf({ decision, actor, token, card: card ?? 'move' }, bends);
  const places: { readonly at: Point; readonly worth: number }[] = [];
  for (let x = model.x - left; x <= model.x + left; x += STEP) {
    for (let y = model.y - left; y <= model.y + left; y += STEP) {
      const at = { x, y };
      if (!region.contains(at)) continue;
      const worth = worthOf(planning, { ...at, z: model.z, width: model.width });
      if (worth > 0) places.push({ at, worth });
    }
  }
  return places
    .sort((a, b) => b.worth - a.worth || lengthOf(model, a.at) - lengthOf(model, b.at))
    .slice(0, MOST)
    .map(({ at }) => at);
}

/** An objective counts most, then a target in sight from behind cover, then one in sight. */
function worthOf({ view, actor }: Planning, base: Base): number {
  const side = view.players[view.models[actor]?.player ?? -1]?.side;
  const isByObjective = objectivesOf(view).some((_, i) => {
    const spot = holderOf(view, i) < 0 ? spotOf(view, i) : undefined;
    return spot !== undefined && distanceOf(base, { ...spot, width: TOKEN }) <= REACH;
  });
  const worth = isByObjective ? 4 : 0;
  for (const rival of view.models) {
    if (rival.place !== 'table' || view.players[rival.player]?.side === side) continue;
    const table = tableOf(view);
    if (attackPath(table, base, rival, []).blockedBy !== undefined) continue;
    // What stands before the model covers it from the rival's shots.
    return worth + (attackPath(table, rival, base, []).cover.length > 0 ? 2 : 1);
  }
  return worth;
}
