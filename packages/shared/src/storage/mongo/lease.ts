import type { Connection } from 'mongoose';
import { isDuplicateKey } from './connect-mongo.ts';

type Lease = { _id: string; holder: string; due: Date };

type LeaseRequest = {
  /** The periodic job, which only one replica at a time may run. */
  job: string;
  holder: string;
  now: Date;
  /** How long the lease lasts, in milliseconds; then another replica may take over from a crashed one. */
  durationMs: number;
};

const collection = 'turns';
const getLeases = (database: Connection) => database.collection<Lease>(collection);

/**
 * Acquires or renews the lease of a job. Resolves to false while another replica holds it or the job is not
 * due.
 */
export async function acquireLease(
  database: Connection,
  { job, holder, now, durationMs }: LeaseRequest,
): Promise<boolean> {
  const due = new Date(now.getTime() + durationMs);
  const free = { $or: [{ due: { $lte: now } }, { holder }] };
  try {
    const { matchedCount, upsertedCount } = await getLeases(database).updateOne(
      { _id: job, ...free },
      { $set: { holder, due } },
      { upsert: true },
    );
    return matchedCount + upsertedCount === 1;
  } catch (error) {
    // the insert fails because another replica holds the lease
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Releases the lease until the job is due again. */
export async function scheduleNextLease(
  database: Connection,
  { job, holder, next }: { job: string; holder: string; next: Date },
): Promise<void> {
  await getLeases(database).updateOne({ _id: job, holder }, { $set: { holder: '', due: next } });
}

/** Deletes the lease of a job that will not run again. */
export async function deleteLease(
  database: Connection,
  { job, holder }: { job: string; holder: string },
): Promise<void> {
  await getLeases(database).deleteOne({ _id: job, holder });
}
