/** Whoever opens a table's address waits for its parts all at once, and not for one after the other. */
import { useSettings } from '../app/settings.ts';
import { loadSpeaker } from '../i18n/use-words.ts';
import { hostWorker } from '../link/host-worker.ts';
import { isLocal } from '../link/link.ts';
import { knownTable } from '../link/my-tables.ts';
import { loadUi } from './uis.ts';

/** Fetches what the table will want. Whatever fails here is asked for again, and told, by the table itself. */
export function warmUp(id: string): void {
  if (isLocal(id)) hostWorker();
  const game = knownTable(id)?.game;
  if (game === undefined) return;
  const parts = [import('./table-page.tsx'), loadUi(game), loadSpeaker(game, useSettings.getState().locale)];
  for (const part of parts) part.catch(() => undefined);
}
