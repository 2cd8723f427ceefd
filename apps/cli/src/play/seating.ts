/** Who sits where: people at this keyboard, and machine players. */
import { createPlayer, type Player } from '@tablerunner/ai';
import type { Game, Seat } from '@tablerunner/engine';
import { WrongUse } from '../problem.ts';
import { readSeats } from '../seats.ts';

/** `undefined` is a person. */
export type Seating = ReadonlyMap<Seat, Player | undefined>;

const PERSON = ['me', 'person'];
/** By the clock, so that it answers soon in every game. */
const USUAL_MACHINE = 'search:500ms';

/** Where no person is named, one takes the first seat that is left; all other seats go to the machine. */
export function seatPlayers(game: Game, seats: readonly Seat[], texts: readonly string[], seed: string): Seating {
  const named = readSeats('seat', texts, seats);
  const free = seats.filter((seat) => !named.has(seat));
  const somebody = [...named.values()].some((player) => PERSON.includes(player));
  for (const [i, seat] of free.entries()) named.set(seat, i === 0 && !somebody ? 'me' : USUAL_MACHINE);

  const seating = new Map<Seat, Player | undefined>();
  for (const seat of seats) {
    const spec = named.get(seat) ?? USUAL_MACHINE;
    if (PERSON.includes(spec)) {
      seating.set(seat, undefined);
      continue;
    }
    const player = createPlayer(game, spec, `${seed}/${seat}`, { now: () => performance.now() });
    if (!player.ok) throw new WrongUse(`--seat ${seat}: ${player.problem}, or "me".`);
    seating.set(seat, player.value);
  }
  return seating;
}

/** The flags that seat the same players again. */
export const seatFlags = (seating: Seating): string =>
  [...seating].map(([seat, player]) => `--seat ${seat}=${player?.name ?? 'me'}`).join(' ');
