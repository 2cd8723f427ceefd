/** Whom an action may be aimed at. Clauses CZ-ACTION-12, CZ-BASIC-04, CZ-RANGE-04 to 08, CZ-PATH-01, 06, CZ-COVER-04, CZ-BRAWL-03, 04, CZ-DRONE-05. */
import { accept, type Refusal, refuse, type Verdict } from '@tablerunner/engine';
import { isAtReach } from '@tablerunner/geometry';
import type { ActionCard, Aim } from '../../content/types.ts';
import type { CombatZoneState } from '../types.ts';
import { isFriend, isOnTable, isRival, modelOf, modelsOnTable } from '../units.ts';
import { brawlersOf } from './brawl.ts';
import { blockedBetween } from './path.ts';
import { bandBetween, tableOf } from './table.ts';

export interface PossibleTarget {
  readonly model: number;
  /** Why it is no legal target. */
  readonly problem?: Refusal | undefined;
}

/** What a model has before it where it stands: the same for all its actions, so that several need one look only. */
export interface Look {
  /** Rivals with which it is in a brawl. */
  readonly brawlers: readonly number[];
  /** The barrier that blocks the path to a model. */
  blockedBy(target: number): string | undefined;
}

export function lookOf(state: CombatZoneState, model: number): Look {
  const known = new Map<number, string | undefined>();
  return {
    brawlers: brawlersOf(state, model),
    blockedBy(target) {
      if (!known.has(target)) known.set(target, blockedBetween(state, model, target));
      return known.get(target);
    },
  };
}

/** Every model on the table, each with what forbids it as a target; none for an action that aims at nobody. */
export function targetsOf(
  state: CombatZoneState,
  model: number,
  action: ActionCard,
  look = lookOf(state, model),
): PossibleTarget[] {
  if (action.aim === 'none') return [];
  return modelsOnTable(state).map((target) => {
    const verdict = judge(state, model, action, { target, look });
    return verdict.ok ? { model: target } : { model: target, problem: verdict };
  });
}

export const checkTarget = (state: CombatZoneState, model: number, action: ActionCard, target: number): Verdict =>
  judge(state, model, action, { target, look: lookOf(state, model) });

interface Aimed {
  readonly target: number;
  readonly look: Look;
}

function judge(state: CombatZoneState, model: number, action: ActionCard, { target, look }: Aimed): Verdict {
  const { brawlers } = look;
  if (state.models[target] === undefined) return refuse('CZ-ACTION-12', 'no-such-model', { target });
  if (!isOnTable(state, target)) return refuse('CZ-RULE-46', 'not-on-the-table', { target });
  const wrong = checkAim(state, model, action, target);
  if (!wrong.ok) return wrong;
  if (brawlers.length > 0 && !brawlers.includes(target)) return refuseInBrawl(state, model, target);
  if (target === model) return accept();
  const far = checkRange(state, model, action, target);
  if (!far.ok) return far;
  const blockedBy = look.blockedBy(target);
  return blockedBy === undefined ? accept() : refuse('CZ-COVER-04', 'path-blocked', { target, by: blockedBy });
}

/** A model in a brawl aims at rivals of that brawl only, not even at itself (CZ-BRAWL-03, CZ-BRAWL-04, CZ-RULE-19). */
const refuseInBrawl = (state: CombatZoneState, model: number, target: number): Refusal =>
  isRival(state, model, target)
    ? refuse('CZ-BRAWL-03', 'not-in-the-brawl', { target })
    : refuse('CZ-BRAWL-04', 'only-rivals-in-a-brawl', { target });

type AimTest = (state: CombatZoneState, model: number, target: number) => boolean;

const AIM_TESTS: Readonly<Record<Aim, AimTest>> = {
  rival: isRival,
  friend: isFriend,
  'other-friend': (state, model, target) => model !== target && isFriend(state, model, target),
  any: () => true,
  self: (_state, model, target) => model === target,
  none: () => false,
};

function checkAim(state: CombatZoneState, model: number, action: ActionCard, target: number): Verdict {
  if (action.isAttack === true && !isRival(state, model, target))
    return refuse('CZ-BASIC-04', 'not-a-rival', { target });
  if (!AIM_TESTS[action.aim](state, model, target)) return refuse('CZ-ACTION-06', `aims-at-${action.aim}`, { target });
  const isImmune = modelOf(state, target).kind === 'drone' && action.isAttack !== true;
  return isImmune ? refuse('CZ-DRONE-05', 'drones-are-immune', { target }) : accept();
}

/** An action without bands says in words whom it reaches (CZ-RANGE-08). */
function checkRange(state: CombatZoneState, model: number, action: ActionCard, target: number): Verdict {
  if (action.isAtReach === true) {
    const isNear = isAtReach(tableOf(state), modelOf(state, model), modelOf(state, target));
    return isNear ? accept() : refuse('CZ-RANGE-03', 'not-at-reach', { target });
  }
  if (action.bands.length === 0) return accept();
  const band = bandBetween(state, model, target);
  return action.bands.includes(band) ? accept() : refuse('CZ-PATH-06', 'out-of-range', { target, band });
}
