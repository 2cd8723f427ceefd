/** Who asks to go back, how far that is, and whose commands it takes back. */
import type { Seat, Viewer } from '@tablerunner/engine';
import type { Speaker } from '@tablerunner/language';
import type { BackRequest, SeatInfo } from '@tablerunner/table';
import type { Words } from '../i18n/words.ts';
import { playerName } from './names.ts';

export interface BackTable {
  readonly viewer: Viewer | undefined;
  /** Of the log. */
  readonly length: number;
  readonly seats: readonly SeatInfo[];
}

export function backWords(
  { by, to, commands, whose, waitingFor }: BackRequest,
  { viewer, length, seats }: BackTable,
  say: Words,
  speaker: Speaker,
): string {
  const nameOf = (seat: Seat): string => {
    const found = seats.find((one) => one.seat === seat);
    return found === undefined ? seat : playerName(found, viewer, say, speaker);
  };
  const names = waitingFor.map(nameOf).join(', ');
  if (by === viewer) return say('table.back-waits', { commands, names });
  const counted = Object.entries(whose).map(([seat, count]) => `${nameOf(seat)}: ${count}`);
  const facts = { name: nameOf(by), commands, whose: counted.join(', '), to, length };
  return viewer !== undefined && waitingFor.includes(viewer)
    ? say('table.back-asked', facts)
    : say('table.back-others', { ...facts, names });
}
