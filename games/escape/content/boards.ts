/** All boards of the content, checked when loaded. */
import { checkPack, sayProblem } from '@tablerunner/engine';
import { z } from 'zod';
import type { BoardPlan } from '../rules/types.ts';
import boards from './base/boards.json' with { type: 'json' };

const cell = z.string().regex(/^[a-z]{1,3}[1-9][0-9]{0,2}$/, 'a cell is a letter and a number, as in c4');

export const boardsSchema = z.strictObject({
  pack: z.string().min(1),
  boards: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'an ID is lower-case letters, digits and hyphens'),
        source: z.enum(['rulebook', 'original']),
        plan: z.array(z.string()).min(3),
        airlocks: z.record(z.enum(['1', '2', '3', '4', '5']), z.tuple([cell, cell])),
      }),
    )
    .min(1),
});

export const checkBoards = (file: string, json: unknown) => checkPack(file, json, boardsSchema);

const checked = checkBoards('base/boards.json', boards);
if (!checked.ok) throw new Error(checked.problems.map(sayProblem).join('\n'));

export const BOARDS: readonly BoardPlan[] = checked.pack.boards;
