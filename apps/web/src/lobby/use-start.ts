/** Lays the table that a draft describes, remembers it, and goes there. */
import type { MatchSave } from '@tablerunner/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../i18n/use-words.ts';
import { sayTrouble } from '../link/say-trouble.ts';
import { fromFile, layTable, rememberTable } from '../link/tables.ts';
import { toast } from '../ui/toasts.tsx';
import { type Draft, keepDraft, setupOf } from './draft.ts';
import type { GameOffer } from './game-offer.ts';
import type { Invitation } from './invite-dialog.tsx';

export function useStart() {
  const say = useWords();
  const [, go] = useLocation();
  const playerName = useSettings((settings) => settings.playerName);
  const [busy, setBusy] = useState(false);
  const [invitation, setInvitation] = useState<Invitation>();
  /** With a match file the match goes on from there. A table of the day is not what is offered again tomorrow. */
  const start = async (offer: GameOffer, draft: Draft, save?: MatchSave): Promise<void> => {
    setBusy(true);
    try {
      const { setup, online, mine, friends } = setupOf(offer.id, draft, playerName);
      const { table, secrets } = await layTable(setup, save === undefined ? undefined : fromFile(save, online), online);
      if (save === undefined && draft.options.daily === undefined) keepDraft(offer.id, draft);
      const some = (seats: readonly string[]): Record<string, string> =>
        Object.fromEntries(seats.flatMap((seat) => (secrets[seat] === undefined ? [] : [[seat, secrets[seat]]])));
      rememberTable({ id: table, game: offer.id, secrets: some(mine), invites: some(friends) });
      if (friends.length > 0) setInvitation({ offer, table, friends: some(friends) });
      else go(`/t/${table}`);
    } catch (error) {
      toast(sayTrouble(error, say), 'bad');
    } finally {
      setBusy(false);
    }
  };
  return { start, busy, invitation, goTo: (table: string): void => go(`/t/${table}`) };
}
