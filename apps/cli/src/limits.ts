/** How far a count of sequences may go before it looks like a hung program. */

export const DEEPEST_COUNT = 12;
/** About a quarter of a minute for a small game. */
export const MOST_SEQUENCES = 2_000_000;
