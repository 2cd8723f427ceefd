/** Installed programs: their strength on a run, and what they do when a server falls. Clauses SK-PROG-*. */
import { defineTrigger } from '@tablerunner/engine';
import { cardOf } from './cards.ts';
import { effectTable } from './effects/table.ts';
import { serverFell } from './events.ts';
import { anyStanding } from './servers.ts';
import { SEATS, type SeatId, type SkimState } from './types.ts';

export function strengthOf(state: SkimState, seat: SeatId): number {
  let sum = 0;
  for (const card of state[seat].programs) sum += cardOf(card).strength;
  return sum;
}

/** Both runners' programs fire, whoever took the server; the engine asks each owner for the order. */
export const whenServerFalls = defineTrigger({
  name: 'skim/server-fell',
  clause: 'SK-PROG-03',
  on: serverFell,
  step: effectTable.step,
  fires(state: SkimState, { server }) {
    if (!anyStanding(state)) return []; // SK-END-01: the game is over
    return SEATS.flatMap((seat) =>
      state[seat].programs.flatMap((card) => {
        const { effects: list } = cardOf(card);
        return list.length === 0 ? [] : [{ owner: seat, memory: { list, at: 0, context: { seat, server } } }];
      }),
    );
  },
});
