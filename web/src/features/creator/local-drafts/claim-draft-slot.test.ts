import { describe, expect, it } from 'vitest';
import { newApplication } from '../state/creator-state.ts';
import { claimDraftSlot } from './claim-draft-slot.ts';
import type { DraftStore } from './draft-store.ts';
import { draftOf } from './local-draft.ts';

const base = 'user-1/new';
const other = draftOf(newApplication, 1);
const ofJob = draftOf({ ...newApplication, openedJob: 'a1' }, 1);

function storeOf(drafts: Record<string, typeof other>): DraftStore {
  return {
    read: async (key) => drafts[key],
    write: async () => {},
    writeNow: () => {},
    remove: async () => {},
  };
}

// Like plain http on a network, jsdom has no Web Locks.
describe('a draft key without Web Locks', () => {
  it('is the first one for a new application', async () => {
    const slot = await claimDraftSlot(base, storeOf({ [base]: other, [`${base}#2`]: ofJob }));
    expect(slot).toMatchObject({ key: base, draft: other });
  });

  it('is that of the draft of a job, so that a reload restores it', async () => {
    const store = storeOf({ [base]: other, [`${base}#2`]: ofJob });
    expect(await claimDraftSlot(base, store, 'a1')).toMatchObject({
      key: `${base}#2`,
      draft: ofJob,
    });
  });

  it('is the first one without a draft for a job that has none', async () => {
    const slot = await claimDraftSlot(base, storeOf({ [base]: other }), 'a1');
    expect(slot.key).toBe(`${base}#2`);
  });
});
