/** The order of play: turn after turn, red then blue, until the servers or the rounds are gone. Clause SK-TURN-01. */
import { defineSequence } from '@tablerunner/engine';
import { actions } from './actions.ts';
import { beginTurn, endTurn } from './turn.ts';
import type { SkimState } from './types.ts';

export const turns = defineSequence<SkimState>({
  name: 'skim/turns',
  clause: 'SK-TURN-01',
  repeat: true,
  steps: [
    beginTurn, //
    actions,
    endTurn,
  ],
});
