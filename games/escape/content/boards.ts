/** All boards of the content, checked when loaded. Original work (gaps: ES-GAP-14, ES-GAP-15). */
import { checkPack, sayProblem } from '@tablerunner/engine';
import { z } from 'zod';
import type { BoardPlan } from '../rules/types.ts';
import boards from './base/boards.json' with { type: 'json' };

const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'an ID is lower-case letters, digits and hyphens');
const cell = z.string().regex(/^[a-z]{1,3}[1-9][0-9]{0,2}$/, 'a cell is a letter and a number, as in c4');
const airlock = z.tuple([cell, cell]);

const boardSchema = z.strictObject({
  id,
  source: z.enum(['rulebook', 'original']),
  /** Boards are printed on both sides: which one of the box, and which face of it (ES-COMP-01). */
  printed: z.strictObject({ board: z.int().min(1).max(99), face: z.enum(['a', 'b']) }).optional(),
  plan: z.array(z.string()).min(3),
  airlocks: z.strictObject({ '1': airlock, '2': airlock, '3': airlock, '4': airlock, '5': airlock }),
});

export const boardsSchema = z.strictObject({ pack: z.string().min(1), boards: z.array(boardSchema).min(1) });

const checked = load();

function load() {
  const result = checkPack('base/boards.json', boards, boardsSchema);
  if (!result.ok) throw new Error(result.problems.map(sayProblem).join('\n'));
  return result.pack;
}

export type PrintedBoard = z.infer<typeof boardSchema>;

export const PRINTED_BOARDS: readonly PrintedBoard[] = checked.boards;

/** What play needs of them. */
export const BOARDS: readonly BoardPlan[] = checked.boards.map(({ printed: _printed, ...plan }) => plan);
