import { Schema, type Connection, type Model } from 'mongoose';
import type { Consumer } from '../../messaging/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Logger } from '../../observability/logger.ts';
import { startPeriodicTask } from './periodic-task.ts';

/** Never removed: an event about the user may be replayed at any time. Only the random id is stored. */
type DeletedUser = { _id: string; deletedAt: Date };

const schema = new Schema<DeletedUser>(
  { _id: { type: String, required: true }, deletedAt: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ deletedAt: 1 });

export const createDeletedUserModel = (database: Connection): Model<DeletedUser> =>
  database.model<DeletedUser>('DeletedUser', schema, 'deleted_users');

/**
 * The deleted users of one service. A deletion is recorded before the data is deleted, and every request or event of
 * the user checks for it after its writes, so late writes are always found by one of the two.
 */
export type DeletedUsers = {
  /** Records the deletion of a user, then deletes the data. */
  delete: (userId: string) => Promise<void>;
  isDeleted: (userId: string) => Promise<boolean>;
  /**
   * Runs after the writes of a request, and deletes them if the user is deleted.
   *
   * @throws AppError `not-signed-in` for a deleted user
   */
  refuse: (userId: string) => Promise<void>;
  /** Wraps a consumer, so that its writes for a deleted user are deleted. */
  guard: (consumer: Consumer) => Consumer;
  /** Starts repeating recent deletions, to delete writes of killed processes and of jobs.
   *
   * @returns a function that stops it */
  startRepeating: () => () => Promise<void>;
};

const repeatIntervalMs = 60_000;
/** Longer than any job. */
const repeatedForMs = 7 * 24 * 60 * 60 * 1000;

/** @param deleteData deletes the data of a user; runs repeatedly and concurrently */
export function createDeletedUsers(
  { database, log }: { database: Connection; log: Logger },
  deleteData: (userId: string) => Promise<void>,
): DeletedUsers {
  const users = createDeletedUserModel(database);
  const isDeleted = async (userId: string) => (await users.exists({ _id: userId })) !== null;
  const deleteLateWrites = async (userId: string): Promise<boolean> => {
    if (!(await isDeleted(userId))) return false;
    await deleteData(userId);
    return true;
  };
  const repeat = async (signal: AbortSignal) => {
    const since = new Date(Date.now() - repeatedForMs);
    const recent = await users.find({ deletedAt: { $gt: since } }, { _id: 1 }).lean();
    for (const { _id } of recent) if (!signal.aborted) await deleteData(_id);
  };
  return {
    delete: async (userId) => {
      const deletion = { $setOnInsert: { deletedAt: new Date() } };
      await users.updateOne({ _id: userId }, deletion, { upsert: true });
      await deleteData(userId);
    },
    isDeleted,
    refuse: async (userId) => {
      const isRefused = await deleteLateWrites(userId).catch((error: unknown) => {
        // the deletion is repeated, and the response must not depend on this check
        log.warn({ err: error }, 'check for a deleted user failed');
        return false;
      });
      if (isRefused) throw new AppError('not-signed-in', 'Sign in to continue.');
    },
    guard: (consumer) => ({
      ...consumer,
      handle: async (event) => {
        await consumer.handle(event);
        for (const name of ['ownerId', 'memberId', 'payerId']) {
          const userId = event.data[name];
          if (typeof userId === 'string') await deleteLateWrites(userId);
        }
      },
    }),
    startRepeating: () =>
      startPeriodicTask({
        run: repeat,
        intervalMs: repeatIntervalMs,
        firstAfterMs: 0,
        onError: (error) => log.warn({ err: error }, 'repeated deletion of users failed'),
      }),
  };
}
