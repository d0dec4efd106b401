import type { Records } from './draft-store.ts';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

/** Records in an IndexedDB object store, opened on first use. */
export function indexedDbRecords(database: string, store: string): Records {
  let opened: Promise<IDBDatabase> | undefined;

  const open = () => {
    opened ??= (async () => {
      const request = indexedDB.open(database, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(store);
      const db = await settled(request);
      // Do not block a newer version in another tab from upgrading the store.
      db.onversionchange = () => {
        db.close();
        opened = undefined;
      };
      return db;
    })();
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };

  const run = async <T>(
    mode: IDBTransactionMode,
    ask: (objects: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => settled(ask((await open()).transaction(store, mode).objectStore(store)));

  return {
    read: (key) => run<unknown>('readonly', (objects) => objects.get(key)),
    async write(key, value) {
      await run('readwrite', (objects) => objects.put(value, key));
    },
    async remove(key) {
      await run('readwrite', (objects) => objects.delete(key));
    },
  };
}
