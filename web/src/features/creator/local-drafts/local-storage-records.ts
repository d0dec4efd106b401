import type { SyncRecords } from './draft-store.ts';

/** Local storage, which is written before the call returns. What does not fit is left to the database. */
export function localStorageRecords(prefix: string): SyncRecords {
  return {
    read(key) {
      try {
        return JSON.parse(localStorage.getItem(prefix + key) ?? 'null') as unknown;
      } catch {
        return undefined;
      }
    },
    write(key, value) {
      try {
        localStorage.setItem(prefix + key, JSON.stringify(value));
      } catch {
        try {
          // An older keeping must not look like the latest.
          localStorage.removeItem(prefix + key);
        } catch {
          return;
        }
      }
    },
    remove(key) {
      try {
        localStorage.removeItem(prefix + key);
      } catch {
        return;
      }
    },
  };
}
