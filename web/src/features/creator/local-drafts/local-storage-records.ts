import type { SyncRecords } from './draft-store.ts';

/** Records in local storage; values over the quota are not stored. */
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
          // An outdated draft must not look like the latest.
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
