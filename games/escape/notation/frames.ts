/** The steps at work as text: usually nothing, because the active character acts; `at:` and a step; or `step:` lines, the lowest first. */
import { type Frame, frameOf, type Position } from '@tablerunner/engine';
import { activation } from '../rules/activation.ts';
import { activateRebels } from '../rules/coop/turn.ts';
import { cooperationSetup, cooperationTurns, revolutionSetup, revolutionTurns, wholeGame } from '../rules/sequence.ts';
import { steps } from '../rules/steps.ts';
import { chooseActive } from '../rules/turn/activate.ts';
import { afterActivation } from '../rules/turn/after-activation.ts';
import type { EscapeState } from '../rules/types.ts';
import { boundsOf, problemOfMemory } from './memories.ts';
import { fail, readJson, shorten } from './words.ts';

const game = frameOf(wholeGame, { begun: true });

const shortName = ({ name }: { readonly name: string }): string => name.replace(/^escape\//, '');

/** The parts of a sequence, by the short name of the step: `choose-active`, `place-crates`. */
const placesOf = (sequence: typeof revolutionTurns): [string, readonly Frame[]][] =>
  sequence.parts.map((part, at) => [shortName(part), [game, frameOf(sequence, { at: at + 1 }), frameOf(part, {})]]);

const START: [string, readonly Frame[]] = ['start', [frameOf(wholeGame, {})]];

/** What may be written after `at:`. */
const PLACES: Readonly<Record<EscapeState['mode'], Readonly<Record<string, readonly Frame[]>>>> = {
  revolution: Object.fromEntries([START, ...placesOf(revolutionSetup), ...placesOf(revolutionTurns)]),
  cooperation: Object.fromEntries([START, ...placesOf(cooperationSetup), ...placesOf(cooperationTurns)]),
};

const placesAt = ({ mode }: EscapeState): Readonly<Record<string, readonly Frame[]>> => PLACES[mode];

/** Where it is chosen who acts next. */
const choosing = (state: EscapeState): readonly Frame[] =>
  placesAt(state)[shortName(state.mode === 'revolution' ? chooseActive : activateRebels)] ?? [];

/** The steps that are at work while a character is active. */
export function usualStack(state: EscapeState): Frame[] {
  const { active: unit, mode } = state;
  if (unit < 0) return [];
  const after = mode === 'revolution' ? [frameOf(afterActivation, { unit })] : [];
  return [...choosing(state), ...after, frameOf(activation, { unit })];
}

export function printFrames({ state, stack }: Position<EscapeState>): string[] {
  const text = JSON.stringify(stack);
  if (text === JSON.stringify(usualStack(state))) return [];
  const place = Object.entries(placesAt(state)).find(([, frames]) => JSON.stringify(frames) === text);
  if (place !== undefined) return [`at: ${place[0]}`];
  return stack.map(({ step, memory }) => `step: ${step} ${JSON.stringify(memory)}`);
}

export function readPlace(text: string, state: EscapeState): Frame[] {
  const places = placesAt(state);
  const frames = Object.hasOwn(places, text) ? places[text] : undefined;
  return frames?.slice() ?? fail(`'${shorten(text)}' is no place; there are ${Object.keys(places).join(', ')}`);
}

/** Steps that are written without the game below them come on top of what is usual. */
export function onUsualSteps(frames: readonly Frame[], state: EscapeState): Frame[] {
  if (frames[0]?.step === wholeGame.name) return frames.slice();
  const below = state.active < 0 ? choosing(state) : usualStack(state);
  return [...below, ...frames];
}

/** Throws a Problem where a step remembers what cannot be: a fraction, or a character that is not there. */
export function checkMemories(stack: readonly Frame[], state: EscapeState): void {
  const bounds = boundsOf(state);
  for (const { step, memory } of stack) {
    const wrong = problemOfMemory(step, memory, bounds);
    if (wrong !== undefined) fail(`what ${step} remembers: ${wrong.field}: ${wrong.problem}`);
  }
}

/** The step at work must at least know whom to ask: a memory that is none makes it stumble. */
export function checkTopStep(stack: readonly Frame[], state: EscapeState): void {
  const top = stack.at(-1);
  const step = steps.find(({ name }) => name === top?.step);
  if (top === undefined || step === undefined) return;
  try {
    if (step.who?.(state, top.memory) !== undefined) step.candidates?.(state, top.memory);
  } catch {
    fail(`${top.step} cannot go on from what it remembers`);
  }
}

/** One `step:` line: the name of a step, then its memory as JSON. */
export function readFrame(text: string): Frame {
  const [, step = '', memory = ''] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
  if (!steps.some(({ name }) => name === step) && step !== 'engine/triggers')
    fail(`'${shorten(step)}' is no step; there are ${steps.map(({ name }) => name).join(', ')}`);
  const read = readJson(memory === '' ? '{}' : memory, `what ${step} remembers`);
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    fail(`what ${step} remembers must be an object`);
  return { step, memory: read };
}
