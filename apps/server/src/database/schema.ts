/** The columns of the database, as both SQLite and PostgreSQL give them. Times are milliseconds, truths 0 or 1. */

interface TableRow {
  id: string;
  game: string;
  rules: number;
  content: number;
  /** TableHead as JSON: it holds the seed. */
  head: string;
  /** The seed once more: whoever asks how a table stands needs nothing else of the head. */
  seed: string;
  /** TableInfo as JSON, without the seed. */
  info: string;
  created: number;
  /** The table on which the same people play again. */
  rematch: string | null;
}

/** What the persons at a table add to the dice before the match begins. A table without a row begins at once. */
interface GatheringRow {
  table_id: string;
  /** GatheringState as JSON. */
  state: string;
  /** Whether all shares are in, and the match has begun. */
  begun: number;
}

/** Where a table stands: what a list of matches shows, without opening any. */
export interface StandingRow {
  table_id: string;
  revision: number;
  turn: string | null;
  /** Whether a machine must move. */
  machine: number;
  over: number;
  outcome: string | null;
  /** Stage as JSON; empty where the game tells none, or the table was kept before there were any. */
  stage: string | null;
  updated: number;
}

interface SeatRow {
  table_id: string;
  seat: string;
  secret_hash: string;
}

export interface RecordRow {
  table_id: string;
  n: number;
  id: string;
  seat: string;
  deed: string;
}

interface SnapshotRow {
  table_id: string;
  revision: number;
  data: string;
}

interface AccountRow {
  id: string;
  name: string;
  /** The name as it is compared: no two accounts differ by capitals alone. */
  name_key: string;
  password_hash: string;
  created: number;
}

interface SessionRow {
  token_hash: string;
  account_id: string;
  expires: number;
}

interface AccountSeatRow {
  account_id: string;
  table_id: string;
  /** Empty where the account only watches. */
  seat: string;
  added: number;
}

interface HealthRow {
  id: number;
  at: number;
}

export interface Schema {
  tables: TableRow;
  standings: StandingRow;
  gatherings: GatheringRow;
  seats: SeatRow;
  records: RecordRow;
  snapshots: SnapshotRow;
  accounts: AccountRow;
  sessions: SessionRow;
  account_seats: AccountSeatRow;
  health: HealthRow;
}
