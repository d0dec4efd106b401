import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { BlobStore } from '@grantwright/shared/storage';
import { describe, expect, it } from 'vitest';
import { openStoredFile } from '../src/files/stored-file.ts';
import { bindFiles } from '../src/sweep/binding.ts';
import { storeDocuments } from './support/store-documents.ts';
import { createSweepDeps, listKeys, sweepOnDays, sweepTestStores } from './support/sweep-stores.ts';

const { openFolder, openBucket, emptyDatabase } = await sweepTestStores();

/** The decision does not depend on the kind of store, so a bucket is tested with only one number of files. */
const stores: [string, number[], (() => Promise<BlobStore>) | undefined][] = [
  ['a folder', [1, 2, 25], openFolder],
  ['a bucket', [25], openBucket],
];
const afterRetention = [1, 2, 20, 32, 33];

describe.each(stores)('sweeps of %s until after the retention period', (_name, counts, open) => {
  const installation = async (count: number) => {
    const blobs = await (open as () => Promise<BlobStore>)();
    const deps = createSweepDeps(emptyDatabase(), blobs);
    const stored = await storeDocuments(deps, count);
    return { deps, blobs, stored };
  };
  const isBound = [
    ['bound', true],
    ['never bound', false],
  ] as const;

  describe.skipIf(!open)('delete nothing', () => {
    for (const [kind, bound] of isBound)
      for (const count of counts) {
        it(`with an empty database, ${count} files, ${kind}`, async () => {
          const { deps, blobs } = await installation(count);
          if (bound) await bindFiles(deps, randomUUID());
          const before = await listKeys(blobs);
          const swept = await sweepOnDays(createSweepDeps(emptyDatabase(), blobs), afterRetention);
          expect(swept?.refusal?.reason).toBe(bound ? 'mismatch' : 'records-missing');
          expect(await listKeys(blobs)).toEqual(before);
        });

        it(`with the database of another installation, ${count} files, ${kind}`, async () => {
          const { deps, blobs } = await installation(count);
          const other = await installation(3);
          if (bound) {
            await bindFiles(deps, randomUUID());
            await bindFiles(other.deps, randomUUID());
          }
          const before = await listKeys(blobs);
          const swept = await sweepOnDays(
            createSweepDeps(other.deps.database, blobs),
            afterRetention,
          );
          expect(swept?.refusal?.reason).toBe(bound ? 'mismatch' : 'records-missing');
          expect(await listKeys(blobs)).toEqual(before);
        });

        it(`with a half-restored database, ${count} files, ${kind}`, async () => {
          const { deps, blobs, stored } = await installation(count);
          if (bound) await bindFiles(deps, randomUUID());
          const before = await listKeys(blobs);
          const deletedRecords = stored.slice(0, Math.ceil(count / 2)).map(({ id }) => id);
          await deps.documents.deleteMany({ _id: { $in: deletedRecords } });
          const swept = await sweepOnDays(deps, afterRetention);
          expect(swept?.refusal?.reason).toBe('records-missing');
          expect(await listKeys(blobs)).toEqual(before);
        });
      }

    it('with a database that contains only new uploads', async () => {
      const { deps, blobs } = await installation(25);
      await bindFiles(deps, randomUUID());
      const fresh = createSweepDeps(emptyDatabase(), blobs);
      await storeDocuments(fresh, 10);
      const before = await listKeys(blobs);
      expect((await sweepOnDays(fresh, afterRetention))?.refusal?.reason).toBe('mismatch');
      expect(await listKeys(blobs)).toEqual(before);
    });

    it('if a few records are missing, and restore the files from the trash', async () => {
      const { deps, blobs, stored } = await installation(25);
      const deletedRecords = stored.slice(0, 2);
      const records = await deps.documents
        .find({ _id: { $in: deletedRecords.map(({ id }) => id) } })
        .lean();
      await deps.documents.deleteMany({ _id: { $in: deletedRecords.map(({ id }) => id) } });
      await sweepOnDays(deps, [1, 2, 20]);
      expect(await listKeys(blobs)).toHaveLength(26);
      expect(await blobs.has(deletedRecords[0]?.fileKey ?? '')).toBe(false);
      await deps.documents.insertMany(records);
      expect(await text(await openStoredFile(blobs, deletedRecords[0]?.fileKey ?? ''))).toBe(
        'a file',
      );
      await sweepOnDays(deps, [1]);
      for (const { fileKey } of stored) expect(await blobs.has(fileKey)).toBe(true);
    });
  });
});
