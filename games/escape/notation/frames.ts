/** The steps at work as text: usually nothing, because the active character acts; `at:` and a step; or `step:` lines, the lowest first. */
import { type Frame, frameOf, type Position } from '@tablerunner/engine';
import { activation } from '../rules/activation.ts';
import { revolutionSetup, revolutionTurns, wholeGame } from '../rules/sequence.ts';
import { steps } from '../rules/steps.ts';
import { chooseActive } from '../rules/turn/activate.ts';
import { afterActivation } from '../rules/turn/after-activation.ts';
import type { EscapeState } from '../rules/types.ts';
import { fail, readJson, shorten } from './words.ts';

const game = frameOf(wholeGame, { begun: true });

/** The parts of a sequence, by the short name of the step: `choose-active`, `place-crates`. */
const placesOf = (sequence: typeof revolutionTurns): [string, readonly Frame[]][] =>
  sequence.parts.map((part, at) => [
    part.name.replace(/^escape\//, ''),
    [game, frameOf(sequence, { at: at + 1 }), frameOf(part, {})],
  ]);

/** What may be written after `at:`. */
const REVOLUTION: Readonly<Record<string, readonly Frame[]>> = {
  start: [frameOf(wholeGame, {})],
  ...Object.fromEntries([...placesOf(revolutionSetup), ...placesOf(revolutionTurns)]),
};
const COOPERATION: Readonly<Record<string, readonly Frame[]>> = {};

const placesAt = ({ mode }: EscapeState): Readonly<Record<string, readonly Frame[]>> =>
  mode === 'revolution' ? REVOLUTION : COOPERATION;

/** The steps that are at work while a character is active. */
export function usualStack(state: EscapeState): Frame[] {
  const { active: unit } = state;
  if (unit < 0) return [];
  if (state.mode === 'cooperation') return [frameOf(activation, { unit })];
  const below = REVOLUTION[chooseActive.name.replace(/^escape\//, '')] ?? [];
  return [...below, frameOf(afterActivation, { unit }), frameOf(activation, { unit })];
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
