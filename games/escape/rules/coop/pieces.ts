/** Pieces of the automated ISC, characters and tokens alike, as they walk. Clauses ES-CISC-01, ES-TOKEN-02; ES-RULE-66, ES-RULE-71. */
import { KIND_COUNT } from '@tablerunner/geometry';
import { has } from '../abilities.ts';
import { EDGE } from '../board.ts';
import type { EscapeState, Token, Unit } from '../types.ts';

export interface Gait {
  /** By edge kind: what a step across it counts, in the units of STEP; 0 where it cannot be crossed. */
  readonly crossing: Int32Array;
  /** Passes walls and doors and opens none (Infiltration). */
  readonly infiltrates: boolean;
  /** Steps diagonally (Stabiliser). */
  readonly strides: boolean;
  /** Opens closed doors. */
  readonly opens: boolean;
}

/**
 * A cell entered counts STEP, a door opened as much again: the cost of ES-RULE-66 is the number of whole STEPs. What a door
 * counts beyond that makes the route with fewer doors the cheaper of two that cost the same (ES-RULE-91).
 */
export const STEP_BITS = 6;
export const STEP = 1 << STEP_BITS;
const FEWER_DOORS = 1;

interface Gifts {
  readonly infiltrates: boolean;
  readonly strides: boolean;
  readonly opens: boolean;
  /** The Leader chooses between equally dear routes, however many doors they have (ES-RULE-67). */
  readonly evenly: boolean;
}

const key = ({ infiltrates, strides, opens, evenly }: Gifts): number =>
  Number(infiltrates) + 2 * Number(strides) + 4 * Number(opens) + 8 * Number(evenly);

const gaits: Gait[] = [];

function gait(gifts: Gifts): Gait {
  const at = key(gifts);
  const known = gaits[at];
  if (known !== undefined) return known;
  const crossing = new Int32Array(KIND_COUNT).fill(STEP);
  if (!gifts.infiltrates) {
    crossing[EDGE.wall] = 0;
    crossing[EDGE.hardWall] = 0;
    crossing[EDGE.closedDoor] = gifts.opens ? 2 * STEP + (gifts.evenly ? 0 : FEWER_DOORS) : 0;
  }
  const made: Gait = { crossing, infiltrates: gifts.infiltrates, strides: gifts.strides, opens: gifts.opens };
  gaits[at] = made;
  return made;
}

const isEven = ({ options }: EscapeState): boolean => options.routeTies === 'leader';

export const gaitOfUnit = (state: EscapeState, unit: Unit): Gait =>
  gait({
    infiltrates: has(state, unit, 'infiltration'),
    strides: has(state, unit, 'stabiliser'),
    opens: true,
    evenly: isEven(state),
  });

/** ES-RULE-71: all tokens of a colour have the gift of their bots, unless the table plays without. Green ones never open doors. */
export function gaitOfToken(state: EscapeState, { colour }: Pick<Token, 'colour'>): Gait {
  const gifted = state.options.tokenGifts === 'by-colour';
  return gait({
    infiltrates: gifted && colour === 'green',
    strides: gifted && colour === 'black',
    opens: colour !== 'green', // ES-TOKEN-02
    evenly: isEven(state),
  });
}
