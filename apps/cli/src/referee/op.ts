/** The form of an operation: what a request may hold, and what answers it. */
import type { Match } from '@tablerunner/engine';
import { refuse } from '@tablerunner/engine';
import { z } from 'zod';
import type { Answer, Table } from './table.ts';

export interface Op {
  readonly name: string;
  readonly params: z.ZodObject;
  answer(params: Readonly<Record<string, unknown>>, table: Table): Answer;
}

/** An operation that needs no match. */
export const defineOp = <P extends z.ZodRawShape>(
  name: string,
  shape: P,
  answer: (params: z.output<z.ZodObject<P>>, table: Table) => Answer,
): Op => ({ name, params: z.strictObject(shape), answer: answer as Op['answer'] });

/** An operation on the open match. */
export const defineMatchOp = <P extends z.ZodRawShape>(
  name: string,
  shape: P,
  answer: (params: z.output<z.ZodObject<P>>, match: Match, table: Table) => Answer,
): Op =>
  defineOp(name, shape, (params, table) =>
    table.match === undefined ? refuse('REF-MATCH-01', 'no-match') : answer(params, table.match, table),
  );

const MOST_SCRIPTED = 1000;

/** Dice or picks that are told instead of drawn. */
export const scripted = z.array(z.int().min(0).max(1_000_000)).max(MOST_SCRIPTED).optional();
