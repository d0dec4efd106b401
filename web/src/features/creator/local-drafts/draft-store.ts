import { findStoredKeys, createStoredValue } from '../../../lib/stored-value.ts';
import {
  browserRecords,
  draftPrefix,
  type Records,
} from '../../../domain/local-data/draft-records.ts';
import { findNewestDraft, type Draft } from './local-draft.ts';

/** Synchronous storage, usable while the page unloads. */
export type SyncRecords = {
  keys: () => string[];
  at: (key: string) => ReturnType<typeof createStoredValue<unknown>>;
};

export type DraftStore = {
  /** Returns the keys that have a draft: `base`, then `base#2` and so on for additional tabs. */
  keys: (base: string) => Promise<string[]>;
  read: (key: string) => Promise<Draft | undefined>;
  write: (key: string, draft: Draft) => Promise<void>;
  /** Writes synchronously, for use while the page unloads. */
  writeNow: (key: string, draft: Draft) => void;
  remove: (key: string) => Promise<void>;
};

/** Stores drafts in IndexedDB, or in local storage while the page unloads. */
export function createDraftStore(records: Records, instant: SyncRecords): DraftStore {
  return {
    async keys(base) {
      const recordKeys = await records.keys().catch(() => []);
      const isOfBase = (key: unknown): key is string =>
        typeof key === 'string' && key.replace(/#\d+$/, '') === base;
      return [...new Set([...recordKeys, ...instant.keys()])].filter(isOfBase).sort();
    },
    async read(key) {
      const storedDraft = await records.read(key).catch(() => undefined);
      return findNewestDraft(storedDraft, instant.at(key).read());
    },
    async write(key, draft) {
      // IndexedDB may be unavailable in a private window.
      const isStored = await records.write(key, draft).then(
        () => true,
        () => false,
      );
      const latest = instant.at(key);
      // The page may have begun to unload and stored a newer draft in the meantime.
      if (findNewestDraft(draft, latest.read()) !== draft) return;
      if (isStored) latest.clear();
      else latest.write(draft);
    },
    writeNow(key, draft) {
      instant.at(key).write(draft);
      void records.write(key, draft).catch(() => undefined);
    },
    async remove(key) {
      instant.at(key).clear();
      await records.remove(key).catch(() => undefined);
    },
  };
}

export const browserDrafts = createDraftStore(browserRecords, {
  keys: () => findStoredKeys('localStorage', draftPrefix),
  at: (key) => createStoredValue<unknown>('localStorage', `${draftPrefix}${key}`),
});
