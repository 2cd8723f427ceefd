/** Whom an action may be aimed at. Clauses CZ-ACTION-12, CZ-BASIC-04, CZ-RANGE-04 to 08, CZ-PATH-01, 06, CZ-COVER-04, CZ-BRAWL-03, 04, CZ-DRONE-05, CZ-OUT-05. */
import { accept, type Refusal, refuse, type Verdict } from '@tablerunner/engine';
import { type Band, isAtReach } from '@tablerunner/geometry';
import type { ActionCard, Aim } from '../../content/types.ts';
import type { CombatZoneState } from '../types.ts';
import { isFriend, isInPlay, isOnTable, isRival, modelOf, modelsOnTable } from '../units.ts';
import { brawlersOf } from './brawl.ts';
import { bandBetween, tableOf } from './table.ts';
import { blockedBetween } from './visible.ts';

export interface PossibleTarget {
  readonly model: number;
  /** Why it is no legal target. */
  readonly problem?: Refusal | undefined;
}

/** What a model has before it where it stands: the same for all its actions, so that several need one look only. */
export class Look {
  readonly model: number;
  /** Rivals with which it is in a brawl. */
  readonly brawlers: readonly number[];
  private readonly state: CombatZoneState;
  private seen: readonly number[] | undefined;
  private readonly bands: (Band | undefined)[] = [];
  private readonly blocked: (string | undefined)[] = [];

  constructor(state: CombatZoneState, model: number) {
    this.state = state;
    this.model = model;
    this.brawlers = brawlersOf(state, model);
  }

  /** All models on the table. */
  get models(): readonly number[] {
    this.seen ??= modelsOnTable(this.state);
    return this.seen;
  }

  bandOf(target: number): Band {
    const band = this.bands[target] ?? bandBetween(this.state, this.model, target);
    this.bands[target] = band;
    return band;
  }

  /** The barrier that blocks the path to a model. */
  blockedBy(target: number): string | undefined {
    if (!(target in this.blocked)) this.blocked[target] = blockedBetween(this.state, this.model, target);
    return this.blocked[target];
  }
}

/** The legal targets alone, without a word about the others: what `targetsOf` finds no problem with. */
export function legalTargets(state: CombatZoneState, action: ActionCard, look: Look): number[] {
  if (action.aim === 'none') return [];
  const { model, models, brawlers } = look;
  const found: number[] = [];
  for (const target of brawlers.length > 0 ? brawlers : models) {
    if (problemOfAim(state, model, action, target) !== undefined) continue;
    if (target === model || (isInRange(state, action, target, look) && look.blockedBy(target) === undefined))
      found.push(target);
  }
  return found;
}

/** Every model on the table, each with what forbids it as a target; none for an action that aims at nobody. */
export function targetsOf(
  state: CombatZoneState,
  model: number,
  action: ActionCard,
  look = new Look(state, model),
): PossibleTarget[] {
  if (action.aim === 'none') return [];
  return look.models.map((target) => {
    const verdict = judge(state, model, action, { target, look });
    return verdict.ok ? { model: target } : { model: target, problem: verdict };
  });
}

export const checkTarget = (state: CombatZoneState, model: number, action: ActionCard, target: number): Verdict =>
  judge(state, model, action, { target, look: new Look(state, model) });

interface Aimed {
  readonly target: number;
  readonly look: Look;
}

function judge(state: CombatZoneState, model: number, action: ActionCard, { target, look }: Aimed): Verdict {
  const { brawlers } = look;
  const wrong = checkAimedAt(state, model, action, target);
  if (!wrong.ok) return wrong;
  if (brawlers.length > 0 && !brawlers.includes(target)) return refuseInBrawl(state, model, target);
  if (target === model) return accept();
  if (!isInRange(state, action, target, look)) {
    return action.isAtReach === true
      ? refuse('CZ-RANGE-03', 'not-at-reach', { target })
      : refuse('CZ-PATH-06', 'out-of-range', { target, band: look.bandOf(target) });
  }
  const blockedBy = look.blockedBy(target);
  return blockedBy === undefined ? accept() : refuse('CZ-COVER-04', 'path-blocked', { target, by: blockedBy });
}

/** Still to come, or out of the game. */
const clauseOfAbsence = (state: CombatZoneState, target: number): string =>
  isInPlay(modelOf(state, target)) ? 'CZ-RULE-46' : 'CZ-OUT-05';

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

/** What is wrong with aiming at a model, wherever it stands. */
function problemOfAim(state: CombatZoneState, model: number, action: ActionCard, target: number): string | undefined {
  if (action.isAttack === true && !isRival(state, model, target)) return 'not-a-rival';
  if (!AIM_TESTS[action.aim](state, model, target)) return `aims-at-${action.aim}`;
  if (action.isCommand === true && target === model) return 'commands-itself';
  const isImmune = modelOf(state, target).kind === 'drone' && action.isAttack !== true;
  return isImmune ? 'drones-are-immune' : undefined;
}

/** Whether an action may be aimed at such a model at all, wherever it stands. */
export const isAimedAt = (state: CombatZoneState, model: number, action: ActionCard, target: number): boolean =>
  problemOfAim(state, model, action, target) === undefined;

const AIM_CLAUSES: Readonly<Record<string, string>> = {
  'commands-itself': 'CZ-COMMAND-01',
  'not-a-rival': 'CZ-BASIC-04',
  'drones-are-immune': 'CZ-DRONE-05',
};

/** On the table, and somebody whom such an action is for, wherever it stands. */
export function checkAimedAt(state: CombatZoneState, model: number, action: ActionCard, target: number): Verdict {
  if (state.models[target] === undefined) return refuse('CZ-ACTION-12', 'no-such-model', { target });
  if (!isOnTable(state, target)) return refuse(clauseOfAbsence(state, target), 'not-on-the-table', { target });
  const problem = problemOfAim(state, model, action, target);
  return problem === undefined ? accept() : refuse(AIM_CLAUSES[problem] ?? 'CZ-ACTION-06', problem, { target });
}

/** An action without bands says in words whom it reaches (CZ-RANGE-08). */
function isInRange(state: CombatZoneState, action: ActionCard, target: number, look: Look): boolean {
  if (action.isAtReach === true) return isAtReach(tableOf(state), modelOf(state, look.model), modelOf(state, target));
  return action.bands.length === 0 || action.bands.includes(look.bandOf(target));
}
