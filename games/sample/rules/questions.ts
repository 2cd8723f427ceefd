/** Questions about the rules that change nothing, and what counts as the outcome of a roll. */
import type { Facts, GameEvent, Question } from '@tablerunner/engine';
import { z } from 'zod';
import { runFailed, serverFell } from './events.ts';
import { MOST_BOOST, RUN_DIE, runStrength, winningFaces } from './run.ts';
import { isStanding, SERVER_COUNT, serverAt } from './servers.ts';
import { SEATS, type SeatId, type SkimState, seatId } from './types.ts';

const chanceOfRun = z.strictObject({
  seat: seatId,
  server: z.int().min(1).max(SERVER_COUNT),
  boost: z.int().min(0).max(MOST_BOOST).default(0),
  raised: z.int().min(0).max(20).default(0),
});

export const questions: Readonly<Record<string, Question<SkimState>>> = {
  'chance-of-run': {
    params: chanceOfRun,
    answer(state, params) {
      const { seat, server, boost, raised } = chanceOfRun.parse(params);
      const ice = serverAt(state, server)?.ice ?? 0;
      const strength = runStrength(state, seat, boost);
      const needed = ice + raised - strength.reduce((sum, { add }) => sum + add, 0);
      if (!isStanding(state, server)) return { standing: false, ways: 0, of: RUN_DIE };
      return { standing: true, ways: winningFaces(needed), of: RUN_DIE, needed, ice, raised, strength };
    },
  },
  score: {
    params: z.strictObject({}),
    answer: (state) => Object.fromEntries(SEATS.map((seat: SeatId) => [seat, state[seat].score])),
  },
};

/** A run either takes the server or wears it down; whatever else happens is told by the events. */
export function summary(events: readonly GameEvent[], before: SkimState, after: SkimState): Facts {
  const result = events.find(({ name }) => name === serverFell.name || name === runFailed.name)?.name ?? 'no-run';
  const gains = SEATS.filter((seat) => after[seat].score !== before[seat].score);
  return { result, ...Object.fromEntries(gains.map((seat) => [seat, after[seat].score - before[seat].score])) };
}
