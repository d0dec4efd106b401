import { pendingFilter, pendingIndex, type OutboxModel, type WithOutbox } from './outbox.ts';
import { getShardKey } from './create-document-key.ts';

/** Finds the documents with the oldest unpublished events, except the given ids. */
export function findPending(
  model: OutboxModel,
  { except, limit }: { except: string[]; limit: number },
): Promise<WithOutbox[]> {
  const shardKey = Object.fromEntries(getShardKey(model).map((name) => [name, 1]));
  return model
    .find(
      { ...pendingFilter, ...(except.length > 0 ? { _id: { $nin: except } } : {}) },
      { outbox: 1, sequence: 1, deletedAt: 1, ...shardKey },
    )
    .sort({ 'outbox.time': 1 })
    .limit(limit)
    .hint(pendingIndex)
    .lean<WithOutbox[]>()
    .exec();
}

/** Finds the time of the oldest unpublished event, if any. */
export async function findOldestPending(models: OutboxModel[]): Promise<Date | undefined> {
  const times = await Promise.all(
    models.map(async (model) => {
      const oldest = await model
        .findOne(pendingFilter, { 'outbox.time': 1 })
        .sort({ 'outbox.time': 1 })
        .lean<WithOutbox>();
      return oldest?.outbox.map(({ time }) => time) ?? [];
    }),
  );
  const [first] = times.flat().sort();
  return first === undefined ? undefined : new Date(first);
}
