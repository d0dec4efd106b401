import { internalEndpoints } from '@grantwright/shared/contract';
import type { Deps } from '../deps.ts';
import type { LoadedDocument } from '../jobs/new-job.ts';
import type { Requester } from '../requester.ts';
import { requireText } from './require-text.ts';

/** Extraction may still be running, which takes two minutes for a scan of many pages. */
const timeoutMs = 150_000;

/**
 * Returns the text of a library document. Throws a 404 for another user's document, and a 422 with a reason if it has
 * no text.
 */
export async function loadLibraryText(
  { internal }: Pick<Deps, 'internal'>,
  requester: Requester,
  documentId: string,
  signal: AbortSignal,
): Promise<LoadedDocument & { documentId: string }> {
  const {
    name,
    reading: extractedText,
    organizationId,
  } = await internal.call(internalEndpoints.getExtractedText, {
    token: requester.token,
    params: { id: documentId },
    signal,
    timeout: timeoutMs,
  });
  const text = requireText(extractedText, `“${name}”`);
  return { documentId, name, reading: text, ...(organizationId && { organizationId }) };
}
