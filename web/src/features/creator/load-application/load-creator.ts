import type { Application } from '@grantwright/shared/contract';
import { claimDraftSlot } from '../local-drafts/claim-draft-slot.ts';
import { draftKey } from '../local-drafts/local-draft.ts';
import type { DraftStore } from '../local-drafts/draft-store.ts';
import { newApplication, type CreatorState } from '../state/creator-state.ts';
import { applicationToState } from '../state/application-to-state.ts';

export type LoadedCreator = {
  /** The initial state: the local draft if there is one, else the saved state. */
  state: CreatorState;
  /** The saved state, shown again when the user discards the restored draft. */
  savedState: CreatorState;
  /** When the restored draft was stored. */
  restoredAt?: number;
  slot: string;
  release: () => void;
};

type Sources = {
  userId: string;
  applicationId: string | undefined;
  jobId: string | undefined;
  store: DraftStore;
  read: (id: string) => Promise<Application>;
  /** Returns a state that follows a job of another browser. */
  followJob: (state: CreatorState, jobId: string) => Promise<CreatorState>;
};

/** Loads the saved application and the local draft of this browser. */
export async function loadCreator(sources: Sources): Promise<LoadedCreator> {
  const { userId, applicationId, jobId, store, read, followJob } = sources;
  const base = draftKey(userId, applicationId);
  const { key, draft, release } = await claimDraftSlot(base, store, jobId);
  try {
    const savedState = applicationId
      ? applicationToState(await read(applicationId))
      : newApplication;
    // The draft contains the version it is based on, so a save from elsewhere still causes a conflict.
    const state =
      draft?.state ?? (jobId === undefined ? savedState : await followJob(savedState, jobId));
    const restored = draft && { restoredAt: draft.storedAt };
    return { state, savedState, slot: key, release, ...restored };
  } catch (error) {
    release();
    throw error;
  }
}
