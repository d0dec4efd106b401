import type { Reading } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { documentNotFound, findDocument } from '../documents/find-document.ts';
import { readLibraryDocument } from './read-library-document.ts';

/** The text of a library document; read now when it has not been yet. */
export async function getReading(
  deps: Deps,
  ownerId: string,
  id: string,
  signal: AbortSignal,
): Promise<{ name: string; reading: Reading }> {
  const { name } = await findDocument(deps, ownerId, id);
  const outcome = await readLibraryDocument(deps, ownerId, id, { isUrgent: true });
  signal.throwIfAborted();
  if (!outcome) throw documentNotFound();
  if ('later' in outcome) throw new AppError('unavailable', outcome.later, { retryAfter: 60 });
  if ('reason' in outcome) throw new AppError('unreadable-document', outcome.reason);
  return { name, reading: outcome.reading };
}
