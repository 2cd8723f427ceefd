/** What a scenario lets models do: take a crate, work at a device, leave the table by an exit. Each costs an action. Clauses CZ-SCEN-05, CZ-RULE-38. */
import { accept, defineStep, refuse, type Verdict } from '@tablerunner/engine';
import { isAtReachOf, isWithin, LIMITER } from '@tablerunner/geometry';
import { z } from 'zod';
import { colourFor, type Deed, type Doer, distinctPayers, payingTokens } from '../actions/deed.ts';
import { isWonAgainst } from '../contest/compare.ts';
import { contest } from '../contest/contest.ts';
import { contestEnded } from '../events/contest.ts';
import type { Colour, Skill } from '../lists.ts';
import { isInBrawl } from '../targeting/brawl.ts';
import { distanceBetween, tableOf } from '../targeting/table.ts';
import type { CombatZoneState } from '../types.ts';
import { isRival, modelOf, modelsOnTable, playerOf } from '../units.ts';
import { crateTaken, deviceWorked, modelLeft } from './events.ts';
import { carriedBy, holderOf, objectivesOf, scenarioOf, spotOf, workerOf } from './marks.ts';
import { isMeant } from './score.ts';
import type { Objective, ScenarioSide } from './types.ts';
import { isAtEdge } from './zones.ts';

/** `objective` is -1 for leaving. */
interface ObjectiveChoice {
  readonly kind: 'objective';
  readonly deed: 'take' | 'work' | 'leave';
  readonly objective: number;
  readonly token: number;
}

/** Crates and devices lie on tokens of 1 inch. */
const TOKEN_WIDTH = 1000;

const sideOf = (state: CombatZoneState, model: number): ScenarioSide | undefined =>
  scenarioOf(state).setup.sides[playerOf(state, modelOf(state, model).player).side];

const isNear = (state: CombatZoneState, model: number, objective: number): boolean => {
  const spot = spotOf(state, objective);
  return spot !== undefined && isAtReachOf(tableOf(state), modelOf(state, model), { spot, width: TOKEN_WIDTH });
};

/** What crates and devices have in common: reach, hands that may do it, quiet enough to do it. */
function checkHandling(state: CombatZoneState, model: number, objective: number, found: Objective): Verdict {
  if (found.kind === 'ground') return refuse('CZ-SCEN-05', 'nothing-to-handle', { objective });
  const { kind } = modelOf(state, model);
  if (kind === 'drone' || (kind === 'gonk' && !found.gonks)) return refuse('CZ-SCEN-05', 'characters-only', { model });
  if (!isNear(state, model, objective)) return refuse('CZ-RANGE-03', 'not-at-reach', { objective });
  if (isInBrawl(state, model)) return refuse('CZ-BRAWL-03', 'in-a-brawl', { model });
  const rival = found.isComplex
    ? modelsOnTable(state).find(
        (other) => isRival(state, model, other) && isWithin(distanceBetween(state, model, other), LIMITER.red),
      )
    : undefined;
  return rival === undefined ? accept() : refuse('CZ-KW-19', 'rival-too-near', { model, rival });
}

function checkTake(state: CombatZoneState, model: number, objective: number): Verdict {
  const found = objectivesOf(state)[objective];
  if (found?.kind !== 'crate') return refuse('CZ-SCEN-05', 'no-such-crate', { objective });
  if (holderOf(state, objective) >= 0) return refuse('CZ-SCEN-05', 'crate-is-carried', { objective });
  if (carriedBy(state, model) >= 0) return refuse('CZ-SCEN-05', 'carries-a-crate', { model });
  return checkHandling(state, model, objective, found);
}

function checkWork(state: CombatZoneState, model: number, objective: number): Verdict {
  const found = objectivesOf(state)[objective];
  if (found?.kind !== 'device') return refuse('CZ-SCEN-05', 'no-such-device', { objective });
  const { side } = playerOf(state, modelOf(state, model).player);
  if (found.side !== undefined && found.side !== side) return refuse('CZ-SCEN-05', 'not-for-your-side', { objective });
  const worker = workerOf(state, objective);
  if (worker >= 0 && (!found.isContested || playerOf(state, worker).side === side))
    return refuse('CZ-SCEN-05', 'device-is-done', { objective });
  return checkHandling(state, model, objective, found);
}

/** CZ-RULE-38: only where the scenario says so; no objective has a part in it. */
function checkLeave(state: CombatZoneState, model: number, objective: number): Verdict {
  if (objective !== -1) return refuse('CZ-RULE-38', 'nothing-to-handle', { objective });
  const exits = sideOf(state, model)?.exits;
  if (exits === undefined || !isMeant(state, model, exits.who)) return refuse('CZ-RULE-38', 'no-leave', { model });
  const isAtExit = exits.edges.some((edge) => isAtEdge(state.field, modelOf(state, model), edge));
  if (!isAtExit) return refuse('CZ-RULE-38', 'not-at-the-exit', { model });
  return isInBrawl(state, model) ? refuse('CZ-BRAWL-03', 'in-a-brawl', { model }) : accept();
}

function checkWhat(
  state: CombatZoneState,
  { model }: Doer,
  { deed, objective }: Omit<ObjectiveChoice, 'token'>,
): Verdict {
  if (deed === 'take') return checkTake(state, model, objective);
  return deed === 'work' ? checkWork(state, model, objective) : checkLeave(state, model, objective);
}

function possible(state: CombatZoneState, doer: Doer): Omit<ObjectiveChoice, 'token'>[] {
  const found: Omit<ObjectiveChoice, 'token'>[] = [];
  const add = (deed: ObjectiveChoice['deed'], objective: number): void => {
    if (checkWhat(state, doer, { kind: 'objective', deed, objective }).ok)
      found.push({ kind: 'objective', deed, objective });
  };
  const objectives = objectivesOf(state);
  for (let i = 0; i < objectives.length; i++) {
    const kind = objectives[i]?.kind;
    if (kind === 'crate') add('take', i);
    else if (kind === 'device') add('work', i);
  }
  if (sideOf(state, doer.model)?.exits !== undefined) add('leave', -1);
  return found;
}

/** Neither a [RE]action nor a free action: the sheet offers them to the Active Model. */
const isOwnActivation = ({ answering, isFree, only }: Doer): boolean =>
  answering === undefined && !isFree && (only === undefined || only.includes('objective'));

export const objectiveDeed: Deed<ObjectiveChoice> = {
  kind: 'objective',
  choice: z.strictObject({
    kind: z.literal('objective'),
    deed: z.enum(['take', 'work', 'leave']),
    objective: z.int().min(-1),
    token: z.int().min(-1),
  }),
  counts: true,

  candidates(state, doer) {
    const tokens = isOwnActivation(doer) ? distinctPayers(state, doer) : [];
    if (tokens.length === 0) return [];
    return possible(state, doer).flatMap((wish) => tokens.map((token) => ({ ...wish, token })));
  },
  check(state, doer, choice) {
    if (!isOwnActivation(doer)) return refuse('CZ-SCEN-05', 'only-in-an-activation', { model: doer.model });
    if (!payingTokens(state, doer).includes(choice.token))
      return refuse('CZ-TOKEN-03', 'token-not-ready', { token: choice.token });
    return checkWhat(state, doer, choice);
  },
  tokenOf: ({ token }) => token,
  actionOf: (_state, _doer, { deed }) => `scenario/${deed}`,
  start(state, doer, { deed, objective, token }, engine) {
    const { model } = doer;
    engine.interrupt(handle, { model, deed, objective, token, colour: colourFor(state, doer, token) });
  },
};

interface HandleMemory {
  readonly model: number;
  readonly deed: ObjectiveChoice['deed'];
  readonly objective: number;
  readonly token: number;
  readonly colour: Colour;
  readonly isRolled?: boolean | undefined;
}

function skillFor(state: CombatZoneState, objective: number): Skill | undefined {
  const found = objectivesOf(state)[objective];
  return found === undefined || found.kind === 'ground' ? undefined : found.skill;
}

/** Where a skill is asked for, it is opposed by the Obstacle die (CZ-DICE-02). */
export const handle = defineStep<CombatZoneState, HandleMemory>({
  name: 'combat-zone/handle',
  clause: 'CZ-SCEN-05',
  run(state, memory, engine) {
    const { model, deed, objective, token, colour, isRolled } = memory;
    const skill = skillFor(state, objective);
    if (skill !== undefined && isRolled !== true) {
      engine.stay<HandleMemory>({ ...memory, isRolled: true });
      return engine.interrupt(contest, {
        purpose: `scenario-${deed}`,
        acting: { model, colour, token, skill, bonuses: [] },
        against: ['obstacle'],
      });
    }
    const isDone = skill === undefined || (state.contest !== undefined && isWonAgainst(state.contest, 0));
    if (skill !== undefined) engine.emit(contestEnded, {});
    engine.done();
    if (!isDone) return;
    if (deed === 'take') return engine.emit(crateTaken, { model, objective });
    if (deed === 'work') return engine.emit(deviceWorked, { model, objective });
    engine.emit(modelLeft, { model, objective: carriedBy(state, model) });
  },
});
