import type { Application } from '@grantwright/shared/contract';
import { hasCode } from '../../../lib/errors.ts';
import { claimDraftSlot, type StoredDraft } from '../local-drafts/claim-draft-slot.ts';
import { draftKey as keyOfDraft } from '../local-drafts/local-draft.ts';
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
  /** Other drafts of this browser that the user can open instead. */
  otherDrafts: StoredDraft[];
  /** The job to follow no longer exists. */
  isJobExpired: boolean;
  slot: string;
  release: () => void;
};

type Sources = {
  userId: string;
  applicationId: string | undefined;
  jobId: string | undefined;
  /** The local draft that the user chose. */
  draftKey: string | undefined;
  store: DraftStore;
  read: (id: string) => Promise<Application>;
  /** Returns a state that follows a job of another browser. */
  followJob: (state: CreatorState, jobId: string) => Promise<CreatorState>;
};

/** Loads the saved application and the local draft of this browser. */
export async function loadCreator(sources: Sources): Promise<LoadedCreator> {
  const { userId, applicationId, jobId, store, read } = sources;
  const base = keyOfDraft(userId, applicationId);
  const wanted = { key: sources.draftKey, jobId };
  const { key, draft, others, release } = await claimDraftSlot(base, store, wanted);
  try {
    const savedState = applicationId
      ? applicationToState(await read(applicationId))
      : newApplication;
    const followed =
      draft || jobId === undefined ? undefined : await followIfKept(sources, savedState, jobId);
    return {
      // The draft contains the version it is based on, so a save from elsewhere still causes a conflict.
      state: draft?.state ?? followed ?? savedState,
      savedState,
      slot: key,
      otherDrafts: others,
      isJobExpired: !draft && jobId !== undefined && !followed,
      release,
      ...(draft && { restoredAt: draft.storedAt }),
    };
  } catch (error) {
    release();
    throw error;
  }
}

const followIfKept = ({ followJob }: Sources, state: CreatorState, jobId: string) =>
  followJob(state, jobId).catch((error: unknown) => {
    if (!hasCode(error, 'not-found')) throw error;
    return undefined;
  });
