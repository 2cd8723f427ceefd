/** The entry of a record that a table gives: one that is over, that somebody here played, of a kind that is recorded. */
import type { MyTable } from '../link/tables.ts';
import { offerOf } from '../lobby/offers.ts';
import type { RecordEntry } from './records.ts';

export function entryOf({
  id,
  game,
  options,
  mine,
  outcome,
  updated,
}: Pick<MyTable, 'id' | 'game' | 'options' | 'mine' | 'outcome' | 'updated'>): RecordEntry | undefined {
  const kind = offerOf(game)?.records?.of(options);
  if (kind === undefined || outcome === undefined || mine.length === 0) return undefined;
  const { daily } = options;
  return {
    table: id,
    game,
    ...kind,
    won: mine.some((seat) => outcome.winners.includes(seat)),
    at: updated,
    ...(typeof daily === 'string' ? { daily } : {}),
  };
}
