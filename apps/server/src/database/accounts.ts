/** What is asked of the database about accounts: who they are, whether they are signed in, which seats are theirs. */
import type { Seat } from '@tablerunner/engine';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface Account {
  readonly id: string;
  readonly name: string;
}

export interface AccountSeat {
  readonly table: string;
  /** Left out where the account only watches. */
  readonly seat?: Seat;
}

/** A part of a list that may be long. */
export interface Page {
  readonly skip: number;
  readonly most: number;
}

export class Accounts {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** `false`: somebody has that name already. */
  async add({ id, name }: Account, passwordHash: string, created: number): Promise<boolean> {
    const added = await this.db
      .insertInto('accounts')
      .values({ id, name, name_key: keyOf(name), password_hash: passwordHash, created })
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  }

  async named(name: string): Promise<(Account & { readonly passwordHash: string }) | undefined> {
    const row = await this.db.selectFrom('accounts').selectAll().where('name_key', '=', keyOf(name)).executeTakeFirst();
    return row && { id: row.id, name: row.name, passwordHash: row.password_hash };
  }

  async openSession(account: string, tokenHash: string, expires: number): Promise<void> {
    await this.db.insertInto('sessions').values({ token_hash: tokenHash, account_id: account, expires }).execute();
  }

  async closeSession(tokenHash: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
  }

  async closeExpired(now: number): Promise<void> {
    await this.db.deleteFrom('sessions').where('expires', '<=', now).execute();
  }

  async signedIn(tokenHash: string, now: number): Promise<Account | undefined> {
    return await this.db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select(['accounts.id', 'accounts.name'])
      .where('sessions.token_hash', '=', tokenHash)
      .where('sessions.expires', '>', now)
      .executeTakeFirst();
  }

  /** The latest first: so many of them, after those that are skipped. */
  async seats(account: string, { skip, most }: Page): Promise<readonly AccountSeat[]> {
    const rows = await this.db
      .selectFrom('account_seats')
      .selectAll()
      .where('account_id', '=', account)
      .orderBy('added', 'desc')
      .orderBy('table_id')
      .orderBy('seat')
      .limit(most)
      .offset(skip)
      .execute();
    return rows.map(({ table_id: table, seat }) => (seat === '' ? { table } : { table, seat }));
  }

  async seatAt(account: string, table: string): Promise<Seat | undefined> {
    const row = await this.db
      .selectFrom('account_seats')
      .select('seat')
      .where('account_id', '=', account)
      .where('table_id', '=', table)
      .where('seat', '!=', '')
      .orderBy('seat')
      .executeTakeFirst();
    return row?.seat;
  }

  /** Adds to what the account has; what it has already stays. */
  async addSeats(account: string, seats: readonly AccountSeat[], added: number): Promise<void> {
    if (seats.length === 0) return;
    const rows = seats.map(({ table, seat = '' }) => ({ account_id: account, table_id: table, seat, added }));
    await this.db
      .insertInto('account_seats')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['account_id', 'table_id', 'seat']).doNothing())
      .execute();
  }

  async forgetTable(account: string, table: string): Promise<void> {
    await this.db.deleteFrom('account_seats').where('account_id', '=', account).where('table_id', '=', table).execute();
  }
}

/** A name as it is compared. */
export const keyOf = (name: string): string => name.trim().normalize('NFKC').toLowerCase();
