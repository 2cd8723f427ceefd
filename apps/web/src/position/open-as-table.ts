/** Opens a position as a table in this browser, with this person at every seat. */
import { type Read, readable, unreadable } from '@tablerunner/engine';
import { layTable } from '../link/tables.ts';
import type { ReadPosition } from './read-position.ts';

/** The address of the table. */
export async function openAsTable(game: string, { save, seats }: ReadPosition): Promise<Read<string>> {
  try {
    const players = Object.fromEntries(seats.map((seat) => [seat, { kind: 'person' as const }]));
    const { table } = await layTable({ game, options: {}, seats: players }, { save, at: 0 });
    return readable(`/t/${table}`);
  } catch (error) {
    return unreadable('table', error instanceof Error ? error.message : String(error));
  }
}
