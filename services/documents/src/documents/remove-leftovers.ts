import { startPeriodicTask } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { DocumentRecord } from './document-model.ts';

/** Longer than any upload or deletion takes. */
const minAgeMs = 24 * 60 * 60 * 1000;
const intervalMs = 60 * 60 * 1000;
const firstAfterMs = 60_000;

/**
 * Removes the files of interrupted uploads and deletions, which have no document. Several replicas may run it
 * concurrently.
 */
export async function removeLeftovers(
  { documents, leftovers, blobs, now }: Pick<Deps, 'documents' | 'leftovers' | 'blobs' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  const due = { addedAt: { $lt: new Date(now().getTime() - minAgeMs) } };
  for await (const { _id, ownerId, fileKey, addedAt } of leftovers.find(due).lean().cursor()) {
    signal?.throwIfAborted();
    const document = await documents
      .findOne({ ownerId, fileKey }, { deletedAt: 1 })
      .lean<Pick<DocumentRecord, 'deletedAt'>>();
    // the consumer of its unpublished event will need the key
    if (document?.deletedAt) continue;
    if (!document) await blobs.remove(fileKey);
    // unless the document is being deleted again
    await leftovers.deleteOne({ _id, addedAt });
  }
}

/** Removes leftovers periodically. Returns a function that stops the removal. */
export const startRemovingLeftovers = (deps: Deps): (() => Promise<void>) =>
  startPeriodicTask({
    run: (signal) => removeLeftovers(deps, signal),
    intervalMs,
    firstAfterMs,
    onError: (error) => deps.log.warn({ err: error }, 'removal of leftover files failed'),
  });
