/** Who sits where and what is played, by the names that people read. */
import type { Seat } from '@tablerunner/engine';
import type { Speaker } from '@tablerunner/language';
import type { SeatInfo } from '@tablerunner/table';
import type { Words } from '../i18n/words.ts';

export function playerName({ seat, player }: SeatInfo, viewer: Seat | undefined, say: Words, speaker: Speaker): string {
  if (player.kind === 'machine') return say('table.machine', { strength: player.strength });
  const name = player.name ?? speaker.name(seat);
  return seat === viewer ? say('table.you', { name }) : name;
}

/** The game and its scenario; a position that somebody has written may have none. */
export const titleOf = (game: string, scenario: string, say: Words): string =>
  scenario === '' ? game : say('table.title', { game, scenario });
