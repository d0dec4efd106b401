import { documentToHtml } from '@grantwright/shared/richtext';
import { api } from '../../../../lib/api.ts';
import { endpoints } from '../../../../lib/endpoints.ts';
import type { CreatorState } from '../../state/creator-state.ts';

/** Sends what was typed under a new revision. The text stays usable if the session has ended. */
export async function sendWorkingCopy(state: CreatorState, revision: string): Promise<string> {
  const { saved, document, submission, workingCopy } = state;
  if (!saved) throw new Error('only saved applications have a working copy');
  const { savedAt } = await api(endpoints.saveWorkingCopy, {
    params: { id: saved.id },
    onSignedOut: 'stay',
    body: {
      revision,
      replaces: workingCopy?.revisions ?? [],
      version: saved.version,
      content: document ? documentToHtml(document) : '',
      ...(submission && { submission }),
    },
  });
  return savedAt;
}
