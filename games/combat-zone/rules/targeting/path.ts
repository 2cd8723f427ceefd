/** The path of attack between two models: what blocks it, what obscures it. Clauses CZ-PATH-*, CZ-COVER-*, CZ-HEIGHT-*, CZ-KW-28, 29; CZ-RULE-23 to 27, 99. */
import { attackPath, type Cover } from '@tablerunner/geometry';
import type { ActionCard } from '../../content/types.ts';
import { keywordsOf } from '../abilities/skills.ts';
import { cloudsOf } from '../abilities/smoke.ts';
import type { Bonus, CombatZoneState } from '../types.ts';
import { modelOf } from '../units.ts';
import { basesOf, standingBut, tableOf } from './table.ts';

/** Something that obscures the path: a piece of scenery, or a model by its number. */
type Obscuring =
  | { readonly piece: string; readonly why: 'enters' | 'crosses' | 'roof-edge' }
  | { readonly model: number; readonly why: 'model' };

/** A cloud in the path, by its card. */
interface Smoke {
  readonly card: string;
  /** At reach of the attacker, whose roll it does not hamper (CZ-COVER-06). */
  readonly isAtReach: boolean;
}

interface PathOfAttack {
  /** The barrier that crosses it. */
  readonly blockedBy: string | undefined;
  readonly cover: readonly Obscuring[];
  /** In the path, but at reach of the attacker (CZ-COVER-06). */
  readonly ignored: readonly Obscuring[];
  readonly smoke: readonly Smoke[];
  /** Nothing crosses it, and there is no smoke in it, of which the card says that it obscures (CZ-RULE-104, CZ-GAME-10). */
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
  const clouds = cloudsOf(state);
  const bases = [...basesOf(state, others), ...clouds.map(({ base }) => base)];
  const path = attackPath(tableOf(state), modelOf(state, from), modelOf(state, to), bases, isStray);
  const named = (cover: Cover): Obscuring[] => {
    if ('piece' in cover) return [cover];
    const model = others[cover.base];
    return model === undefined ? [] : [{ model, why: cover.why }];
  };
  const smokeAmong = (found: readonly Cover[], isAtReach: boolean): Smoke[] =>
    found.flatMap((cover) => {
      const cloud = 'base' in cover ? clouds[cover.base - others.length] : undefined;
      return cloud === undefined ? [] : [{ card: cloud.card, isAtReach }];
    });
  const smoke = [...smokeAmong(path.cover, false), ...smokeAmong(path.ignored, true)];
  return {
    blockedBy: path.blockedBy,
    cover: path.cover.flatMap(named),
    ignored: path.ignored.flatMap(named),
    smoke,
    isUnobscured: path.isUnobscured && smoke.length === 0,
  };
}

/**
 * One for each obstacle, model, barrier and cloud in the path (CZ-COVER-01 to 05). Those who are hit beside the chosen target may be
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
  const { cover, smoke } = pathBetween(state, attacker, target, unseen, true);
  const scenery = cover
    .filter((thing) => !isIndirect || isBarrierInPath(state, thing))
    .map((thing) => ({ why: whyOf(state, thing), by: 1 }));
  const clouds = smoke.filter(({ isAtReach }) => !isIndirect && !isAtReach);
  return [...scenery, ...clouds.map(() => ({ why: 'smoke-in-the-path', by: 1 }))];
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
