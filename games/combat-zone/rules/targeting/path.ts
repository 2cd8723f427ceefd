/** The path of attack between two models: what blocks it, what obscures it. Clauses CZ-PATH-*, CZ-COVER-*, CZ-HEIGHT-*, CZ-KW-28, 29; CZ-RULE-23 to 27, 99. */
import { attackPath, type Cover } from '@tablerunner/geometry';
import type { ActionCard } from '../../content/types.ts';
import { keywordsOf } from '../abilities/skills.ts';
import { smokeOn } from '../abilities/smoke.ts';
import type { Bonus, CombatZoneState } from '../types.ts';
import { modelOf } from '../units.ts';
import { basesOf, standingBut, tableOf } from './table.ts';

/** Something that obscures the path: a piece of scenery, or a model by its number. */
type Obscuring =
  | { readonly piece: string; readonly why: 'enters' | 'crosses' | 'roof-edge' }
  | { readonly model: number; readonly why: 'model' };

interface PathOfAttack {
  /** The barrier that crosses it. */
  readonly blockedBy: string | undefined;
  readonly cover: readonly Obscuring[];
  /** In the path, but at reach of the attacker (CZ-COVER-06). */
  readonly ignored: readonly Obscuring[];
  /** Nothing crosses it (CZ-RULE-104). */
  readonly isUnobscured: boolean;
}

/** `unseen` are models that do not count as obstacles: other targets of the same action (CZ-RULE-61, CZ-RULE-63). */
export function pathBetween(
  state: CombatZoneState,
  from: number,
  to: number,
  unseen: readonly number[] = [],
  isStray = false,
): PathOfAttack {
  const others = standingBut(state, from, to, unseen);
  const bases = basesOf(state, others);
  const path = attackPath(tableOf(state), modelOf(state, from), modelOf(state, to), bases, isStray);
  const named = (cover: Cover): Obscuring =>
    'piece' in cover ? cover : { model: others[cover.base] ?? -1, why: cover.why };
  return { ...path, cover: path.cover.map(named), ignored: path.ignored.map(named) };
}

/**
 * One for each obstacle, model and barrier in the path (CZ-COVER-01 to 05). Those who are hit beside the chosen target may be
 * behind a barrier that blocks their path: it counts like any other thing in it (CZ-RULE-61).
 */
export function coverOn(
  state: CombatZoneState,
  attacker: number,
  target: number,
  action: ActionCard,
  unseen: readonly number[] = [],
): Bonus[] {
  const isIndirect = keywordsOf(state, attacker, action, target).indirect !== undefined;
  const scenery = pathBetween(state, attacker, target, unseen, true)
    .cover.filter((thing) => !isIndirect || isBarrierInPath(state, thing))
    .map((thing) => ({ why: whyOf(state, thing), by: 1 }));
  return isIndirect ? scenery : [...scenery, ...smokeOn(state, attacker, target)];
}

const kindOf = (state: CombatZoneState, piece: string) => state.field.pieces.find(({ id }) => id === piece)?.kind;

/** What Indirect leaves: neither obstacles, nor models, nor a roof edge, which counts as an obstacle (CZ-KW-28, 29, CZ-HEIGHT-02, CZ-RULE-99). */
const isBarrierInPath = (state: CombatZoneState, thing: Obscuring): boolean =>
  'piece' in thing && thing.why !== 'roof-edge' && kindOf(state, thing.piece) === 'barrier';

function whyOf(state: CombatZoneState, thing: Obscuring): string {
  if ('model' in thing) return 'model-in-the-path';
  if (thing.why === 'roof-edge') return 'roof-edge';
  return kindOf(state, thing.piece) === 'barrier' ? 'barrier-in-the-path' : 'obstacle-in-the-path';
}
