/** Whom one shot is opposed by: one target, everybody in a torrent's path, or all at reach of a rival in a brawl. Clauses CZ-MULTI-04, 06, CZ-BRAWL-10, 14, CZ-KW-46; CZ-RULE-61, 63. */
import { inPath, LIMITER } from '@tablerunner/geometry';
import type { ActionCard } from '../../content/types.ts';
import { keywordsOf } from '../abilities/skills.ts';
import { BANDS } from '../lists.ts';
import { brawlersOf, modelsAtReach } from '../targeting/brawl.ts';
import { coverOn } from '../targeting/path.ts';
import { bandBetween, basesOf, standingBut, tableOf } from '../targeting/table.ts';
import type { Bonus, CombatZoneState } from '../types.ts';
import { modelOf } from '../units.ts';

/** The one aimed at comes first. */
export function targetsOfShot(state: CombatZoneState, model: number, action: ActionCard, target: number): number[] {
  if (keywordsOf(state, model, action, target).torrent !== undefined)
    return torrentTargets(state, model, action, target);
  return isStray(state, model, action, target) ? [target, ...modelsAtReach(state, target)] : [target];
}

/** What the path gives to the one aimed at: others who are targets of the same shot are no cover (CZ-RULE-61, CZ-RULE-63). */
export function coverOnAimed(state: CombatZoneState, model: number, action: ActionCard, target: number): Bonus[] {
  const isBlast = keywordsOf(state, model, action, target).blast !== undefined; // its first roll is against one alone (CZ-KW-06)
  return coverOn(state, model, target, action, isBlast ? [] : targetsOfShot(state, model, action, target));
}

/** An attack on a rival in a brawl in which the acting model takes no part (CZ-BRAWL-10); blasts and torrents have their own rules (CZ-BRAWL-14). */
export function isStray(state: CombatZoneState, model: number, action: ActionCard, target: number): boolean {
  const { torrent, blast } = keywordsOf(state, model, action, target);
  if (action.isAttack !== true || torrent !== undefined || blast !== undefined) return false;
  const brawlers = brawlersOf(state, target);
  return brawlers.length > 0 && !brawlers.includes(model);
}

/** All models in the corridor, which runs on to the end of the outermost band, friends included (CZ-KW-46, CZ-RULE-63). */
function torrentTargets(state: CombatZoneState, model: number, action: ActionCard, target: number): number[] {
  const others = standingBut(state, model, target);
  const bases = basesOf(state, others);
  const caught = inPath(
    tableOf(state),
    modelOf(state, model),
    modelOf(state, target),
    bases,
    lengthOfRange(state, action),
  )
    .flatMap((at) => others[at] ?? [])
    .filter((other) => isInRange(state, model, action, other))
    .filter((other) => action.isAttack === true || modelOf(state, other).kind !== 'drone'); // CZ-DRONE-05
  return [target, ...caught];
}

const isInRange = (state: CombatZoneState, model: number, { bands }: ActionCard, target: number): boolean =>
  bands.length === 0 || bands.includes(bandBetween(state, model, target));

/** Long range has no end: farther than any table (CZ-PATH-03). */
function lengthOfRange({ field }: CombatZoneState, { bands }: ActionCard): number {
  const outermost = BANDS.findLast((band) => bands.includes(band)) ?? 'red';
  return outermost === 'long' ? field.width + field.depth : LIMITER[outermost];
}
