/** Where a match stands, in few words: the set-up, or the turn and how many there are. */
import type { Stage } from '@tablerunner/engine';
import { NO_LAST_TURN } from '../rules/setup/start.ts';
import type { EscapeView } from './view.ts';

export function stage({ turn, lastTurn }: EscapeView): Stage {
  if (turn === 0) return { name: 'set-up', facts: {} };
  // In Cooperation the Repression pile is the clock: nobody knows the last turn before it has come.
  const isKnown = lastTurn > 0 && lastTurn < NO_LAST_TURN;
  return isKnown ? { name: 'turn-of', facts: { turn, last: lastTurn } } : { name: 'turn', facts: { turn } };
}
