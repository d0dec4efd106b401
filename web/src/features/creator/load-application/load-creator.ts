import type { Application } from '@grantwright/shared/contract';
import { hasErrorCode } from '../../../lib/errors.ts';
import { claimDraftSlot, type StoredDraft } from '../local-drafts/claim-draft-slot.ts';
import { getDraftKey as keyOfDraft } from '../local-drafts/local-draft.ts';
import type { DraftStore } from '../local-drafts/draft-store.ts';
import { loadAutosaver, type CreateAutosaver } from '../saving/autosave/load-autosaver.ts';
import { isSameTypedWork, getTypedState } from '../saving/autosave/text-on-server.ts';
import { newApplication, type CreatorState } from '../state/creator-state.ts';
import { applicationToState } from '../state/application-to-state.ts';

export type LoadedCreator = {
  /** The initial state: the local draft, or the server's state if its text is newer. */
  state: CreatorState;
  /** The saved state, which the creator reverts to when the user discards the restored draft. */
  savedState: CreatorState;
  /** The state on the server: the working copy if there is one, otherwise the last save. */
  onServer: CreatorState;
  /** When the restored text was stored, in this browser or on the server. */
  restoredAt?: number;
  /** Other drafts in this browser, which the user can open instead. */
  otherDrafts: StoredDraft[];
  /** Whether the job to follow no longer exists. */
  isJobExpired: boolean;
  /** Present if the user is a viewer in the team and cannot edit the application. */
  viewed?: Application | undefined;
  /** Loaded together with the application. */
  createAutosaver: CreateAutosaver;
  slot: string;
  release: () => void;
};

type Sources = {
  userId: string;
  applicationId: string | undefined;
  jobId: string | undefined;
  /** The local draft chosen by the user. */
  draftKey: string | undefined;
  store: DraftStore;
  read: (id: string) => Promise<Application>;
  /** Returns a state that tracks a job started in another browser. */
  followJob: (state: CreatorState, jobId: string) => Promise<CreatorState>;
};

/** Loads the saved application and this browser's local draft. */
export async function loadCreator(sources: Sources): Promise<LoadedCreator> {
  const { userId, applicationId, jobId, store, read } = sources;
  const base = keyOfDraft(userId, applicationId);
  const wantedDraft = { key: sources.draftKey, jobId };
  const { key, draft: stored, others, release } = await claimDraftSlot(base, store, wantedDraft);
  try {
    const loadingAutosaver = loadAutosaver();
    const application = applicationId ? await read(applicationId) : undefined;
    const savedState = application ? applicationToState(application) : newApplication;
    const onServer = application ? getTypedState(application, savedState) : newApplication;
    const isSuperseded =
      stored?.isOnServer &&
      wantedDraft.key === undefined &&
      !isSameRevision(stored.state, onServer);
    const draft = isSuperseded ? undefined : stored;
    const followedState =
      draft || jobId === undefined ? undefined : await followJobIfKept(sources, onServer, jobId);
    const restoredAt = draft?.storedAt ?? getTypedAt(application);
    return {
      // The draft records the version it is based on, so a save from elsewhere still causes a
      // conflict.
      state: (draft && withServerParts(draft.state, onServer)) ?? followedState ?? onServer,
      savedState,
      onServer,
      createAutosaver: await loadingAutosaver,
      slot: key,
      otherDrafts: others,
      viewed: application?.access === 'viewer' ? application : undefined,
      isJobExpired: !draft && jobId !== undefined && !followedState,
      release,
      ...(restoredAt !== undefined && { restoredAt }),
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Changes already stored on the server do not count as unsaved, and identical text does not cause a conflict. */
const withServerParts = (draft: CreatorState, onServer: CreatorState): CreatorState => ({
  ...draft,
  ...(onServer.sharing && { sharing: onServer.sharing }),
  ...(JSON.stringify(draft.analysis) === JSON.stringify(onServer.analysis) && {
    analysis: onServer.analysis,
  }),
  ...(onServer.workingCopy &&
    isSameTypedWork(draft, onServer) && { workingCopy: onServer.workingCopy }),
});

/** False if the text was changed, saved or discarded elsewhere after the server had confirmed the draft. */
const isSameRevision = (draft: CreatorState, onServer: CreatorState): boolean =>
  draft.saved?.version === onServer.saved?.version &&
  draft.workingCopy?.revisions.at(-1) === onServer.workingCopy?.revisions.at(-1);

const getTypedAt = (application: Application | undefined): number | undefined =>
  application?.workingCopy && Date.parse(application.workingCopy.savedAt);

const followJobIfKept = ({ followJob }: Sources, state: CreatorState, jobId: string) =>
  followJob(state, jobId).catch((error: unknown) => {
    if (!hasErrorCode(error, 'not-found')) throw error;
    return undefined;
  });
