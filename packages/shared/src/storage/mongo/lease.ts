import type { Connection } from 'mongoose';
import { isDuplicateKey } from './connect-mongo.ts';

type Turn = { _id: string; holder: string; due: Date };

type Asked = {
  /** What is to be done once in a while, whatever the number of copies. */
  job: string;
  holder: string;
  now: Date;
  /** Milliseconds after which somebody else may begin, should this one die on the way. */
  within: number;
};

const collection = 'turns';
const turns = (database: Connection) => database.collection<Turn>(collection);

/**
 * Whether it is this process' turn to do a job: one copy gets it, when it is due. Whoever works longer
 * than `within` takes it again meanwhile; whoever is done says when the next one is due.
 */
export async function acquireLease(
  database: Connection,
  { job, holder, now, within }: Asked,
): Promise<boolean> {
  const due = new Date(now.getTime() + within);
  const free = { $or: [{ due: { $lte: now } }, { holder }] };
  try {
    const { matchedCount, upsertedCount } = await turns(database).updateOne(
      { _id: job, ...free },
      { $set: { holder, due } },
      { upsert: true },
    );
    return matchedCount + upsertedCount === 1;
  } catch (error) {
    // there, and not free: so it could not be made
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Says when the job is next to be done, by whomever. */
export async function scheduleNextLease(
  database: Connection,
  { job, holder, next }: { job: string; holder: string; next: Date },
): Promise<void> {
  await turns(database).updateOne({ _id: job, holder }, { $set: { holder: '', due: next } });
}

/** Gives a turn back for good: a job that is not done again leaves nothing behind. */
export async function deleteLease(
  database: Connection,
  { job, holder }: { job: string; holder: string },
): Promise<void> {
  await turns(database).deleteOne({ _id: job, holder });
}
