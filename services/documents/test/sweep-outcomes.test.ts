import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createLogger } from '@grantwright/shared/service';
import { describe, expect, it } from 'vitest';
import { bindFiles } from '../src/sweep/binding.ts';
import { sweepFiles } from '../src/sweep/sweep-files.ts';
import { sweepIfDue, type SweepOutcome } from '../src/sweep/sweep-job.ts';
import { storeDocuments } from './support/store-documents.ts';
import { dayMs, createSweepDeps, listKeys, sweepTestStores } from './support/sweep-stores.ts';

const { openFolder, emptyDatabase } = await sweepTestStores();
const log = createLogger({ name: 'test', level: 'silent' });

describe('the outcome of a sweep', () => {
  /** Sweeps a store with this many documents and orphans. */
  async function sweepOnce(documents: number, orphans: number, isBound: boolean) {
    const deps = createSweepDeps(emptyDatabase(), await openFolder());
    if (isBound) await bindFiles(deps, randomUUID());
    await storeDocuments(deps, documents);
    const keys = Array.from({ length: orphans }, () => `documents/${randomUUID()}/${randomUUID()}`);
    await Promise.all(keys.map((key) => deps.blobs.put(key, Readable.from(['x']))));
    const before = await listKeys(deps.blobs);
    const outcomes: SweepOutcome[] = [];
    await sweepIfDue({
      ...{ database: deps.database, log, holder: 'one', now: () => new Date() },
      ...{ intervalMs: dayMs, leaseMs: dayMs },
      count: (outcome) => void outcomes.push(outcome),
      sweep: (keepGoing) =>
        sweepFiles(deps, {
          storedBefore: new Date(Date.now() + dayMs),
          trashedBefore: new Date(0),
          keepGoing,
        }),
    });
    return { outcomes, isUnchanged: (await listKeys(deps.blobs)).join() === before.join() };
  }

  for (const isBound of [true, false])
    it.each([1, 4, 8])(
      `is waiting, not refused, for one orphan and %i documents in a ${isBound ? 'bound' : 'new'} store`,
      async (documents) => {
        expect(await sweepOnce(documents, 1, isBound)).toEqual({
          outcomes: ['waiting'],
          isUnchanged: true,
        });
      },
    );

  it('is waiting if the first upload of a new installation was killed', async () => {
    expect(await sweepOnce(0, 1, true)).toEqual({ outcomes: ['waiting'], isUnchanged: true });
  });

  it.each([
    [0, 1, false],
    [0, 3, true],
    [3, 5, true],
    [12, 13, true],
    [12, 13, false],
  ])(
    'is refused for %i documents and %i orphans, because records are missing (bound: %s)',
    async (documents, orphans, isBound) => {
      expect(await sweepOnce(documents, orphans, isBound)).toEqual({
        outcomes: ['refused'],
        isUnchanged: true,
      });
    },
  );
});
