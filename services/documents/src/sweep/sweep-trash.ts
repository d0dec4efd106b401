import type { StoredBlob } from '@grantwright/shared/storage';
import { fileKeyOf, restoreFromTrash } from '../files/stored-file.ts';
import { keysKnown } from './keys-known.ts';
import type { SweepDeps } from './sweep-deps.ts';

type Options = {
  /** Files put into the trash before this are deleted. */
  trashedBefore: Date;
  /** Whether anything may be deleted for good. */
  mayDelete: boolean;
  goOn: () => Promise<void>;
};

const batchSize = 500;

/** Puts back the files in the trash whose document is there again, and deletes the others after their time. */
export async function sweepTrash(
  deps: SweepDeps,
  trash: StoredBlob[],
  { trashedBefore, mayDelete, goOn }: Options,
): Promise<{ restored: number; deleted: number }> {
  const counts = { restored: 0, deleted: 0 };
  for (let start = 0; start < trash.length; start += batchSize) {
    await goOn();
    const batch = trash.slice(start, start + batchSize);
    const known = await keysKnown(
      deps,
      batch.map(({ key }) => fileKeyOf(key)),
    );
    for (const { key, storedAt } of batch) {
      if (known.has(fileKeyOf(key))) {
        await restoreFromTrash(deps.blobs, fileKeyOf(key));
        counts.restored += 1;
      } else if (mayDelete && storedAt < trashedBefore) {
        await deps.blobs.remove(key);
        counts.deleted += 1;
      }
    }
  }
  return counts;
}
