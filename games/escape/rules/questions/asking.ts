/** What questions have in common: names of places and characters, and the form of an answer. */
import type { Facts, Question } from '@tablerunner/engine';
import { type Cell, cellName, parseCell } from '@tablerunner/geometry';
import { z } from 'zod';
import { live } from '../live.ts';
import type { EscapeState, Unit } from '../types.ts';
import { indexOf } from '../units.ts';

/** A question that cannot be answered is answered with the reason. */
class Unanswerable extends Error {}

export const unanswerable = (problem: string): never => {
  throw new Unanswerable(problem);
};

/** A cell, or a character by its ID. */
export const place = z.string().max(40);

/** The cell of a name: a cell's own, or that of a character on the board. */
export function cellOf(state: EscapeState, name: string): Cell {
  const cell = parseCell(live(state).grid, name) ?? state.units[indexOf(state, name)]?.cell ?? -1;
  return cell >= 0 ? cell : unanswerable(`there is no cell and nobody on the board called ${name}`);
}

export function unitOf(state: EscapeState, name: string): Unit {
  const unit = state.units[indexOf(state, name)];
  return unit?.place === 'board' ? unit : unanswerable(`nobody on the board is called ${name}`);
}

export const nameIn = (state: EscapeState, cell: Cell): string => cellName(live(state).grid, cell);

const problem = z.strictObject({ problem: z.string().describe('Why the question cannot be answered.') });

/** Forms that several answers have. */
export const cells = z.array(z.string()).describe('Cells by their names.');
export const ids = z.array(z.string()).describe('Characters by their IDs.');
export const clause = z.string().describe('The clause of the rulebook that says so.');

interface Asked<P> {
  readonly params: z.ZodRawShape;
  readonly result: z.ZodRawShape;
  answer(state: EscapeState, params: P): Facts;
}

/** What is asked and what is answered, each a strict object. */
export function ask<P>({ params, result, answer }: Asked<P>): Question<EscapeState> {
  const shape = z.strictObject(params);
  return {
    params: shape,
    result: z.union([z.strictObject(result), problem]),
    answer(state, given) {
      try {
        return answer(state, shape.parse(given) as P);
      } catch (error) {
        if (error instanceof Unanswerable) return { problem: error.message };
        throw error;
      }
    },
  };
}
