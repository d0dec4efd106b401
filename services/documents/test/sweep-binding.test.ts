import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { bindFiles, readBinding, rebindFiles } from '../src/sweep/binding.ts';
import { storeDocuments } from './support/store-documents.ts';
import { createSweepDeps, sweepOnDays, sweepTestStores } from './support/sweep-stores.ts';

const { openFolder, emptyDatabase } = await sweepTestStores();

describe('a database and a file store', () => {
  it('are bound by the first sweep of a new installation', async () => {
    const deps = createSweepDeps(emptyDatabase(), await openFolder());
    await sweepOnDays(deps, [1]);
    expect(await readBinding(deps)).toEqual({ state: 'bound' });
  });

  it('are bound by the first sweep of an installation that has files', async () => {
    const deps = createSweepDeps(emptyDatabase(), await openFolder());
    await storeDocuments(deps, 3);
    expect((await sweepOnDays(deps, [1]))?.refusal).toBeUndefined();
    expect(await readBinding(deps)).toEqual({ state: 'bound' });
  });

  it('are not bound if the store does not have the files', async () => {
    const deps = createSweepDeps(emptyDatabase(), await openFolder());
    await storeDocuments(deps, 3);
    const empty = createSweepDeps(deps.database, await openFolder());
    expect((await sweepOnDays(empty, [1]))?.refusal?.reason).toBe('records-missing');
    expect(await readBinding(empty)).toEqual({ state: 'unbound' });
  });

  it('agree on one ID even if several replicas bind them or a replica is interrupted', async () => {
    const deps = createSweepDeps(emptyDatabase(), await openFolder());
    await deps.database
      .collection<{ _id: string }>('installation')
      .insertOne({ _id: 'files', installationId: 'first', isBound: false } as { _id: string });
    expect(await readBinding(deps)).toEqual({ state: 'unbound' });
    await Promise.all(Array.from({ length: 4 }, () => bindFiles(deps, randomUUID())));
    expect(await readBinding(deps)).toEqual({ state: 'bound' });
  });

  it('match after a backup restores both or an operator binds them again', async () => {
    const deps = createSweepDeps(emptyDatabase(), await openFolder());
    await bindFiles(deps, randomUUID());
    const restored = createSweepDeps(emptyDatabase(), deps.blobs);
    expect(await readBinding(restored)).toMatchObject({ state: 'mismatch' });
    const record = await deps.database.collection('installation').findOne({});
    await restored.database.collection('installation').insertOne(record ?? {});
    expect(await readBinding(restored)).toEqual({ state: 'bound' });

    const replaced = createSweepDeps(deps.database, await openFolder());
    expect(await readBinding(replaced)).toMatchObject({ state: 'mismatch', storeId: undefined });
    await rebindFiles(replaced, randomUUID());
    expect(await readBinding(replaced)).toEqual({ state: 'bound' });
    expect(await readBinding(deps)).toMatchObject({ state: 'mismatch' });
  });

  it('ignore files that belong to other services', async () => {
    const deps = createSweepDeps(emptyDatabase(), await openFolder());
    await storeDocuments(deps, 10);
    const foreign = ['backups/1', 'trash/of-others', 'trash/documents-of-others/1'];
    for (const key of foreign) await deps.blobs.put(key, Readable.from(['x']));
    await sweepOnDays(deps, [1, 2], 0);
    for (const key of foreign) expect(await deps.blobs.has(key)).toBe(true);
  });
});
