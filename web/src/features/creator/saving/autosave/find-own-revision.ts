import { api } from '../../../../lib/api.ts';
import { endpoints } from '../../../../lib/endpoints.ts';
import { applicationToState } from '../../state/application-to-state.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { isOwnUpdate, type UnconfirmedUpdates } from '../update-application.ts';
import { requestOptions } from './send-working-copy.ts';
import { isSameTypedWork, getTypedState } from './text-on-server.ts';

/** Saves and autosaves from this page whose responses were lost, but which the server may have stored. */
export type OwnWrites = { revisions: ReadonlySet<string>; unconfirmedSaves: UnconfirmedUpdates };

/**
 * After a conflict, returns the version and revision on the server if this page wrote them or the text is the same,
 * because the user then has nothing to choose. This can happen after a long outage, when a request does not list every
 * revision sent.
 */
export async function findOwnRevision(
  state: CreatorState,
  { revisions, unconfirmedSaves }: OwnWrites,
): Promise<{ version: number; revision: string | undefined } | undefined> {
  const application = await api(endpoints.getApplication, requestOptions(state.saved));
  const { version, workingCopy } = application;
  if (!workingCopy) {
    return isOwnUpdate(application, unconfirmedSaves)
      ? { version, revision: undefined }
      : undefined;
  }
  if (version !== state.saved?.version) return undefined;
  const { revision } = workingCopy;
  if (revisions.has(revision)) return { version, revision };
  const theirs = getTypedState(application, applicationToState(application));
  return isSameTypedWork(theirs, state) ? { version, revision } : undefined;
}
