/** Opens a position as a table in this browser, with this person at every seat. */
import { layTable } from '../link/tables.ts';
import type { ReadPosition } from './read-position.ts';

/** The address of the table. */
export async function openAsTable(game: string, { save, seats }: ReadPosition): Promise<string> {
  const players = Object.fromEntries(seats.map((seat) => [seat, { kind: 'person' as const }]));
  const { table } = await layTable({ game, options: {}, seats: players }, { save, at: 0 });
  return `/t/${table}`;
}
