/** Opens a table out of the database: the latest snapshot and the records after it, or all records. */
import { findGame } from '@tablerunner/catalogue';
import { ENGINE_VERSION, type Game, type Read, readable, type Unreadable, unreadable } from '@tablerunner/engine';
import { Table, type TableRecord, type TableSnapshot, Trouble } from '@tablerunner/table';
import type { StandingRow } from '../database/schema.ts';
import type { Store, StoredTable } from '../database/store.ts';
import type { AtWork } from './at-work.ts';
import { standingRow } from './standing.ts';

const OPENING = 'opening';

/**
 * The table, or what is kept of one whose match has not begun. `undefined`: there is no such table. What cannot be read is
 * told; what is thrown is a database that does not answer, and may be over in a moment.
 */
export async function findTable(
  store: Store,
  id: string,
  atWork?: AtWork,
): Promise<Read<Table | StoredTable> | undefined> {
  const trouble = atWork?.troubleWith(id, OPENING);
  if (trouble !== undefined) return spoilt('table', trouble.message, trouble);
  try {
    const stored = await store.table(id);
    if (stored === undefined) return undefined;
    const game = findGame(stored.game);
    if (game === undefined) return unreadable('game', `there is no game "${stored.game}" here any more`);
    if (stored.gathering !== undefined) return readable(stored);
    const trying: Trying = (work) => attempt(() => (atWork === undefined ? work() : atWork.during(id, OPENING, work)));
    return await read(store, game, stored, trying);
  } catch (error) {
    if (error instanceof SyntaxError) return spoilt(`table ${id}`, 'what is kept of it is no JSON', error);
    throw error;
  }
}

/** The table of a match that has begun. */
export async function openTable(store: Store, id: string): Promise<Read<Table> | undefined> {
  const found = await findTable(store, id);
  if (found?.ok !== true) return found;
  return found.value instanceof Table ? readable(found.value) : unreadable('gathering', 'the match has not begun yet');
}

/** What was thrown meanwhile: it is for the log, and told to nobody at a table. */
export const causeOf = (unread: Unreadable): unknown => (unread as Partial<Spoilt>).cause;

interface Spoilt extends Unreadable {
  readonly cause: unknown;
}

const spoilt = (where: string, problem: string, cause: unknown): Spoilt => ({ ...unreadable(where, problem), cause });

/** Why a table that is there cannot be opened. */
export function tableTrouble(unread: Unreadable): Trouble {
  const { where, problem } = unread;
  const cause = causeOf(unread);
  if (cause instanceof Trouble) return cause;
  const sentence = `${where}: ${problem}`;
  return where === 'rules'
    ? new Trouble('other-rules', sentence)
    : new Trouble('table-unreadable', sentence, { where, problem });
}

type Trying = (work: () => Read<Table>) => Read<Table>;

async function read(store: Store, game: Game, stored: StoredTable, trying: Trying): Promise<Read<Table>> {
  const { id } = stored.head;
  const snapshot = await readSnapshot(store, id);
  if (snapshot !== undefined && isOfNow(game, snapshot)) {
    const later = await store.records(id, snapshot.revision);
    const quick = trying(() => Table.open(game, stored.head, later, snapshot));
    if (quick.ok) return quick;
  }
  const records = await store.records(id, 0);
  const sameRules = stored.rules === game.rules && stored.content === game.content;
  if (!sameRules && records.length > 0) {
    const standing = (await store.status([id])).get(id)?.standing;
    const problem = problemOfOtherRules(game, stored, { records, snapshot, standing, trying });
    if (problem !== undefined) return problem;
  }
  return trying(() => Table.open(game, stored.head, records));
}

/** One that is spoilt is as good as none. */
async function readSnapshot(store: Store, id: string): Promise<TableSnapshot | undefined> {
  try {
    const snapshot = (await store.snapshot(id)) as Partial<TableSnapshot> | undefined;
    return typeof snapshot?.match?.save?.hash === 'string' ? (snapshot as TableSnapshot) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const isOfNow = (game: Game, { match: { save } }: TableSnapshot): boolean =>
  save.engine === ENGINE_VERSION && save.rules === game.rules && save.content === game.content;

interface Past {
  readonly records: readonly TableRecord[];
  readonly snapshot: TableSnapshot | undefined;
  readonly standing: StandingRow | undefined;
  readonly trying: Trying;
}

/** A match of other rules goes on where its records still lead to the position that its snapshot had, or without one to where it stood. */
function problemOfOtherRules(
  game: Game,
  { head, rules, content }: StoredTable,
  { records, snapshot, standing, trying }: Past,
): Unreadable | undefined {
  const played = `the match was played with rules ${rules} and content ${content}`;
  const now = `and this server has rules ${game.rules} and content ${game.content}`;
  const other = `${played}, ${now}`;
  const again = trying(() => Table.open(game, head, records.slice(0, snapshot?.revision)));
  if (!again.ok) return spoilt('rules', `${other}: ${again.where}: ${again.problem}`, causeOf(again));
  const isSame =
    snapshot === undefined ? standsAs(again.value, standing) : again.value.hash() === snapshot.match.save.hash;
  return isSame ? undefined : unreadable('rules', `${other}, where it goes another way`);
}

/** All that is kept of where a table stood, without a snapshot: all its records are legal, and it has come to the same point. */
function standsAs(table: Table, standing: StandingRow | undefined): boolean {
  const now = standingRow(table, 0);
  if (standing === undefined) return false;
  const told = standing.stage === null || standing.stage === now.stage;
  return told && (['revision', 'turn', 'over', 'outcome'] as const).every((field) => standing[field] === now[field]);
}

function attempt(work: () => Read<Table>): Read<Table> {
  try {
    return work();
  } catch (error) {
    return spoilt('records', 'they cannot be played again', error);
  }
}
