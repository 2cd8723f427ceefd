/** The steps at work as text: usually nothing, because the player in Control chooses; else `step:` lines, the lowest first. */
import { type Frame, frameOf, type Position } from '@tablerunner/engine';
import { wholeGame } from '../rules/setup/sequence.ts';
import { steps } from '../rules/steps.ts';
import { activation } from '../rules/turn/activation.ts';
import { controlTurn } from '../rules/turn/control.ts';
import { inspire } from '../rules/turn/inspire.ts';
import type { CombatZoneState } from '../rules/types.ts';
import { modelName, PREFIX, shortName } from './names.ts';
import { fail, readRecord, shorten } from './words.ts';

/** Written where no step is at work any more. */
const NOTHING = 'none';

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

/** What steps remember by number, as the names of the fields. */
const NUMBERS = ['model', 'target', 'chooser', 'token', 'player', 'by'] as const;

type Remembered = { readonly [name in (typeof NUMBERS)[number]]?: unknown };

function checkNumbers(step: string, memory: Remembered): void {
  for (const name of NUMBERS)
    if (memory[name] !== undefined && !Number.isSafeInteger(memory[name]))
      fail(`${shortName(step)} remembers ${name} ${shorten(JSON.stringify(memory[name]))}, no whole number`);
}

/** Who acts at a step, if its memory says so: a model that there is, also where a step above it waits for an answer. */
function checkActor({ step, memory }: Frame, { models }: CombatZoneState): void {
  const { doer, ...own } = memory as Remembered & { readonly doer?: Remembered };
  for (const named of [own, doer ?? {}]) {
    checkNumbers(step, named);
    if (named.model !== undefined && models[named.model as number] === undefined)
      fail(`there is no model ${shorten(String(named.model))}`);
  }
}

/** Whose activation goes on is the Active Model, and nobody else (CZ-ACTIVATE-02). */
function checkActive(frames: readonly Frame[], state: CombatZoneState): void {
  for (const { step, memory } of frames) {
    const { model, hasActed } = memory as { readonly model?: unknown; readonly hasActed?: unknown };
    if (step !== activation.name) continue;
    if (typeof model !== 'number' || typeof hasActed !== 'boolean')
      fail('write: step: activation {"model":0,"hasActed":false}');
    if (model !== state.active)
      fail(`the activation of ${modelName(state, Number(model))} goes on, and the Active Model is ${actorOf(state)}`);
  }
}

const actorOf = (state: CombatZoneState): string => (state.active < 0 ? 'nobody' : modelName(state, state.active));

/** Steps that are written without the game below them stand on it. */
export function readFrames(frames: readonly Frame[], state: CombatZoneState): Frame[] {
  if (frames.length === 0) return usualFrames(state);
  if (frames[0]?.step === NOTHING) return [];
  for (const frame of frames) checkActor(frame, state);
  checkActive(frames, state);
  if (state.isInspiring !== frames.some(({ step }) => step === inspire.name))
    fail('an Inspire goes on if a step inspires, and only then (CZ-INSPIRE-01)');
  return frames[0]?.step === wholeGame.name ? [...frames] : [...BELOW, ...frames];
}

/** One `step:` line: the name of a step, then its memory as JSON. */
export function readFrame(text: string): Frame {
  const [, name = '', memory = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? [];
  if (name === NOTHING) return { step: NOTHING, memory: {} };
  const step = [name, `${PREFIX}${name}`].find(
    (one) => steps.some((known) => known.name === one) || one === 'engine/triggers',
  );
  if (step === undefined)
    return fail(`'${shorten(name)}' is no step; there are ${steps.map((known) => shortName(known.name)).join(', ')}`);
  return { step, memory: memory === '' ? {} : readRecord(memory, `what ${name} remembers`) };
}
