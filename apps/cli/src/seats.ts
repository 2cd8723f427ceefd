/** Reads who plays where: `red=me,blue=search:1000`. */
import type { Seat } from '@tablerunner/engine';
import { suggest } from './nearest.ts';
import { WrongUse } from './problem.ts';

/** Instead of a seat: whoever sits where nobody is named. */
const ALL = 'all';

/** The player of each seat that was named. A player without a seat takes the next free one, in the order of the table. */
export function readSeats(flag: string, texts: readonly string[], seats: readonly Seat[]): Map<Seat, string> {
  const parts = texts.flatMap((text) => text.split(',')).map((part) => part.trim());
  const named = new Map<Seat, string>();
  const free: string[] = [];
  let rest: string | undefined;
  for (const part of parts) {
    const cut = part.indexOf('=');
    const [seat, player] = cut < 0 ? [undefined, part] : [part.slice(0, cut).trim(), part.slice(cut + 1).trim()];
    if (player === '')
      throw new WrongUse(`--${flag}: "${part}" names no player; write for example ${seats[0]}=greedy.`);
    if (seat === undefined) free.push(player);
    else if (seat === ALL && !seats.includes(ALL)) rest = player;
    else {
      if (!seats.includes(seat)) throw new WrongUse(`--${flag}: there is no seat "${seat}". ${suggest(seat, seats)}`);
      if (named.has(seat)) throw new WrongUse(`--${flag}: the seat ${seat} is given twice.`);
      named.set(seat, player);
    }
  }
  const open = seats.filter((seat) => !named.has(seat));
  if (free.length > open.length) {
    throw new WrongUse(`--${flag}: there are ${seats.length} seats (${seats.join(', ')}), and more players than that.`);
  }
  for (const [i, player] of free.entries()) named.set(open[i] ?? '', player);
  if (rest !== undefined) for (const seat of seats) if (!named.has(seat)) named.set(seat, rest);
  return named;
}
