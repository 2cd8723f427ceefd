/** The table of the testkit for Skim, with short ways to a runner, to a server and to who is waited for. */
import { table as anyTable } from '@tablerunner/testkit';
import { sample } from '../index.ts';
import type { SeatId } from '../rules/types.ts';

/** `start` is a drawn position, or the options of a fresh game. */
export function table(start: string | Record<string, number>, seed = 'test') {
  const t = anyTable(sample, start, { seed });
  return Object.assign(t, {
    seat: (seat: SeatId) => t.state[seat],
    server: (number: number) => t.state.servers[number - 1],
    /** Who must choose at which step: `blue trace`. */
    waiting(): string {
      const decision = t.decision();
      return decision === undefined ? 'nobody' : `${decision.seat} ${decision.step.replace(/^.*\//, '')}`;
    },
  });
}
