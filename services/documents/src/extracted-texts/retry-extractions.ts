import { setTimeout as pause } from 'node:timers/promises';
import { notDeleted } from '@grantwright/shared/messaging';
import { startPeriodicTask } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { DocumentRecord } from '../documents/document-model.ts';
import { extractDocumentText } from './extract-document-text.ts';

/** After this time, another replica may take over an extraction that was claimed but never finished. */
const claimMs = 15 * 60_000;
const maxIntervalMs = 30_000;
/** How long shutdown waits for a running extraction. An interrupted extraction is retried later. */
const shutdownTimeoutMs = 2_000;

/**
 * Retries every due extraction that failed because the file store was unavailable or the service had an error. Each
 * document is claimed by a single replica.
 *
 * @returns the number of documents attempted
 */
export async function retryExtractions(deps: Deps, signal?: AbortSignal): Promise<number> {
  const { documents, now } = deps;
  for (let attempts = 0; ; attempts += 1) {
    if (signal?.aborted) return attempts;
    const claimed = await documents
      .findOneAndUpdate(
        { readAgainAt: { $lte: now() }, ...notDeleted },
        { $set: { readAgainAt: new Date(now().getTime() + claimMs) } },
        { sort: { readAgainAt: 1 } },
      )
      .lean<DocumentRecord>();
    if (!claimed) return attempts;
    await extractDocumentText(deps, claimed.ownerId, claimed._id, { isUrgent: false });
  }
}

/** Retries due extractions periodically. Returns a function that stops the retries. */
export function startRetryingExtractions(deps: Deps): () => Promise<void> {
  const intervalMs = Math.min(maxIntervalMs, deps.firstRetryMs);
  const stop = startPeriodicTask({
    run: (signal) => retryExtractions(deps, signal),
    intervalMs,
    firstAfterMs: intervalMs,
    onError: (error) => deps.log.warn({ err: error }, 'extraction retries failed'),
  });
  return async () => {
    await Promise.race([stop(), pause(shutdownTimeoutMs, undefined, { ref: false })]);
  };
}
