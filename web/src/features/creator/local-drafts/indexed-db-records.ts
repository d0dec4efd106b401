import type { Records } from './draft-store.ts';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

/** Records in one object store of the browser's database, opened when it is first needed. */
export function indexedDbRecords(database: string, store: string): Records {
  let opened: Promise<IDBDatabase> | undefined;

  const open = () => {
    opened ??= (async () => {
      const request = indexedDB.open(database, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(store);
      const db = await settled(request);
      // Another tab with a newer program may want to change the store.
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
