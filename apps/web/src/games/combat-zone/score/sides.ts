/** Sides of a match by the names of those who play them. */
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import { playerName } from '../../../table/names.ts';
import { usePlay, useTable } from '../../../table/play-context.ts';

/** In the order of their numbers. */
export const sidesOf = ({ players }: Pick<CombatZoneView, 'players'>): readonly number[] =>
  [...new Set(players.map(({ side }) => side))].toSorted((one, other) => one - other);

/** "Ada (you)", "Ada and Machine": all players of a side. */
export function useSideName(): (view: CombatZoneView, side: number) => string {
  const { say, speaker } = usePlay();
  const info = useTable((state) => state.info);
  const viewer = useTable((state) => state.viewer);
  return ({ players, seats }, side) => {
    const names = players.flatMap((player, at) => {
      const seat = seats[at] ?? '';
      const known = info?.seats.find((one) => one.seat === seat);
      if (player.side !== side) return [];
      return [known === undefined ? speaker.name(seat) : playerName(known, viewer, say, speaker)];
    });
    return new Intl.ListFormat(say.locale).format(names);
  };
}
