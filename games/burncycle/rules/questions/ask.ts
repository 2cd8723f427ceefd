/** What every question has in common: names that are read, forms of answers, and a reason where there is no answer. */
import type { Facts, Question } from '@tablerunner/engine';
import type { Cell } from '@tablerunner/geometry';
import { z } from 'zod';
import { BOT, CELL, GUARD } from '../../notation/names.ts';
import { fail, Problem } from '../../notation/words.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, floorOf, guardAt, isOnFloor } from '../units.ts';

export const name = z.string().max(40);
export const space = z.string().describe('A space by its name, as c4.');
export const botName = z.string().describe('A bot by its name.');
export const unitName = z.string().describe('A security unit by its name, the second of a kind with its number.');

/** Where a number comes from. */
export const reasons = z
  .array(
    z.strictObject({
      add: z.int().describe('What this adds; below 0 it takes away.'),
      why: z.string().describe('What it is, in a word.'),
      clause: z.string().describe('The clause that says so.'),
    }),
  )
  .describe('How the number comes about.');

type Reason = { readonly add: number; readonly why: string; readonly clause: string };

/** A number with its reasons; those that add nothing are left out. */
export const because = (all: readonly Reason[]): { readonly sum: number; readonly why: Reason[] } => ({
  sum: all.reduce((sum, { add }) => sum + add, 0),
  why: all.filter(({ add }) => add !== 0),
});

const noAnswer = z.strictObject({ problem: z.string().describe('Why there is no answer, in a sentence.') });

/** A question that cannot be answered is answered with the reason. */
export const ask = <P>(
  params: z.ZodObject,
  result: z.ZodObject,
  answer: (state: BurncycleState, params: P) => Facts,
): Question<BurncycleState> => ({
  params,
  result: z.union([result, noAnswer]),
  answer(state, given) {
    try {
      return answer(state, params.parse(given) as P);
    } catch (error) {
      if (error instanceof Problem) return { problem: error.message };
      throw error;
    }
  },
});

export const named = (state: BurncycleState, cells: readonly Cell[]): string[] =>
  cells.map((cell) => CELL.print(state, cell));

/** A security unit on the floor, by its name. */
export function guardNamed(state: BurncycleState, text: string): number {
  const guard = GUARD.read(state, text);
  return (state.guards[guard]?.cell ?? -1) >= 0 ? guard : fail(`${text} is not on the floor`);
}

/** In set-up nobody moves yet. */
export function requireBots({ bots }: BurncycleState): void {
  if (bots.some(({ card }) => card === '')) fail('the bots are not chosen yet (BC-SETUP-25)');
}

/** A bot on the floor, by its name. */
export function botNamed(state: BurncycleState, text: string): number {
  requireBots(state);
  const bot = BOT.read(state, text);
  const there = state.bots[bot];
  return there !== undefined && isOnFloor(there) ? bot : fail(`${text} is not on the floor`);
}

/** A space, by its own name or that of whoever stands there. */
export function spaceNamed(state: BurncycleState, text: string): Cell {
  if (state.bots.some(({ card }) => card === text) || text === 'module')
    return botAt(state, botNamed(state, text)).cell;
  const isGuard = state.guards.some((_, guard) => GUARD.print(state, guard) === text);
  const cell = isGuard ? guardAt(state, guardNamed(state, text)).cell : CELL.read(state, text);
  return floorOf(state).grid.holes[cell] === 0 ? cell : fail(`there is no space '${text}' on this floor`);
}
