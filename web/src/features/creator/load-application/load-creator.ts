import type { Application } from '@grantwright/shared/contract';
import { claimDraftSlot } from '../local-drafts/claim-draft-slot.ts';
import { draftKey } from '../local-drafts/local-draft.ts';
import type { DraftStore } from '../local-drafts/draft-store.ts';
import { newApplication, type CreatorState } from '../state/creator-state.ts';
import { applicationToState } from '../state/application-to-state.ts';

export type LoadedCreator = {
  /** What the screen begins with. */
  state: CreatorState;
  /** What is saved: what the screen goes back to when the restored work is discarded. */
  savedState: CreatorState;
  /** When the restored work had been kept; absent where nothing was restored. */
  restoredFrom?: number;
  slot: string;
  release: () => void;
};

type Sources = {
  userId: string;
  applicationId: string | undefined;
  store: DraftStore;
  read: (id: string) => Promise<Application>;
};

/** Brings together what the server has and what this browser kept of an application. */
export async function loadCreator(sources: Sources): Promise<LoadedCreator> {
  const { userId, applicationId, store, read } = sources;
  const { key, draft, release } = await claimDraftSlot(draftKey(userId, applicationId), store);
  try {
    const savedState = applicationId
      ? applicationToState(await read(applicationId))
      : newApplication;
    // The kept work names the version it began from, so that a later save elsewhere is noticed.
    const state = draft?.state ?? savedState;
    const restored = draft && { restoredFrom: draft.keptAt };
    return { state, savedState, slot: key, release, ...restored };
  } catch (error) {
    release();
    throw error;
  }
}
