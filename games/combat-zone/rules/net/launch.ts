/** The deed `launch` and what becomes of it: the Tech roll, memory leaks, the program that runs. Clauses CZ-NET-07 to 23, CZ-LEAK-*, CZ-RULE-76 to 78, 103. */
import { accept, defineStep, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import type { ActionCard, ProgramCard } from '../../content/types.ts';
import { allHold } from '../abilities/conditions.ts';
import { keywordsOf } from '../abilities/skills.ts';
import type { Deed, Doer } from '../actions/deed.ts';
import { checkOpen } from '../actions/open.ts';
import { results } from '../actions/results.ts';
import { hit } from '../attacks/hit.ts';
import { oppositionTo } from '../contest/against.ts';
import { isCrit, isFumble, isWonAgainst } from '../contest/compare.ts';
import { contest } from '../contest/contest.ts';
import { contestEnded } from '../events/contest.ts';
import { attackMissed } from '../events/moments.ts';
import { activationStopped } from '../events/turn.ts';
import { isInBrawl } from '../targeting/brawl.ts';
import { coverOn } from '../targeting/path.ts';
import { checkTarget, targetsOf } from '../targeting/targets.ts';
import { hasReadyToken } from '../tokens.ts';
import type { CombatZoneState, Installed } from '../types.ts';
import { isRival, modelOf, programOf } from '../units.ts';
import { stun } from '../wounds/stun.ts';
import { suffer } from '../wounds/suffer.ts';
import { launchFailed, programLaunched, programsLost } from './events.ts';
import { onlyHacks } from './hacks.ts';
import { helpersFor, isNetrunner } from './netrunners.ts';

interface LaunchChoice {
  readonly kind: 'launch';
  /** A place among the programs of the model. */
  readonly program: number;
  readonly target?: number | undefined;
}

const isAimed = ({ aim }: ActionCard): boolean => aim !== 'self' && aim !== 'none';

function checkInstalled(state: CombatZoneState, doer: Doer, installed: Installed | undefined): Verdict {
  const { model, isFree, answering } = doer;
  if (installed === undefined) return refuse('CZ-NET-04', 'no-such-program', { model });
  const facts = { program: installed.card };
  if (answering !== undefined) return refuse('CZ-NET-12', 'no-program-as-reaction', facts);
  if (isFree || state.active !== model) return refuse('CZ-NET-20', 'not-in-an-activation', facts);
  if (!isNetrunner(state, model)) return refuse('CZ-NET-02', 'not-a-netrunner', facts);
  if (installed.isRunning) return refuse('CZ-NET-14', 'program-is-running', facts);
  if (installed.isTried) return refuse('CZ-NET-10', 'tried-before', facts);
  return checkOpen(state, doer, programOf(state, installed.card).launch);
}

function checkUnaimed(state: CombatZoneState, model: number, launch: ActionCard, target: number | undefined): Verdict {
  if (target !== undefined) return refuse('CZ-ACTION-06', 'aims-at-none', { target });
  const isFit = allHold(state, model, launch.needs);
  return isFit ? accept() : refuse('CZ-GAME-11', 'condition-not-met', { action: launch.id });
}

function checkLaunchTarget(
  state: CombatZoneState,
  { model, target: only }: Doer,
  launch: ActionCard,
  target: number | undefined,
): Verdict {
  if (!isAimed(launch) && isInBrawl(state, model)) return refuse('CZ-BRAWL-04', 'only-rivals-in-a-brawl');
  if (!isAimed(launch)) return checkUnaimed(state, model, launch, target);
  if (target === undefined) return refuse('CZ-ACTION-12', 'no-target', { action: launch.id });
  if (only !== undefined && target !== only) return refuse('CZ-FREE-01', 'not-this-target', { target });
  const verdict = checkTarget(state, model, launch, target);
  if (!verdict.ok) return verdict;
  if (modelOf(state, target).kind === 'gonk' && onlyHacks(launch))
    return refuse('CZ-RULE-103', 'gonks-cannot-be-hacked', { target });
  return allHold(state, model, launch.needs, target)
    ? accept()
    : refuse('CZ-HACK-04', 'target-does-not-fit', { target });
}

const cardOf = (state: CombatZoneState, { model }: Doer, program: number): ProgramCard | undefined => {
  const installed = modelOf(state, model).programs[program];
  return installed === undefined ? undefined : programOf(state, installed.card);
};

export const launchDeed: Deed<LaunchChoice> = {
  kind: 'launch',
  choice: z.strictObject({ kind: z.literal('launch'), program: z.int().min(0), target: z.int().min(0).optional() }),
  counts: true, // CZ-RULE-41
  candidates(state, doer) {
    return modelOf(state, doer.model).programs.flatMap((installed, program): LaunchChoice[] => {
      if (!checkInstalled(state, doer, installed).ok) return [];
      const { launch } = programOf(state, installed.card);
      if (!isAimed(launch)) return [{ kind: 'launch', program }];
      return targetsOf(state, doer.model, launch).flatMap(({ model: target, problem }): LaunchChoice[] =>
        problem === undefined ? [{ kind: 'launch', program, target }] : [],
      );
    });
  },
  check(state, doer, { program, target }) {
    const installed = checkInstalled(state, doer, modelOf(state, doer.model).programs[program]);
    const card = cardOf(state, doer, program);
    if (!installed.ok || card === undefined) return installed;
    return checkLaunchTarget(state, doer, card.launch, target);
  },
  tokenOf: () => -1, // CZ-NET-08
  actionOf: (state, doer, { program }) => cardOf(state, doer, program)?.launch.id ?? 'launch',
  start: (_state, { model }, { program, target = -1 }, engine) =>
    engine.interrupt(launching, { model, program, target }),
};

interface LaunchMemory {
  readonly model: number;
  readonly program: number;
  /** -1 for none. */
  readonly target: number;
  readonly isRolled?: boolean;
}

/** The Tech roll with the die of the program's quality (CZ-NET-07, CZ-NET-16, CZ-NET-17). */
const launching = defineStep<CombatZoneState, LaunchMemory>({
  name: 'combat-zone/launch',
  clause: 'CZ-NET-07',
  run(state, memory, engine) {
    const { model, program, target, isRolled } = memory;
    const installed = modelOf(state, model).programs[program];
    if (installed === undefined) return engine.done();
    const card = programOf(state, installed.card);
    if (card.launch.skill === undefined) return succeed(state, { ...memory, card, isCrit: false }, engine);
    if (isRolled === true) return settle(state, memory, card, engine);
    const { launch, quality } = card;
    const isOpposed = target >= 0 && isRival(state, model, target);
    const bonuses = isOpposed ? coverOn(state, model, target, launch) : [];
    const against = oppositionTo(state, model, launch, { target, bonuses });
    const helpers = isOpposed ? helpersFor(state, model, target) : [];
    engine.stay<LaunchMemory>({ ...memory, isRolled: true });
    engine.interrupt(contest, {
      purpose: launch.id,
      acting: { model, colour: quality, token: -1, skill: 'tech', bonuses: [] },
      action: launch.id,
      against: [against === 'obstacle' || helpers.length === 0 ? against : { ...against, helpers }],
    });
  },
});

function settle(
  state: CombatZoneState,
  memory: LaunchMemory,
  card: ProgramCard,
  engine: Engine<CombatZoneState>,
): void {
  const { contest: rolled } = state;
  if (rolled === undefined) throw new Error('there was no roll');
  const { model, program, target } = memory;
  const { acting, opposing } = rolled;
  const opposed = opposing[0];
  const struck = target < 0 || opposed === undefined || opposed.model < 0 ? target : opposed.model; // CZ-NET-23
  const isWon = isWonAgainst(rolled, 0);
  const fumbled = isFumble(acting);
  const crit = isCrit(acting);
  engine.emit(contestEnded, {});
  if (isWon)
    return succeed(state, { ...memory, target: struck, card, isCrit: crit, token: opposed?.token ?? -1 }, engine);
  engine.done();
  engine.emit(launchFailed, { model, program, isFumble: fumbled });
  if (card.launch.isAttack === true && struck >= 0)
    engine.emit(attackMissed, { model, target: struck, action: card.launch.id, isFailed: true });
  if (fumbled) leak(state, model, card, engine);
}

/** Stun 1, or a wound without a ready token; Dangerous wounds besides; the activation is over (CZ-LEAK-01 to 04, CZ-RULE-77). */
function leak(state: CombatZoneState, model: number, card: ProgramCard, engine: Engine<CombatZoneState>): void {
  const wound = { model, wounds: 1, token: -1, by: model, isAttack: false } as const;
  if (hasReadyToken(modelOf(state, model))) engine.interrupt(stun, { model, count: 1 });
  else engine.interrupt(suffer, wound);
  if (keywordsOf(state, model, card.launch).dangerous !== undefined) engine.interrupt(suffer, wound);
  if (state.active === model) engine.emit(activationStopped, { model });
}

interface Success extends LaunchMemory {
  readonly card: ProgramCard;
  readonly isCrit: boolean;
  /** The token with which the target opposed. */
  readonly token?: number;
}

/**
 * The result comes about and the card is turned (CZ-NET-09); only an attack wounds, and it wounds the token that opposed
 * (CZ-RULE-78). One that steps in without fitting is not affected (CZ-RULE-76).
 */
function succeed(state: CombatZoneState, success: Success, engine: Engine<CombatZoneState>): void {
  const { model, program, target, card, token = -1, isCrit: crit } = success;
  const { launch, reload } = card;
  engine.done();
  engine.emit(programLaunched, { model, program });
  if (target < 0 || allHold(state, model, launch.needs, target)) {
    if (target < 0) engine.interrupt(results, { model, action: launch.id, target, isCrit: crit });
    else hit(state, { model, action: launch.id }, { target, token, isCrit: crit }, engine); // CZ-RULE-78
  }
  if (reload === 'discard') engine.interrupt(useUp, { model, card: card.id });
}

/** A program that is used up when it has been launched. */
const useUp = defineStep<CombatZoneState, { readonly model: number; readonly card: string }>({
  name: 'combat-zone/use-up-program',
  clause: 'CZ-NET-19',
  run(state, { model, card }, engine) {
    const program = modelOf(state, model).programs.findIndex((one) => one.card === card);
    if (program >= 0) engine.emit(programsLost, { model, programs: [program] });
    engine.done();
  },
});

export const launchSteps = [launching, useUp];
