/** Who plays in a campaign: at the table, and by name in its file. */
import type { Seat } from '@tablerunner/engine';
import type { SeatPlayer } from '@tablerunner/table';
import type { Words } from '../../i18n/make-words.ts';
import { type Draft, setupOf } from '../draft.ts';
import type { GameOffer } from '../game-offer.ts';

export type Players = Readonly<Record<Seat, SeatPlayer>>;

export const playersOf = (draft: Draft, playerName: string): Players => setupOf('', draft, playerName).setup.seats;

/** A file must call everybody something: by their name, as the machine, or by their seat. */
export const namedSeats = (players: Players, offer: GameOffer, say: Words): Record<Seat, string> =>
  Object.fromEntries(
    Object.entries(players).map(([seat, player]) => [
      seat,
      player.kind === 'machine'
        ? say('lobby.machine-of', { strength: player.strength })
        : (player.name ?? offer.nameOf(seat, say.locale)),
    ]),
  );
