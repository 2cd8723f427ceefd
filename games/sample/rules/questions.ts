/** Questions about the rules that change nothing. */
import type { Question } from '@tablerunner/engine';
import { z } from 'zod';
import { strengthOf } from './programs.ts';
import { RUN_DIE } from './run.ts';
import { isStanding, SERVER_COUNT, serverAt } from './servers.ts';
import { type SkimState, seatId } from './types.ts';

const chanceOfRun = z.strictObject({
  seat: seatId,
  server: z.int().min(1).max(SERVER_COUNT),
  raised: z.int().min(0).max(20).default(0),
});

const reason = z.strictObject({
  add: z.int().describe('What this adds to what is needed; below 0 it helps.'),
  why: z.enum(['ice', 'trace', 'programs']).describe('Where it comes from.'),
  clause: z.string().describe('The clause that says so.'),
});

const chanceFound = z.strictObject({
  standing: z.boolean().describe('Whether the server stands and can be run on; if not, only ways and of follow.'),
  ways: z.int().min(0).max(RUN_DIE).describe('On how many faces of the die the run gets through.'),
  of: z.int().describe('How many faces the die has.'),
  costs: z
    .array(z.int().min(0))
    .optional()
    .describe('For each face, from 1 on, the credits that getting through costs.'),
  needed: z.int().optional().describe('What die and credits together have to come to.'),
  why: z.array(reason).optional().describe('How that number comes about.'),
});

export const questions: Readonly<Record<string, Question<SkimState>>> = {
  /** On how many faces of the die the seat gets through, and what each face costs; a cost beyond its credits fails. */
  'chance-of-run': {
    params: chanceOfRun,
    result: chanceFound,
    answer(state, params) {
      const { seat, server, raised } = chanceOfRun.parse(params);
      if (!isStanding(state, server)) return { standing: false, ways: 0, of: RUN_DIE };
      const ice = serverAt(state, server)?.ice ?? 0;
      const why = [
        { add: ice, why: 'ice', clause: 'SK-RUN-04' },
        { add: raised, why: 'trace', clause: 'SK-EFF-07' },
        { add: -strengthOf(state, seat), why: 'programs', clause: 'SK-PROG-02' },
      ];
      const needed = why.reduce((sum, { add }) => sum + add, 0);
      const costs = Array.from({ length: RUN_DIE }, (_, i) => Math.max(0, needed - i - 1));
      const { credits } = state[seat];
      return { standing: true, ways: costs.filter((cost) => cost <= credits).length, of: RUN_DIE, costs, needed, why };
    },
  },
};
