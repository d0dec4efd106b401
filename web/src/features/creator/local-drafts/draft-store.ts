import { newestDraft, type Draft } from './local-draft.ts';
import { indexedDbRecords } from './indexed-db-records.ts';
import { localStorageRecords } from './local-storage-records.ts';

/** Persistent key-value storage in the browser. */
export type Records = {
  read: (key: string) => Promise<unknown>;
  write: (key: string, value: unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

/** Synchronous storage, usable while the page unloads. */
export type SyncRecords = {
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
  remove: (key: string) => void;
};

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
      const kept = await records.read(key).catch(() => undefined);
      return newestDraft(kept, instant.read(key));
    },
    async write(key, draft) {
      try {
        await records.write(key, draft);
        instant.remove(key);
      } catch {
        // A private window may have no IndexedDB.
        instant.write(key, draft);
      }
    },
    writeNow(key, draft) {
      instant.write(key, draft);
      void records.write(key, draft).catch(() => undefined);
    },
    async remove(key) {
      instant.remove(key);
      await records.remove(key).catch(() => undefined);
    },
  };
}

export const browserRecords = indexedDbRecords('grantwright', 'drafts');
export const browserDrafts = createDraftStore(
  browserRecords,
  localStorageRecords('grantwright.draft:'),
);
