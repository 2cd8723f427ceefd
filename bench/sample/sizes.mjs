/** How much is done at a time, the same for all who are compared. */

/** Of a replay. */
export const COMMANDS = 1000;

/** Fifty decisions for a playout are the default of boardgame.io's bot. */
export const SEARCH = { iterations: 100, depth: 50 };
