import type { ExtractedText } from '@grantwright/shared/contract';
import { AppError, type TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { createDocumentNotFoundError, findDocument } from '../documents/find-document.ts';
import { extractDocumentText } from './extract-document-text.ts';

/** Returns the text of a library document, extracting it first if necessary. */
export async function getExtractedText(
  deps: Deps,
  access: TeamAccess,
  id: string,
  signal: AbortSignal,
): Promise<{ name: string; reading: ExtractedText; organizationId?: string }> {
  const { name, ownerId, organizationId } = await findDocument(deps, access, id);
  const outcome = await extractDocumentText(deps, ownerId, id, { isUrgent: true });
  signal.throwIfAborted();
  if (!outcome) throw createDocumentNotFoundError();
  if ('retryLater' in outcome)
    throw new AppError('unavailable', outcome.retryLater, { retryAfter: 60 });
  if ('unreadable' in outcome) throw new AppError('unreadable-document', outcome.unreadable);
  const isShared = ownerId !== access.userId && organizationId !== undefined;
  return { name, reading: outcome.text, ...(isShared && { organizationId }) };
}
