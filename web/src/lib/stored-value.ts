import { parseJson } from './parse-json.ts';

type StorageName = 'localStorage' | 'sessionStorage';

/** Accesses a JSON value in browser storage. Stores nothing if storage is full or blocked. */
export function createStoredValue<T>(storage: StorageName, key: string) {
  const remove = (): void => {
    try {
      window[storage].removeItem(key);
    } catch {
      return;
    }
  };
  return {
    read(): T | undefined {
      try {
        const text = window[storage].getItem(key);
        return text === null ? undefined : parseJson<T>(text);
      } catch {
        return undefined;
      }
    },
    write(value: T): void {
      try {
        window[storage].setItem(key, JSON.stringify(value));
      } catch {
        // An outdated value must not look like the latest.
        remove();
      }
    },
    clear: remove,
  };
}

/** Returns the stored keys that start with a prefix, with the prefix removed. */
export function findStoredKeys(storage: StorageName, prefix: string): string[] {
  try {
    return Object.keys(window[storage])
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}
