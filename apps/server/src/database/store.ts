/** What is asked of the database about tables. */
import type { Seat } from '@tablerunner/engine';
import type { Deed, GatheringState, TableHead, TableInfo, TableRecord, TableSnapshot } from '@tablerunner/table';
import { type Kysely, sql } from 'kysely';
import type { RecordRow, Schema, StandingRow } from './schema.ts';

/** A table when it is laid. */
export interface LaidTable {
  readonly head: TableHead;
  readonly info: TableInfo;
  readonly standing: StandingRow;
  readonly secretHashes: Readonly<Record<Seat, string>>;
  /** Left out: the match begins at once. */
  readonly gathering?: GatheringState | undefined;
}

/** A table whose shares are all in. */
export interface BegunTable {
  readonly head: TableHead;
  readonly info: TableInfo;
  readonly standing: StandingRow;
  readonly gathering: GatheringState;
}

/** A record with the standing that it leads to: both are written, or neither. */
export interface Append {
  readonly record: TableRecord;
  readonly standing: StandingRow;
}

export interface StoredTable {
  readonly game: string;
  readonly rules: number;
  readonly content: number;
  readonly head: TableHead;
  readonly info: TableInfo;
  /** While shares are gathered. */
  readonly gathering: GatheringState | undefined;
  readonly rematch: string | undefined;
}

export interface StoredStatus {
  readonly info: TableInfo;
  readonly seed: string;
  readonly gathering: boolean;
  readonly standing: StandingRow;
}

export class Store {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /**
   * Writes a new table. With `rematchOf` it becomes the rematch of that table, unless somebody was faster, and accounts
   * sit there where they sat before.
   */
  async lay({ head, info, standing, secretHashes, gathering }: LaidTable, rematchOf?: string): Promise<boolean> {
    return await this.db
      .transaction()
      .execute(async (db) => {
        const { game, rules, content } = info;
        await db
          .insertInto('tables')
          .values({
            id: head.id,
            game,
            rules,
            content,
            head: JSON.stringify(head),
            seed: head.seed,
            info: JSON.stringify(info),
            created: standing.updated,
            rematch: null,
          })
          .execute();
        await db.insertInto('standings').values(standing).execute();
        const seats = Object.entries(secretHashes);
        if (seats.length > 0) {
          const rows = seats.map(([seat, secret_hash]) => ({ table_id: head.id, seat, secret_hash }));
          await db.insertInto('seats').values(rows).execute();
        }
        if (gathering !== undefined) {
          const row = { table_id: head.id, state: JSON.stringify(gathering), begun: 0 };
          await db.insertInto('gatherings').values(row).execute();
        }
        if (rematchOf === undefined) return true;
        const { numUpdatedRows } = await db
          .updateTable('tables')
          .set({ rematch: head.id })
          .where('id', '=', rematchOf)
          .where('rematch', 'is', null)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) throw new TooLate();
        await db
          .insertInto('account_seats')
          .columns(['account_id', 'table_id', 'seat', 'added'])
          .expression(
            db
              .selectFrom('account_seats')
              .select([
                'account_id',
                sql<string>`cast(${head.id} as text)`.as('table_id'),
                'seat',
                sql<number>`cast(${standing.updated} as bigint)`.as('added'),
              ])
              .where('table_id', '=', rematchOf)
              .where('seat', '!=', ''),
          )
          .execute();
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof TooLate) return false;
        throw error;
      });
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const row = await this.db
      .selectFrom('tables')
      .leftJoin('gatherings', 'gatherings.table_id', 'tables.id')
      .selectAll('tables')
      .select(['gatherings.state', 'gatherings.begun'])
      .where('tables.id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { game, rules, content, head, info, state, begun, rematch } = row;
    return {
      ...{ game, rules, content },
      head: JSON.parse(head) as TableHead,
      info: JSON.parse(info) as TableInfo,
      gathering: begun === 0 && state !== null ? (JSON.parse(state) as GatheringState) : undefined,
      rematch: rematch ?? undefined,
    };
  }

  async keepGathering(id: string, gathering: GatheringState): Promise<void> {
    const state = JSON.stringify(gathering);
    await this.db.updateTable('gatherings').set({ state }).where('table_id', '=', id).execute();
  }

  /** The last share is in: the match begins. All of it is written, or nothing. */
  async begin({ head, info, standing, gathering }: BegunTable): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      const state = JSON.stringify(gathering);
      await db.updateTable('gatherings').set({ state, begun: 1 }).where('table_id', '=', head.id).execute();
      await db
        .updateTable('tables')
        .set({ head: JSON.stringify(head), info: JSON.stringify(info) })
        .where('id', '=', head.id)
        .execute();
      const { table_id, ...now } = standing;
      await db.updateTable('standings').set(now).where('table_id', '=', table_id).execute();
    });
  }

  async secretHashes(id: string): Promise<Readonly<Record<Seat, string>>> {
    const rows = await this.db.selectFrom('seats').selectAll().where('table_id', '=', id).execute();
    return Object.fromEntries(rows.map(({ seat, secret_hash }) => [seat, secret_hash]));
  }

  /** The seat that a secret opens. */
  async seatOf(id: string, secretHash: string): Promise<Seat | undefined> {
    const row = await this.db
      .selectFrom('seats')
      .select('seat')
      .where('table_id', '=', id)
      .where('secret_hash', '=', secretHash)
      .executeTakeFirst();
    return row?.seat;
  }

  async records(id: string, after: number): Promise<readonly TableRecord[]> {
    const rows = await this.db
      .selectFrom('records')
      .selectAll()
      .where('table_id', '=', id)
      .where('n', '>', after)
      .orderBy('n')
      .execute();
    return rows.map((row) => ({ n: row.n, id: row.id, seat: row.seat, deed: JSON.parse(row.deed) as Deed }));
  }

  /** What a request led to that was carried out, however long ago. */
  async recordOf(table: string, id: string): Promise<Pick<TableRecord, 'n' | 'deed'> | undefined> {
    const row = await this.db
      .selectFrom('records')
      .select(['n', 'deed'])
      .where('table_id', '=', table)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { n: row.n, deed: JSON.parse(row.deed) as Deed };
  }

  /** Writes the records of any number of tables in one transaction. */
  async append(appends: readonly Append[]): Promise<void> {
    const records: RecordRow[] = appends.map(({ record: { n, id, seat, deed }, standing }) => ({
      table_id: standing.table_id,
      n,
      id,
      seat,
      deed: JSON.stringify(deed),
    }));
    // Of several records of one table the last standing counts: a row may be written only once by one statement.
    const standings = new Map(appends.map(({ standing }) => [standing.table_id, standing]));
    await this.db.transaction().execute(async (db) => {
      await db.insertInto('records').values(records).execute();
      await db
        .insertInto('standings')
        .values([...standings.values()])
        .onConflict((conflict) =>
          conflict.column('table_id').doUpdateSet((row) => ({
            revision: row.ref('excluded.revision'),
            turn: row.ref('excluded.turn'),
            machine: row.ref('excluded.machine'),
            over: row.ref('excluded.over'),
            outcome: row.ref('excluded.outcome'),
            stage: row.ref('excluded.stage'),
            updated: row.ref('excluded.updated'),
          })),
        )
        .execute();
    });
  }

  async snapshot(id: string): Promise<TableSnapshot | undefined> {
    const row = await this.db.selectFrom('snapshots').select('data').where('table_id', '=', id).executeTakeFirst();
    return row === undefined ? undefined : (JSON.parse(row.data) as TableSnapshot);
  }

  /** Keeps a snapshot instead of an older one. */
  async keepSnapshot(id: string, revision: number, data: string): Promise<void> {
    await this.db
      .insertInto('snapshots')
      .values({ table_id: id, revision, data })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ revision, data }))
      .execute();
  }

  /** Where tables stand; those that do not exist are left out. */
  async status(ids: readonly string[]): Promise<ReadonlyMap<string, StoredStatus>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('tables')
      .innerJoin('standings', 'standings.table_id', 'tables.id')
      .leftJoin('gatherings', 'gatherings.table_id', 'tables.id')
      .selectAll('standings')
      .select(['tables.info', 'tables.seed', 'gatherings.begun'])
      .where('tables.id', 'in', [...ids])
      .execute();
    return new Map(
      rows.map(({ info, seed, begun, ...standing }) => [
        standing.table_id,
        { info: JSON.parse(info) as TableInfo, seed, gathering: begun === 0, standing },
      ]),
    );
  }

  /** Throws where the database does not answer, or takes no write. */
  async noteHealth(at: number): Promise<void> {
    await this.db
      .insertInto('health')
      .values({ id: 1, at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
      .execute();
  }
}

/** Somebody else's rematch was there first: the transaction is undone. */
class TooLate extends Error {}
