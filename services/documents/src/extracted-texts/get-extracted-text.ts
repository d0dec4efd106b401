import type { ExtractedText } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { documentNotFound, findDocument } from '../documents/find-document.ts';
import { extractDocumentText } from './extract-document-text.ts';

/** Returns the text of a library document, extracting it first if necessary. */
export async function getExtractedText(
  deps: Deps,
  ownerId: string,
  id: string,
  signal: AbortSignal,
): Promise<{ name: string; reading: ExtractedText }> {
  const { name } = await findDocument(deps, ownerId, id);
  const outcome = await extractDocumentText(deps, ownerId, id, { isUrgent: true });
  signal.throwIfAborted();
  if (!outcome) throw documentNotFound();
  if ('retryLater' in outcome)
    throw new AppError('unavailable', outcome.retryLater, { retryAfter: 60 });
  if ('unreadable' in outcome) throw new AppError('unreadable-document', outcome.unreadable);
  return { name, reading: outcome.reading };
}
