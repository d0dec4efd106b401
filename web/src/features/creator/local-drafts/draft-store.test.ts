import { describe, expect, it } from 'vitest';
import { aState } from '../testing/builders.ts';
import { getDraftKey, toDraft, findNewestDraft } from './local-draft.ts';
import type { Records } from '../../../domain/local-data/draft-records.ts';
import { createDraftStore, type SyncRecords } from './draft-store.ts';

const draft = (title: string, storedAt: number) => toDraft(aState({ title }), storedAt);

function memory(): Records {
  const values = new Map<string, unknown>();
  return {
    keys: async () => [...values.keys()],
    read: async (key) => values.get(key),
    write: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
  };
}

function instantMemory(): SyncRecords {
  const values = new Map<string, unknown>();
  return {
    keys: () => [...values.keys()],
    at: (key) => ({
      read: () => values.get(key),
      write: (value) => void values.set(key, value),
      clear: () => void values.delete(key),
    }),
  };
}

const broken: Records = {
  keys: () => Promise.reject(new Error('no database')),
  read: () => Promise.reject(new Error('no database')),
  write: () => Promise.reject(new Error('no database')),
  remove: () => Promise.reject(new Error('no database')),
};

describe('the draft store', () => {
  it('returns the stored value', async () => {
    const store = createDraftStore(memory(), instantMemory());
    await store.write('k', draft('one', 1));
    expect((await store.read('k'))?.state.title).toBe('one');
  });

  it('returns the newer draft if both stores have one', async () => {
    const records = memory();
    const instant = instantMemory();
    const store = createDraftStore(records, instant);
    await store.write('k', draft('earlier', 1));
    instant.at('k').write(draft('at the last moment', 2));
    expect((await store.read('k'))?.state.title).toBe('at the last moment');
    await store.write('k', draft('latest', 3));
    expect((await store.read('k'))?.state.title).toBe('latest');
  });

  it("lists the keys of an application's drafts in both stores", async () => {
    const store = createDraftStore(memory(), instantMemory());
    for (const key of ['anna/new#2', 'anna/a1', 'ben/new', 'anna/new/aside'])
      await store.write(key, draft('one', 1));
    store.writeNow('anna/new', draft('at the last moment', 2));
    expect(await store.keys('anna/new')).toEqual(['anna/new', 'anna/new#2']);
  });

  it('writes synchronously before the page unloads', async () => {
    const instant = instantMemory();
    createDraftStore(broken, instant).writeNow('k', draft('going', 1));
    expect(findNewestDraft(instant.at('k').read())?.state.title).toBe('going');
  });

  it('keeps a draft stored synchronously while an earlier draft is being written', async () => {
    const instant = instantMemory();
    const store = createDraftStore(memory(), instant);
    const earlier = store.write('k', draft('earlier', 1));
    instant.at('k').write(draft('going', 2));
    await earlier;
    expect((await store.read('k'))?.state.title).toBe('going');
  });

  it('works without IndexedDB', async () => {
    const store = createDraftStore(broken, instantMemory());
    await store.write('k', draft('private window', 1));
    expect((await store.read('k'))?.state.title).toBe('private window');
    await store.remove('k');
    expect(await store.read('k')).toBeUndefined();
  });

  it('removes a draft from both stores', async () => {
    const store = createDraftStore(memory(), instantMemory());
    store.writeNow('k', draft('x', 1));
    await store.remove('k');
    expect(await store.read('k')).toBeUndefined();
  });

  it('ignores a draft in another format', async () => {
    const records = memory();
    await records.write('k', { format: 99, storedAt: 5, state: {} });
    expect(await createDraftStore(records, instantMemory()).read('k')).toBeUndefined();
  });
});

describe('getDraftKey', () => {
  it('returns a different key for each user and each application', () => {
    const keys = [
      getDraftKey('anna', undefined),
      getDraftKey('ben', undefined),
      getDraftKey('anna', 'a1'),
      getDraftKey('anna', 'a2'),
    ];
    expect(new Set(keys).size).toBe(4);
  });
});
