import { describe, expect, it } from 'vitest';
import { newApplication } from '../state/creator-state.ts';
import { claimDraftSlot } from './claim-draft-slot.ts';
import type { DraftStore } from './draft-store.ts';
import { toDraft } from './local-draft.ts';

const base = 'user-1/new';
const other = toDraft(newApplication, 1);
const ofJob = toDraft({ ...newApplication, openedJob: 'a1' }, 1);

function createStore(drafts: Record<string, typeof other>): DraftStore {
  return {
    keys: async () => Object.keys(drafts),
    read: async (key) => drafts[key],
    write: async () => {},
    writeNow: () => {},
    remove: async () => {},
  };
}

// jsdom does not support Web Locks, which are also unavailable over plain HTTP.
describe('claimDraftSlot', () => {
  it('returns the first key that has a draft, for a new application', async () => {
    const slot = await claimDraftSlot(base, createStore({ [base]: other, [`${base}#2`]: ofJob }));
    expect(slot).toMatchObject({ key: base, draft: other });
    expect(slot.others).toEqual([{ key: `${base}#2`, draft: ofJob }]);
  });

  it("returns the key of a job's draft, so that a reload restores it", async () => {
    const store = createStore({ [base]: other, [`${base}#2`]: ofJob });
    const slot = await claimDraftSlot(base, store, { jobId: 'a1' });
    expect(slot).toMatchObject({ key: `${base}#2`, draft: ofJob });
  });

  it('returns a new key for a job without a draft, regardless of the number of stored drafts', async () => {
    const keys = [base, ...[2, 3, 4, 5, 6].map((number) => `${base}#${number}`)];
    const store = createStore(Object.fromEntries(keys.map((key) => [key, other])));
    const slot = await claimDraftSlot(base, store, { jobId: 'a1' });
    expect(slot.key).toBe(`${base}#7`);
    expect(slot.draft).toBeUndefined();
    expect(slot.others.map(({ key }) => key)).toEqual(keys);
  });

  it('returns the key that the user chose', async () => {
    const store = createStore({ [base]: other, [`${base}#2`]: ofJob });
    const slot = await claimDraftSlot(base, store, { key: `${base}#2`, jobId: 'a2' });
    expect(slot).toMatchObject({ key: `${base}#2`, draft: ofJob });
  });
});
