/** How a game ended, as a line. */
import type { Outcome } from '@tablerunner/engine';
import { fail, readId } from './words.ts';

/** `p1,p2 BC-GAME-03 objective-complete`; `nobody` for a game that was lost. */
export function readOutcome(text: string): Outcome {
  const [, who = '', clause = '', reason = ''] =
    /^(\S+) (BC-[A-Z0-9-]+) ([a-z0-9-]+)$/.exec(text) ?? fail('write: over: nobody BC-THREAT-02 threat');
  const winners = who === 'nobody' ? [] : who.split(',').map((seat) => readId(seat, 'a seat'));
  return { winners, draw: false, clause, reason };
}

export const printOutcome = ({ winners, clause, reason }: Outcome): string =>
  `${winners.length === 0 ? 'nobody' : winners.join(',')} ${clause} ${reason}`;
