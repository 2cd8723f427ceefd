/** Where the browser keeps its own tables: what the host needs of a store, and one in memory for where nothing else is allowed. */
import type { Outcome, Seat, Stage } from '@tablerunner/engine';
import type { TableHead, TableRecord, TableSnapshot } from '@tablerunner/table';

export interface Versions {
  readonly engine: number;
  readonly rules: number;
  readonly content: number;
}

/** A table as it is kept: all that is fixed, and what a list of tables wants to know without opening it. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly head: TableHead;
  /** What the match was begun with; unknown of a table that was laid before this was kept. */
  readonly versions?: Versions | undefined;
  readonly created: number;
  readonly updated: number;
  readonly revision: number;
  readonly turn?: Seat | undefined;
  readonly over: boolean;
  readonly outcome?: Outcome | undefined;
  /** Where the match stands, such as its turn. */
  readonly stage?: Stage | undefined;
}

/** What a deed changes about the list. */
export type Change = Pick<KeptTable, 'updated' | 'revision' | 'turn' | 'over' | 'outcome' | 'stage'>;

export interface TableStore {
  list(): Promise<readonly KeptTable[]>;
  find(id: string): Promise<KeptTable | undefined>;
  lay(table: KeptTable): Promise<void>;
  /** `false` when a record with this number is there already: somebody else was faster. */
  add(id: string, record: TableRecord, change: Change): Promise<boolean>;
  /** The records after revision `after`, in order. */
  records(id: string, after: number): Promise<readonly TableRecord[]>;
  snapshot(id: string): Promise<TableSnapshot | undefined>;
  keepSnapshot(id: string, snapshot: TableSnapshot): Promise<void>;
  remove(id: string): Promise<void>;
}

export function memoryStore(): TableStore {
  const tables = new Map<string, KeptTable>();
  const records = new Map<string, TableRecord[]>();
  const snapshots = new Map<string, TableSnapshot>();
  return {
    list: async () => [...tables.values()],
    find: async (id) => tables.get(id),
    lay: async (table) => {
      tables.set(table.id, structuredClone(table));
      records.set(table.id, []);
    },
    add: async (id, record, change) => {
      const all = records.get(id);
      const table = tables.get(id);
      if (all === undefined || table === undefined || record.n !== all.length + 1) return false;
      all.push(structuredClone(record));
      tables.set(id, { ...table, ...change });
      return true;
    },
    records: async (id, after) => structuredClone((records.get(id) ?? []).slice(after)),
    snapshot: async (id) => structuredClone(snapshots.get(id)),
    keepSnapshot: async (id, snapshot) => {
      snapshots.set(id, structuredClone(snapshot));
    },
    remove: async (id) => {
      tables.delete(id);
      records.delete(id);
      snapshots.delete(id);
    },
  };
}
