/** Keeps the browser's own tables in IndexedDB. */
import type { TableRecord, TableSnapshot } from '@tablerunner/table';
import type { Change, KeptTable, TableStore } from './store.ts';

const NAME = 'tablerunner';
const VERSION = 1;

type Row = TableRecord & { readonly table: string };

export async function indexedStore(factory: IDBFactory): Promise<TableStore> {
  const base = await open(factory);

  const read = <T>(store: string, ask: (from: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    answer(ask(base.transaction(store).objectStore(store)));

  /** Done only when the transaction is on the disk. */
  const write = (stores: readonly string[], work: (transaction: IDBTransaction) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const transaction = base.transaction(stores, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the browser gave up writing'));
      work(transaction);
    });

  const all = (id: string, after = 0): IDBKeyRange => IDBKeyRange.bound([id, after], [id, []], after > 0);

  return {
    list: () => read<KeptTable[]>('tables', (from) => from.getAll()),
    find: (id) => read<KeptTable | undefined>('tables', (from) => from.get(id)),
    lay: (table) => write(['tables'], (transaction) => transaction.objectStore('tables').add(table)),
    async add(id, record, change) {
      try {
        await write(['tables', 'records'], (transaction) => {
          transaction.objectStore('records').add({ ...record, table: id } satisfies Row);
          const tables = transaction.objectStore('tables');
          tables.get(id).onsuccess = ({ target }) => {
            const { result } = target as IDBRequest<KeptTable | undefined>;
            if (result === undefined) transaction.abort();
            else tables.put({ ...result, ...change } satisfies KeptTable & Change);
          };
        });
        return true;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'ConstraintError') return false;
        throw error;
      }
    },
    records: (id, after) =>
      read<Row[]>('records', (from) => from.getAll(all(id, after))).then((rows) =>
        rows.map(({ n, id: request, seat, deed }) => ({ n, id: request, seat, deed })),
      ),
    snapshot: (id) => read<TableSnapshot | undefined>('snapshots', (from) => from.get(id)),
    keepSnapshot: (id, snapshot) =>
      write(['snapshots'], (transaction) => transaction.objectStore('snapshots').put(snapshot, id)),
    remove: (id) =>
      write(['tables', 'records', 'snapshots'], (transaction) => {
        transaction.objectStore('tables').delete(id);
        transaction.objectStore('records').delete(all(id));
        transaction.objectStore('snapshots').delete(id);
      }),
  };
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const base = request.result;
    base.createObjectStore('tables', { keyPath: 'id' });
    base.createObjectStore('records', { keyPath: ['table', 'n'] });
    base.createObjectStore('snapshots');
  };
  return answer(request);
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser could not read its store'));
  });
