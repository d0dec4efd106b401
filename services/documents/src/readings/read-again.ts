import { setTimeout as pause } from 'node:timers/promises';
import { alive } from '@grantwright/shared/messaging';
import { startPeriodicTask } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { DocumentRecord } from '../documents/document-model.ts';
import { readLibraryDocument } from './read-library-document.ts';

/** Milliseconds after which another copy may read what one took and never finished. */
const claimedFor = 15 * 60_000;
const lookEvery = 30_000;

/**
 * Reads the documents whose time has come again: their file was away, or something of ours failed. Each
 * is taken by one copy.
 *
 * @returns how many were tried
 */
export async function readAgain(deps: Deps, signal?: AbortSignal): Promise<number> {
  const { documents, now } = deps;
  for (let tried = 0; ; tried += 1) {
    if (signal?.aborted) return tried;
    const claimed = await documents
      .findOneAndUpdate(
        { readAgainAt: { $lte: now() }, ...alive },
        { $set: { readAgainAt: new Date(now().getTime() + claimedFor) } },
        { sort: { readAgainAt: 1 } },
      )
      .lean<DocumentRecord>();
    if (!claimed) return tried;
    await readLibraryDocument(deps, claimed.ownerId, claimed._id, { isUrgent: false });
  }
}

/** Looks now and then whether there is something to read again, until it is ended. */
export function startReadingAgain(deps: Deps): () => Promise<void> {
  const intervalMs = Math.min(lookEvery, deps.readAgainAfterMs);
  const stop = startPeriodicTask({
    run: (signal) => readAgain(deps, signal),
    intervalMs,
    firstAfterMs: intervalMs,
    onError: (error) => deps.log.warn({ err: error }, 'documents not read again'),
  });
  return async () => {
    await Promise.race([stop(), pause(stopWithin, undefined, { ref: false })]);
  };
}

/** Milliseconds that a stop waits for a document under way; it is read again if it is cut off. */
const stopWithin = 2_000;
