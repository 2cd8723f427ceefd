/** Awareness of all units on a floor of burncycle, in positions out of the middle of games. */
import { awarenessOf, cardOf, EDGE, floorOf, NOTICED, peripheryOf } from '@tablerunner/burncycle/plan';
import { middleStates } from './games.mjs';

const SIDES = [0, 1, 2, 3];

/**
 * @typedef {(state: object, guard: number) => Uint8Array | undefined} Look by cell how a unit notices it; none if it does not
 *   look at all
 */

/** Walked anew each time: round the unit up to half its reach, then straight ahead. @type {Look} */
function byHand(state, index) {
  const guard = state.guards[index];
  const { cell, facing, isStunned } = guard;
  if (isStunned || cell < 0) return undefined;
  const { grid } = floorOf(state);
  const { awareness: reach } = cardOf(guard);
  const open = (at, side) => grid.edges[grid.sides[at * 4 + side]] === EDGE.open && grid.ways[at * 8 + side] >= 0;
  const field = new Uint8Array(grid.cellCount);
  field[cell] = NOTICED.periphery;
  let ring = [cell];
  for (let far = 0; far < peripheryOf(reach); far++) {
    const next = [];
    for (const at of ring) {
      for (const side of SIDES) {
        const to = grid.ways[at * 8 + side];
        if (!open(at, side) || field[to] !== NOTICED.not) continue;
        field[to] = NOTICED.periphery;
        next.push(to);
      }
    }
    ring = next;
  }
  for (let at = cell, far = 0; far < reach && open(at, facing); far++) {
    at = grid.ways[at * 8 + facing];
    field[at] = NOTICED.front;
  }
  return field;
}

/** @param {Look} look @returns units are floors, with all security units on them */
function looks(look) {
  const states = middleStates();
  return () => {
    for (const state of states) for (let guard = 0; guard < state.guards.length; guard++) look(state, guard);
    return states.length;
  };
}

export const known = () => looks(awarenessOf);
export const walked = () => looks(byHand);

/** Ends with an error where the two do not notice the same. @returns how many fields were compared */
export function checkAwareness() {
  let compared = 0;
  for (const state of middleStates()) {
    for (let guard = 0; guard < state.guards.length; guard++) {
      const [ours, hand] = [awarenessOf(state, guard), byHand(state, guard)];
      if (String(ours) !== String(hand)) {
        throw new Error(`unit ${guard} on ${state.floor.layout} does not notice the same`);
      }
      compared++;
    }
  }
  return compared;
}
