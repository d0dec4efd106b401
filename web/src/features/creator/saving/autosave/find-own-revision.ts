import { api } from '../../../../lib/api.ts';
import { endpoints } from '../../../../lib/endpoints.ts';
import { applicationToState } from '../../state/application-to-state.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { requestOptions } from './send-working-copy.ts';
import { isSameTypedWork, typedState } from './text-on-server.ts';

/**
 * After a conflict, the revision on the server if this page sent it or it has the same text: then the user has nothing
 * to choose. After a long outage, a request does not name every revision that was sent.
 */
export async function findOwnRevision(
  state: CreatorState,
  sent: ReadonlySet<string>,
): Promise<string | undefined> {
  const application = await api(endpoints.getApplication, requestOptions(state.saved));
  const { version, workingCopy } = application;
  if (!workingCopy || version !== state.saved?.version) return undefined;
  if (sent.has(workingCopy.revision)) return workingCopy.revision;
  const theirs = typedState(application, applicationToState(application));
  return isSameTypedWork(theirs, state) ? workingCopy.revision : undefined;
}
