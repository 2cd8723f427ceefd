/** Leaving a brawl, and who stands against it. Clauses CZ-BRAWL-05 to 09, CZ-DRAG-08; CZ-RULE-62, 72, 88. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { isAtReach } from '@tablerunner/geometry';
import { z } from 'zod';
import { contest } from '../contest/contest.ts';
import { brawlersOf, isOutnumbering } from '../targeting/brawl.ts';
import { tableOf } from '../targeting/table.ts';
import type { Bonus, CombatZoneState } from '../types.ts';
import { clockwiseAfter, modelOf, seatOfPlayer } from '../units.ts';
import { type Moving, walkOf } from './moving.ts';

export const MOVE_ACTION = 'basic/move';

/**
 * The rivals from which a move breaks away and that may stand against it: nobody if it ends at reach of all of them, wherever it is stopped, or if
 * its side outnumbers them (CZ-BRAWL-05, CZ-BRAWL-09). The roll of a drag has freed it from the rival that it drags.
 */
export function escapedFrom(state: CombatZoneState, moving: Moving): number[] {
  const { model, drag } = moving;
  const dragged = drag !== undefined && 'model' in drag ? drag.model : -1;
  const rivals = brawlersOf(state, model).filter((rival) => rival !== dragged);
  if (rivals.length === 0 || isOutnumbering(state, model)) return [];
  const { end, meets } = walkOf(state, moving);
  const places = [end, ...meets.map(({ stop }) => stop)]; // it may be stopped on the way
  const isKept = rivals.every((rival) =>
    places.every((place) => isAtReach(tableOf(state), place, modelOf(state, rival))),
  );
  return isKept ? [] : rivals;
}

export interface Opposed {
  readonly purpose: 'escape' | 'drag';
  readonly moving: Moving;
  /** Those that could oppose it; one of them does. */
  readonly rivals: readonly number[];
  readonly bonuses: readonly Bonus[];
}

interface Named {
  readonly kind: 'stop';
  readonly model: number;
}

/** The owner of the rivals; of several owners the next one clockwise (CZ-RULE-88). */
function opponentAmong(state: CombatZoneState, { moving, rivals }: Opposed): number {
  const owners = rivals.map((rival) => modelOf(state, rival).player);
  const { player } = modelOf(state, moving.model);
  return clockwiseAfter(state, player).find((other) => owners.includes(other)) ?? player;
}

/** The opponent says which rival opposes an escape or a drag, and the roll follows (CZ-BRAWL-06, CZ-DRAG-08). */
export const chooseRival = defineStep<CombatZoneState, Opposed, Named>({
  name: 'combat-zone/choose-rival',
  clause: 'CZ-BRAWL-06',
  choice: z.strictObject({ kind: z.literal('stop'), model: z.int().min(0) }),
  who: (state, memory) => seatOfPlayer(state, opponentAmong(state, memory)),
  candidates: (_state, { rivals }) => rivals.map((model) => ({ kind: 'stop', model })),
  check: (_state, { rivals }, { model }) =>
    rivals.includes(model) ? accept() : refuse('CZ-BRAWL-06', 'not-at-reach', { model }),
  apply(_state, { purpose, moving, bonuses }, { model }, engine) {
    engine.next(contest, {
      purpose,
      acting: { model: moving.model, colour: moving.colour, token: moving.token, skill: 'reflexes', bonuses },
      action: MOVE_ACTION,
      against: [{ model, skill: 'reflexes', bonuses: [] }],
    });
  },
});
