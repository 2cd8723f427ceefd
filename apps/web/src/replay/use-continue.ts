/** "Continue from here": a new table that goes on from a moment, with new dice and the same players. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { sayTrouble } from '../link/say-trouble.ts';
import { layTable } from '../link/tables.ts';
import { toast } from '../ui/toasts.tsx';
import type { ReplaySource } from './source.ts';

export function useContinue({ save, info, viewers }: ReplaySource): { isBusy: boolean; from(at: number): void } {
  const say = useWords();
  const [isBusy, setBusy] = useState(false);
  const [, go] = useLocation();
  const lay = async (at: number): Promise<void> => {
    if (save === undefined) return;
    const persons = viewers
      .filter((viewer) => viewer !== 'spectator')
      .map((seat) => [seat, { kind: 'person' }] as const);
    const known = info?.seats.map(({ seat, player }) => [seat, player] as const);
    const { table } = await layTable(
      { game: save.game, options: {}, seats: Object.fromEntries(known ?? persons) },
      { save, at },
    );
    go(`/t/${table}`);
  };
  return {
    isBusy,
    from(at) {
      setBusy(true);
      lay(at)
        .catch((error: unknown) => toast(sayTrouble(error, say), 'bad'))
        .finally(() => setBusy(false));
    },
  };
}
