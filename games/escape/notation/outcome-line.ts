/** How a game ended, as a line. */
import type { Outcome } from '@tablerunner/engine';
import { fail, readId } from './words.ts';

/** `draw ES-RESULT-03 last-turn`, `resistance,isc ES-… reason`; `nobody` for a game that nobody won. */
export function readOutcome(text: string): Outcome {
  const [, who = '', clause = '', reason = ''] =
    /^(\S+) (\S+) (\S+)$/.exec(text) ?? fail('write: over: resistance ES-RESULT-01 reason');
  const winners = who === 'draw' || who === 'nobody' ? [] : who.split(',').map((seat) => readId(seat, 'a seat'));
  return { winners, draw: who === 'draw', clause, reason };
}

export function printOutcome({ winners, draw, clause, reason }: Outcome): string {
  const who = draw ? 'draw' : winners.length === 0 ? 'nobody' : winners.join(',');
  return `${who} ${clause} ${reason}`;
}
