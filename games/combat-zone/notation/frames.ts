/** The steps at work as text: usually nothing, because the player in Control chooses; else `step:` lines, the lowest first. */
import { type Frame, frameOf, type Position } from '@tablerunner/engine';
import { z } from 'zod';
import { deployment } from '../rules/setup/deploy.ts';
import { wholeGame } from '../rules/setup/sequence.ts';
import { steps, triggers } from '../rules/steps.ts';
import { activation } from '../rules/turn/activation.ts';
import { controlTurn } from '../rules/turn/control.ts';
import { inspire } from '../rules/turn/inspire.ts';
import type { CombatZoneState } from '../rules/types.ts';
import { MEMORIES } from './memories.ts';
import { modelName, PREFIX, shortName } from './names.ts';
import { whyNobody } from './references.ts';
import { listOf, misshapen, word } from './shapes.ts';
import { fail, readRecord, shorten } from './words.ts';

/** Written where no step is at work any more. */
const NOTHING = 'none';
const TRIGGERS = 'engine/triggers';
const MOST_FRAMES = 60;

const BELOW: readonly Frame[] = [frameOf(wholeGame, { stage: 'ready' })];

/** The player in Control chooses; where the position says so, the team is inspired, and an Active Model acts. */
function usualFrames({ active, isInspiring }: CombatZoneState): Frame[] {
  if (active < 0 && !isInspiring) return [...BELOW, frameOf(controlTurn, {})];
  return [
    ...BELOW,
    frameOf(controlTurn, { isPlayed: true }),
    ...(isInspiring ? [frameOf(inspire, {})] : []),
    ...(active < 0 ? [] : [frameOf(activation, { model: active, hasActed: false })]),
  ];
}

const isSame = (one: readonly Frame[], other: readonly Frame[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function printFrames({ state, stack }: Position<CombatZoneState>): string[] {
  if (isSame(stack, usualFrames(state))) return [];
  if (stack.length === 0) return [`step: ${NOTHING}`]; // the match is over
  const isOnGame = isSame(stack.slice(0, 1), BELOW) && stack.length > 1 && stack[1]?.step !== wholeGame.name;
  return stack.slice(isOnGame ? 1 : 0).map(({ step, memory }) => {
    const text = JSON.stringify(memory);
    return `step: ${shortName(step)}${text === '{}' ? '' : ` ${text}`}`;
  });
}

/** The shape of what a step remembers, and that everybody is there whom it names. */
function checkMemory({ step, memory }: Frame, state: CombatZoneState): void {
  if (step === TRIGGERS) return checkWaiting(memory, state);
  const name = shortName(step);
  const shape = MEMORIES[name];
  const wrong = shape === undefined ? undefined : misshapen(`what ${name} remembers`, shape, memory);
  const why = wrong ?? whyNobody(state, memory);
  if (why !== undefined) fail(why);
}

const waitingShape = z.strictObject({
  waiting: listOf(z.strictObject({ trigger: word, owner: word, memory: z.looseObject({}) })),
});

/** What is due at the same moment, each with what its own step remembers. */
function checkWaiting(memory: unknown, state: CombatZoneState): void {
  const wrong = misshapen(`what ${TRIGGERS} remembers`, waitingShape, memory);
  if (wrong !== undefined) fail(wrong);
  for (const { trigger, memory: due } of waitingShape.parse(memory).waiting) {
    const known = triggers.find(({ name }) => name === trigger);
    if (known === undefined) return fail(`'${shorten(trigger)}' is no trigger`);
    checkMemory({ step: known.step.name, memory: due }, state);
  }
}

/** Whose activation goes on is the Active Model, and nobody else (CZ-ACTIVATE-02). */
function checkActive(frames: readonly Frame[], state: CombatZoneState): void {
  for (const { step, memory } of frames) {
    if (step !== activation.name) continue;
    const { model } = memory as { readonly model: number };
    if (model !== state.active)
      fail(`the activation of ${modelName(state, model)} goes on, and the Active Model is ${actorOf(state)}`);
  }
}

/** A game that has not begun has nothing above it, and who deploys has something to deploy (CZ-DEPLOY-01). */
function checkDeployment(frames: readonly Frame[], { models }: CombatZoneState): void {
  for (const [at, { step, memory }] of frames.entries()) {
    const { player, stage } = memory as { readonly player?: number; readonly stage?: string };
    if (step === wholeGame.name && stage === undefined && at + 1 < frames.length)
      fail('a game without a stage has not begun, and no step is at work in it');
    if (step !== deployment.name || player === undefined) continue;
    if (!models.some((model) => model.player === player && model.place === 'waiting'))
      fail(`the game cannot go on from there: nothing can be chosen at ${shortName(step)}`);
  }
}

const actorOf = (state: CombatZoneState): string => (state.active < 0 ? 'nobody' : modelName(state, state.active));

/** Steps that are written without the game below them stand on it. */
export function readFrames(frames: readonly Frame[], state: CombatZoneState): Frame[] {
  if (frames.length === 0) return usualFrames(state);
  if (frames[0]?.step === NOTHING) return [];
  if (frames.length > MOST_FRAMES) fail(`at most ${MOST_FRAMES} steps are at work`);
  for (const frame of frames) checkMemory(frame, state);
  checkDeployment(frames, state);
  checkActive(frames, state);
  if (state.isInspiring !== frames.some(({ step }) => step === inspire.name))
    fail('an Inspire goes on if a step inspires, and only then (CZ-INSPIRE-01)');
  return frames[0]?.step === wholeGame.name ? [...frames] : [...BELOW, ...frames];
}

/** One `step:` line: the name of a step, then its memory as JSON. */
export function readFrame(text: string): Frame {
  const [, name = '', memory = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? [];
  if (name === NOTHING) return { step: NOTHING, memory: {} };
  const step = [name, `${PREFIX}${name}`].find((one) => steps.some((known) => known.name === one) || one === TRIGGERS);
  if (step === undefined)
    return fail(`'${shorten(name)}' is no step; there are ${steps.map((known) => shortName(known.name)).join(', ')}`);
  return { step, memory: memory === '' ? {} : readRecord(memory, `what ${name} remembers`) };
}
