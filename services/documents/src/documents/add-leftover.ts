import type { Deps } from '../deps.ts';
import type { Leftover } from './leftover-model.ts';

/** Records that a file may soon have no document. */
export async function addLeftover(
  { leftovers, now }: Pick<Deps, 'leftovers' | 'now'>,
  { _id, ownerId, fileKey }: Omit<Leftover, 'addedAt'>,
): Promise<void> {
  const leftover = { ownerId, fileKey, addedAt: now() };
  await leftovers.updateOne({ _id }, { $set: leftover }, { upsert: true });
}
