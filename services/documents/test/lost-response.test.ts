import mongoose from 'mongoose';
import { buffer } from 'node:stream/consumers';
import { FolderBlobStore } from '@grantwright/shared/storage';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { createDocumentModel } from '../src/documents/document-model.ts';
import { aPdf, libraryUnderTest, oneParagraph } from './support/library.ts';

const folder = await mkdtemp(join(tmpdir(), 'lost-response-'));
afterAll(() => rm(folder, { recursive: true }));
const blobs = new FolderBlobStore(folder);
const { service, person, as, saved } = libraryUnderTest({ blobs, extractor: oneParagraph });

it("keeps a document's file if the response to the database write was lost", async () => {
  const owner = person();
  const documents = createDocumentModel(service.database);
  const create = mongoose.Model.create;
  vi.spyOn(mongoose.Model, 'create').mockImplementationOnce(async function (...args: unknown[]) {
    await Reflect.apply(create, documents, args);
    throw new mongoose.mongo.MongoNetworkError('connection closed');
  });
  const key = { 'idempotency-key': 'one-intention' };
  const first = await as(owner).upload(aPdf(), 'guidelines.pdf', key);
  expect([first.status, first.body]).toMatchObject([503, { code: 'unavailable' }]);

  const again = await as(owner).upload(aPdf(), 'guidelines.pdf', key);
  expect(again.status).toBe(201);
  const record = await documents.findById(again.body.id).lean();
  const bytes = await buffer(await blobs.get(record?.fileKey ?? ''));
  expect(bytes.equals(Buffer.from(aPdf()))).toBe(true);
});

it('leaves nothing behind after a rejected upload', async () => {
  const owner = person();
  const key = { 'idempotency-key': 'another-intention' };
  await saved(owner);
  await as(owner).upload(aPdf('one'), 'a.pdf', key);
  const keys = async () => {
    const all: string[] = [];
    for await (const blob of blobs.list()) all.push(blob.key);
    return all;
  };
  const before = await keys();
  expect((await as(owner).upload(aPdf('two'), 'b.pdf', key)).status).toBe(409);
  expect(await keys()).toEqual(before);
});
