/** Questions about the rules that change nothing, and what counts as the outcome of a roll. */
import type { Facts, GameEvent, Question } from '@tablerunner/engine';
import { z } from 'zod';
import { runFailed, serverFell } from './events.ts';
import { strengthOf } from './programs.ts';
import { RUN_DIE } from './run.ts';
import { isStanding, SERVER_COUNT, serverAt } from './servers.ts';
import { type SkimState, seatId } from './types.ts';

const chanceOfRun = z.strictObject({
  seat: seatId,
  server: z.int().min(1).max(SERVER_COUNT),
  raised: z.int().min(0).max(20).default(0),
});

export const questions: Readonly<Record<string, Question<SkimState>>> = {
  /** On how many faces of the die the seat gets through, and what each face costs; a cost beyond its credits fails. */
  'chance-of-run': {
    params: chanceOfRun,
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

/** A run either takes the server or wears it down, or waits for the runner to pay. */
export function summary(events: readonly GameEvent[], before: SkimState, after: SkimState): Facts {
  const end = events.find(({ name }) => name === serverFell.name || name === runFailed.name);
  const cost = before[before.active].credits - after[before.active].credits;
  if (end !== undefined) return { result: end.name, ...(end.name === serverFell.name ? { cost } : {}) };
  return { result: after.run.on === 0 ? 'no-run' : after.run.die === 0 ? 'may-be-traced' : 'may-pay' };
}
