import { ConnectionError, hasErrorCode } from '../../../../lib/errors.ts';
import { createIdempotencyKey } from '../../../../lib/use-idempotency-key.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import type { UnconfirmedUpdates } from '../update-application.ts';
import { isSameWork, type Attempt } from './autosave-state.ts';
import type { AutosaveStore } from './autosave-store.ts';
import { findOwnRevision } from './find-own-revision.ts';
import { deleteWorkingCopy, sendWorkingCopy } from './send-working-copy.ts';
import type { TypedWork } from './text-on-server.ts';

type Ports = {
  getCurrent: () => CreatorState;
  dispatch: (action: CreatorAction) => void;
  store: AutosaveStore;
  storeDraft: () => Promise<void>;
};

/** Sends an autosaver's requests and records the revisions written by this page. */
export function createAutosaveRequests({ getCurrent, dispatch, store, storeDraft }: Ports) {
  const unconfirmedSaves: UnconfirmedUpdates = [];
  const ownWrites = { revisions: new Set<string>(), unconfirmedSaves };

  async function send() {
    assertOnline();
    const state = getCurrent();
    const { work, revision } = getAttempt(state);
    await storeDraft();
    const savedAt = await sendWorkingCopy(state, revision).catch((error: unknown) =>
      sendAfterConflict(error, state, revision),
    );
    store.update({ type: 'confirmed', work });
    dispatch({ type: 'autosaved', revision, savedAt });
  }

  /** Resends unconfirmed text under its revision. */
  function getAttempt(state: CreatorState): Attempt {
    const { attempt } = store.state();
    if (attempt && isSameWork(state, attempt.work)) return attempt;
    const next = { work: getTypedWork(state), revision: createIdempotencyKey(), isRejected: false };
    ownWrites.revisions.add(next.revision);
    store.update({ type: 'sent', attempt: next });
    dispatch({ type: 'autosave-sent', revision: next.revision });
    return next;
  }

  /** Resolves a conflict with text sent by this page without asking the user, because there is nothing to choose. */
  async function sendAfterConflict(error: unknown, state: CreatorState, revision: string) {
    const isConflict = hasErrorCode(error, 'stale-version') && state.saved;
    const ownRevision = isConflict ? await findOwnRevision(state, ownWrites) : undefined;
    if (!isConflict || ownRevision === undefined) throw error;
    dispatch({ type: 'conflict-seen', ...ownRevision });
    const saved = { id: isConflict.id, version: ownRevision.version };
    const revisions = ownRevision.revision === undefined ? [] : [ownRevision.revision];
    return sendWorkingCopy({ ...state, saved, workingCopy: { revisions } }, revision);
  }

  async function discard() {
    assertOnline();
    const state = getCurrent();
    await deleteWorkingCopy(state);
    store.update({ type: 'confirmed', work: getTypedWork(state) });
    dispatch({ type: 'working-copy-deleted' });
  }

  return { send, discard, unconfirmedSaves: ownWrites.unconfirmedSaves };
}

const getTypedWork = ({ document, submission }: CreatorState): TypedWork => ({
  document,
  submission,
});

function assertOnline() {
  if (!navigator.onLine) throw new ConnectionError();
}
