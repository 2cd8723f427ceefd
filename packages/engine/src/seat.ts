/** Who sits at the table. */

/** A seat is named by its game: `isc`, `resistance`, `runner-1`. */
export type Seat = string;

/** Whoever looks without a seat. No game may name a seat like this. */
export const SPECTATOR = 'spectator';

export type Viewer = Seat | typeof SPECTATOR;
