/** The steps at work as text: usually nothing, because the active character acts; else one `step:` line each, the lowest first. */
import { type Frame, frameOf, type Position } from '@tablerunner/engine';
import { activation } from '../rules/activation.ts';
import { steps } from '../rules/steps.ts';
import type { EscapeState } from '../rules/types.ts';
import { fail, readJson, shorten } from './words.ts';

/** The steps that are at work while a character is active. */
export function usualStack(state: EscapeState): Frame[] {
  if (state.active < 0) return [];
  return [frameOf(activation, { unit: state.active })];
}

export function printFrames({ state, stack }: Position<EscapeState>): string[] {
  if (JSON.stringify(stack) === JSON.stringify(usualStack(state))) return [];
  return stack.map(({ step, memory }) => `step: ${step} ${JSON.stringify(memory)}`);
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
