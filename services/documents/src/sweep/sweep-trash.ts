import type { StoredBlob } from '@grantwright/shared/storage';
import { toFileKey, restoreFromTrash } from '../files/stored-file.ts';
import { findKnownKeys } from './find-known-keys.ts';
import type { SweepDeps } from './sweep-deps.ts';

type Options = {
  /** Files moved to the trash before this time are deleted. */
  trashedBefore: Date;
  /** False while records may be missing. */
  mayDelete: boolean;
  keepGoing: () => Promise<void>;
};

const batchSize = 500;

/** Restores files in the trash whose document exists again, and deletes the others after the retention period. */
export async function sweepTrash(
  deps: SweepDeps,
  trash: StoredBlob[],
  { trashedBefore, mayDelete, keepGoing }: Options,
): Promise<{ restored: number; deleted: number }> {
  const counts = { restored: 0, deleted: 0 };
  for (let start = 0; start < trash.length; start += batchSize) {
    await keepGoing();
    const batch = trash.slice(start, start + batchSize);
    const knownKeys = await findKnownKeys(
      deps,
      batch.map(({ key }) => toFileKey(key)),
    );
    for (const { key, storedAt } of batch) {
      if (knownKeys.has(toFileKey(key))) {
        await restoreFromTrash(deps.blobs, toFileKey(key));
        counts.restored += 1;
      } else if (mayDelete && storedAt < trashedBefore) {
        await deps.blobs.remove(key);
        counts.deleted += 1;
      }
    }
  }
  return counts;
}
