import { createStore, del, get, keys, set } from 'idb-keyval';

/** Persistent key-value storage in the browser. */
export type Records = {
  keys: () => Promise<unknown[]>;
  read: (key: string) => Promise<unknown>;
  write: (key: string, value: unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

// Asynchronous, so that a browser without IndexedDB rejects instead of throwing.
function createIndexedDbRecords(): Records {
  const store = createStore('grantwright', 'drafts');
  return {
    keys: async () => keys(store),
    read: async (key) => get<unknown>(key, store),
    write: async (key, value) => set(key, value, store),
    remove: async (key) => del(key, store),
  };
}

/** Drafts, and text that another version replaced. Their keys start with the user's id. */
export const browserRecords = createIndexedDbRecords();

/** The prefix of draft keys in local storage. */
export const draftPrefix = 'grantwright.draft:';
