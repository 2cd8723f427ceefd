/** "Continue from here": a new table that goes on from a moment, with new dice and the same players, where the match was. */
import type { MatchSave, Seat } from '@tablerunner/engine';
import type { SeatPlayer, TableSetup } from '@tablerunner/table';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { isLocal } from '../link/link.ts';
import { sayTrouble } from '../link/say-trouble.ts';
import { layTable, rememberTable } from '../link/tables.ts';
import type { Invitation } from '../lobby/invite-dialog.tsx';
import { offerOf } from '../lobby/offers.ts';
import { toast } from '../ui/toasts.tsx';
import type { ReplaySource } from './source.ts';

export interface Continue {
  readonly isBusy: boolean;
  /** Links for those who sat there too: they come back by them. */
  readonly invitation: Invitation | undefined;
  from(at: number): void;
  goTo(table: string): void;
}

export function useContinue(source: ReplaySource): Continue {
  const say = useWords();
  const [isBusy, setBusy] = useState(false);
  const [invitation, setInvitation] = useState<Invitation>();
  const [, go] = useLocation();
  const lay = async (at: number): Promise<void> => {
    const save = await source.file?.();
    if (save === undefined) return;
    const { setup, online, mine, friends } = continued(save, source);
    const { table, secrets } = await layTable(setup, { save, at }, online);
    const some = (seats: readonly Seat[]): Record<string, string> =>
      Object.fromEntries(seats.flatMap((seat) => (secrets[seat] === undefined ? [] : [[seat, secrets[seat]]])));
    rememberTable({ id: table, game: save.game, secrets: some(mine), invites: some(friends) });
    const offer = offerOf(save.game);
    if (friends.length > 0 && offer !== undefined) setInvitation({ offer, table, friends: some(friends) });
    else go(`/t/${table}`);
  };
  return {
    isBusy,
    invitation,
    from(at) {
      setBusy(true);
      lay(at)
        .catch((error: unknown) => toast(sayTrouble(error, say), 'bad'))
        .finally(() => setBusy(false));
    },
    goTo: (table) => go(`/t/${table}`),
  };
}

export interface Continued {
  readonly setup: TableSetup;
  /** A match of a server goes on at the server. */
  readonly online: boolean;
  readonly mine: readonly Seat[];
  readonly friends: readonly Seat[];
}

/** Who sits where: as before; whoever only watched, or opened a file, takes every seat of a person. */
export function continued(
  { game }: Pick<MatchSave, 'game'>,
  { table, viewers }: Pick<ReplaySource, 'table' | 'viewers'>,
): Continued {
  const anybody: SeatPlayer = { kind: 'person' };
  const players: readonly (readonly [Seat, SeatPlayer])[] =
    table?.info.seats.map(({ seat, player }) => [seat, player] as const) ??
    viewers.filter((viewer) => viewer !== 'spectator').map((seat) => [seat, anybody] as const);
  const persons = players.flatMap(([seat, { kind }]) => (kind === 'person' ? [seat] : []));
  const online = table !== undefined && !isLocal(table.info.id);
  const own = persons.filter((seat) => table?.mine.includes(seat) === true);
  const mine = online && own.length > 0 ? own : persons;
  const friends = persons.filter((seat) => !mine.includes(seat));
  return { setup: { game, options: {}, seats: Object.fromEntries(players) }, online, mine, friends };
}
