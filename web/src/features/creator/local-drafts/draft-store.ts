import { createStore, del, get, set } from 'idb-keyval';
import { storedValue } from '../../../lib/stored-value.ts';
import { newestDraft, type Draft } from './local-draft.ts';

/** Persistent key-value storage in the browser. */
export type Records = {
  read: (key: string) => Promise<unknown>;
  write: (key: string, value: unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

/** Synchronous storage of the value of a key, usable while the page unloads. */
export type SyncRecords = (key: string) => ReturnType<typeof storedValue<unknown>>;

export type DraftStore = {
  read: (key: string) => Promise<Draft | undefined>;
  write: (key: string, draft: Draft) => Promise<void>;
  /** Writes synchronously, for use while the page unloads. */
  writeNow: (key: string, draft: Draft) => void;
  remove: (key: string) => Promise<void>;
};

/** Stores drafts in IndexedDB, and in local storage while the page unloads. */
export function createDraftStore(records: Records, instant: SyncRecords): DraftStore {
  return {
    async read(key) {
      const stored = await records.read(key).catch(() => undefined);
      return newestDraft(stored, instant(key).read());
    },
    async write(key, draft) {
      try {
        await records.write(key, draft);
        instant(key).clear();
      } catch {
        // A private window may have no IndexedDB.
        instant(key).write(draft);
      }
    },
    writeNow(key, draft) {
      instant(key).write(draft);
      void records.write(key, draft).catch(() => undefined);
    },
    async remove(key) {
      instant(key).clear();
      await records.remove(key).catch(() => undefined);
    },
  };
}

// Asynchronous, so that a browser without IndexedDB rejects instead of throwing.
function indexedDbRecords(): Records {
  const store = createStore('grantwright', 'drafts');
  return {
    read: async (key) => get<unknown>(key, store),
    write: async (key, value) => set(key, value, store),
    remove: async (key) => del(key, store),
  };
}

export const browserRecords = indexedDbRecords();
export const browserDrafts = createDraftStore(browserRecords, (key) =>
  storedValue<unknown>('localStorage', `grantwright.draft:${key}`),
);
