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
