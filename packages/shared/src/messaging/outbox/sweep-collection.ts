import { setTimeout as sleep } from 'node:timers/promises';
import type { OutboxModel, WithOutbox } from './outbox.ts';
import type { OutboxPublisher } from './outbox-publisher.ts';
import { findPending } from './pending-documents.ts';

export type SweepOptions = {
  /** Documents per query. */
  batchSize: number;
  /** How long the sweep waits for one batch before it reads the next, in milliseconds. */
  batchTimeoutMs: number;
  /** Milliseconds since the epoch. */
  now: () => number;
  isStopped: () => boolean;
};

/** A sweep handles at most this many batches of failing documents, and of documents in progress. */
const maxBatches = 5;

/** Publishes the pending events of a collection, oldest first, until none is left or the bus is down. */
export async function sweepCollection(
  model: OutboxModel,
  publisher: OutboxPublisher,
  { batchSize, batchTimeoutMs, now, isStopped }: SweepOptions,
): Promise<void> {
  const { busy, failing } = publisher;
  const sweepStartedAtMs = now();
  const failed = new Set<string>();
  while (failed.size < maxBatches * batchSize) {
    const limit = Math.min(batchSize, maxBatches * batchSize - busy.size);
    if (limit <= 0) return;
    const except = new Set([...busy.keys(), ...failing.waiting(sweepStartedAtMs), ...failed]);
    const pending = await findPending(model, { except: [...except], limit });
    if (isStopped()) return;
    const isAvailable = await publishBatch(publisher, pending, { failed, batchTimeoutMs });
    if (!isAvailable) return;
    if (pending.length < limit) return failing.dropMissing(sweepStartedAtMs);
  }
}

/**
 * Publishes one batch, adds failed ids to `failed`, and returns after the timeout while slow documents are
 * still in progress.
 *
 * @returns whether the bus is available
 */
async function publishBatch(
  publisher: OutboxPublisher,
  pending: WithOutbox[],
  { failed, batchTimeoutMs }: { failed: Set<string>; batchTimeoutMs: number },
): Promise<boolean> {
  let isAvailable = true;
  const attempts = pending.map(async (document) => {
    const outcome = await publisher.publish(document);
    if (outcome !== 'published') failed.add(document._id);
    if (outcome === 'unavailable') isAvailable = false;
  });
  const waiting = new AbortController();
  const timeout = sleep(batchTimeoutMs, undefined, { ref: false, signal: waiting.signal });
  await Promise.race([Promise.all(attempts), timeout.catch(() => undefined)]);
  waiting.abort();
  return isAvailable;
}
