import type { CheckDraftRequest, DraftCheck } from '@grantwright/shared/contract';
import { checkNodeCount } from '@grantwright/shared/service';
import { formatIsoDate } from '@grantwright/shared/values';
import type { Deps } from '../deps.ts';
import type { Requester } from '../requester.ts';
import { readDocuments } from './read-documents.ts';
import { getSources } from './get-sources.ts';

/** Checks the facts in edited text against its sources, without calling a provider. */
export async function checkDraft(
  deps: Deps,
  requester: Requester,
  request: CheckDraftRequest,
  signal: AbortSignal,
): Promise<DraftCheck> {
  checkNodeCount(request.content);
  const workOptions = { signal, onProgress: () => undefined };
  const documents = await readDocuments(deps, requester, request.documentIds ?? [], workOptions);
  return deps.analysts.check(
    {
      content: { html: request.content },
      sources: { ...getSources(request), documents },
      today: formatIsoDate(deps.now()),
    },
    { userId: requester.id, signal },
  );
}
