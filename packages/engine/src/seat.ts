/** Who sits at the table. */

/** A seat is named by its game: `isc`, `resistance`, `runner-1`. */
export type Seat = string;

/** Whoever looks without a seat. No game may name a seat like this. */
export const SPECTATOR = 'spectator';

export type Viewer = Seat | typeof SPECTATOR;

const NAME = /^[a-z][a-z0-9-]{0,39}$/;

/** What is wrong with the names of seats, where a position tells them. */
export function seatProblem(seats: readonly Seat[]): string | undefined {
  const bad = seats.find((seat) => !NAME.test(seat) || seat === SPECTATOR);
  if (bad !== undefined) return `no seat can be called "${bad.slice(0, 40)}"`;
  return new Set(seats).size < seats.length ? 'two seats have the same name' : undefined;
}
