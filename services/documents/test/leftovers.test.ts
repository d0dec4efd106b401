import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FolderBlobStore } from '@grantwright/shared/storage';
import { waitFor } from '@grantwright/shared/testing';
import { afterAll, expect, it } from 'vitest';
import { createDocumentModel } from '../src/documents/document-model.ts';
import { createLeftoverModel } from '../src/documents/leftover-model.ts';
import { removeLeftovers } from '../src/documents/remove-leftovers.ts';
import { libraryUnderTest, oneParagraph } from './support/library.ts';

const folder = mkdtempSync(join(tmpdir(), 'leftovers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Fails the write of the document, as a killed process would. */
let isKilled = false;
class TestBlobStore extends FolderBlobStore {
  override async put(...args: Parameters<FolderBlobStore['put']>): Promise<number> {
    const size = await super.put(...args);
    if (isKilled) throw new Error('killed');
    return size;
  }
}
const blobs = new TestBlobStore(folder);
const { service, person, as, saved } = libraryUnderTest({ blobs, extractor: oneParagraph });
const pdf = Buffer.from('%PDF-1.7\n');

const stores = () => ({
  blobs,
  documents: createDocumentModel(service.database),
  leftovers: createLeftoverModel(service.database),
});
const hoursMs = (count: number) => count * 60 * 60 * 1000;
const removeAfter = (hours: number) =>
  removeLeftovers({ ...stores(), now: () => new Date(Date.now() + hoursMs(hours)) });
const countLeftovers = (ownerId: string) => stores().leftovers.countDocuments({ ownerId });
const getRecord = (id: string) => stores().documents.findById(id).orFail().lean();

it('removes the file of an upload that was interrupted before its document was stored', async () => {
  const owner = person();
  isKilled = true;
  const { status } = await as(owner)
    .upload(pdf)
    .catch(() => ({ status: 0 }));
  isKilled = false;
  expect(status).not.toBe(201);
  const [{ fileKey } = { fileKey: '' }] = await stores().leftovers.find({ ownerId: owner.id });
  await removeAfter(23);
  expect(await blobs.has(fileKey)).toBe(true);
  await removeAfter(25);
  expect(await blobs.has(fileKey)).toBe(false);
  expect(await countLeftovers(owner.id)).toBe(0);
});

it('keeps the file of a document, even if its upload or deletion was interrupted afterwards', async () => {
  const owner = person();
  const { id } = await saved(owner);
  expect(await countLeftovers(owner.id)).toBe(0);
  const { ownerId, fileKey } = await getRecord(id);
  for (const _id of [fileKey, id])
    await stores().leftovers.create({ _id, ownerId, fileKey, addedAt: new Date() });
  await removeAfter(25);
  expect(await blobs.has(fileKey)).toBe(true);
  expect(await countLeftovers(owner.id)).toBe(0);
});

it('keeps the key of a deleted document until its event is published', async () => {
  const owner = person();
  const { id } = await saved(owner);
  const { ownerId, fileKey } = await getRecord(id);
  await stores().documents.updateOne({ _id: id, ownerId }, { $set: { deletedAt: new Date() } });
  await stores().leftovers.create({ _id: id, ownerId, fileKey, addedAt: new Date() });
  await removeAfter(25);
  expect([await blobs.has(fileKey), await countLeftovers(ownerId)]).toEqual([true, 1]);
  await stores().documents.deleteOne({ _id: id, ownerId });
  await removeAfter(25);
  expect([await blobs.has(fileKey), await countLeftovers(ownerId)]).toEqual([false, 0]);
});

it('leaves nothing behind after a deletion', async () => {
  const owner = person();
  const { id } = await saved(owner);
  const { fileKey } = await getRecord(id);
  expect((await as(owner).remove(id)).status).toBe(204);
  await waitFor(async () => !(await blobs.has(fileKey)));
  await waitFor(async () => (await countLeftovers(owner.id)) === 0);
});

it('never removes a file that no record of this database refers to', async () => {
  const key = `documents/${randomUUID()}/${randomUUID()}`;
  await blobs.put(key, Readable.from(['of another installation']));
  await removeAfter(1_000);
  expect(await blobs.has(key)).toBe(true);
});
