/** Opens a table of this browser: from its latest snapshot, or from all its records. One of other rules only if it stays the same match. */
import { ENGINE_VERSION, type Game, type MatchSave, type Read, unreadable } from '@tablerunner/engine';
import { Table, type TableSnapshot, Trouble } from '@tablerunner/table';
import type { KeptTable, TableStore, Versions } from './store.ts';

export const versionsOf = ({ rules, content }: Game): Versions => ({ engine: ENGINE_VERSION, rules, content });

export async function openTable(store: TableStore, game: Game, kept: KeptTable): Promise<Table> {
  const { id, head } = kept;
  const snapshot = await store.snapshot(id);
  const begunWith = kept.versions ?? head.start?.save ?? snapshot?.match.save;
  if (snapshot !== undefined && isOfNow(game, snapshot.match.save)) {
    const quick = trying(game, { head, records: await store.records(id, snapshot.revision), snapshot });
    if (quick.ok) return quick.value;
  }
  const records = await store.records(id, 0);
  const isOld = begunWith !== undefined && !isOfNow(game, begunWith);
  if (isOld && !leadsTo(snapshot, (most) => trying(game, { head, records: records.slice(0, most) }))) {
    throw new Trouble(
      'other-rules-here',
      `rules and content are ${sayVersions(versionsOf(game))} now, not ${sayVersions(begunWith)}`,
    );
  }
  const opened = trying(game, { head, records });
  if (opened.ok) return opened.value;
  const { where, problem } = opened;
  throw new Trouble('table-unreadable', `${where}: ${problem}`, { where, problem });
}

/** What is left of a match whose rules are gone: its file, as it was when the table was last put away. */
export async function lastFile(store: TableStore, id: string): Promise<MatchSave | undefined> {
  return (await store.snapshot(id))?.match.save;
}

const isOfNow = (game: Game, { engine, rules, content }: Versions): boolean =>
  engine === ENGINE_VERSION && rules === game.rules && content === game.content;

/** Whether the records still lead to the position that the snapshot had: then other rules have changed nothing here. */
function leadsTo(snapshot: TableSnapshot | undefined, open: (most: number) => Read<Table>): boolean {
  if (snapshot === undefined) return false;
  const again = open(snapshot.revision);
  return again.ok && again.value.hash() === snapshot.match.save.hash;
}

const sayVersions = ({ engine, rules, content }: Versions): string => `${engine}/${rules}/${content}`;

/** Rules may break on a match that they do not know. */
function trying(
  game: Game,
  {
    head,
    records,
    snapshot,
  }: { head: KeptTable['head']; records: Parameters<typeof Table.open>[2]; snapshot?: TableSnapshot },
): Read<Table> {
  try {
    return Table.open(game, head, records, snapshot);
  } catch (error) {
    return unreadable('records', `they cannot be played again: ${error instanceof Error ? error.message : error}`);
  }
}
