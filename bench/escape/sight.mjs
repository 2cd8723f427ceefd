/** Line of sight of Escape from one cell to all others, in positions out of the middle of games. */
import { live, sees } from '@tablerunner/escape';
import { firstObstacle, sightFrom } from '@tablerunner/geometry';
import { middleStates } from './games.mjs';

/**
 * @typedef {(state: object, from: number, count: number) => number} Look how many of the cells are seen from one
 */

/** As the rules ask: one pair of cells after the other. @type {Look} */
function byPairs(state, from, count) {
  let seen = 0;
  for (let to = 0; to < count; to++) if (sees(state, from, to)) seen++;
  return seen;
}

/** The line walked anew for each pair, without the table of what walls hide. @type {Look} */
function byLines(state, from, count) {
  const now = live(state);
  let seen = 0;
  for (let to = 0; to < count; to++) if (firstObstacle(now.board.sight, from, to, now) === undefined) seen++;
  return seen;
}

/** All cells in one go. @type {Look} */
function atOnce(state, from, _count) {
  const now = live(state);
  let seen = 0;
  for (const flag of sightFrom(now.board.sight, from, now)) seen += flag;
  return seen;
}

/** @param {Look} look @returns units are cells from which all others were looked at */
function looks(look) {
  const places = middleStates().map((state) => ({ state, count: live(state).grid.cellCount }));
  let round = 0;
  return () => {
    for (const { state, count } of places) look(state, round % count, count);
    round += 7; // from cell to cell, and not along a row
    return places.length;
  };
}

export const pairs = () => looks(byPairs);
export const lines = () => looks(byLines);
export const once = () => looks(atOnce);

/** Of so many cells one is looked from. */
const APART = 11;

/** Ends with an error where the three do not see the same. @returns how many lines were compared */
export function checkSight() {
  let compared = 0;
  for (const state of middleStates()) {
    const count = live(state).grid.cellCount;
    for (let from = 0; from < count; from += APART) {
      const seen = [byPairs, byLines, atOnce].map((look) => look(state, from, count));
      if (new Set(seen).size > 1)
        throw new Error(`from cell ${from} of ${state.board} ${seen.join(', ')} cells are seen`);
      compared += count;
    }
  }
  return compared;
}
