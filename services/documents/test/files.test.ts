import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { FolderBlobStore } from '@grantwright/shared/storage';
import { waitFor } from '@grantwright/shared/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { aPdf, libraryUnderTest } from './support/library.ts';

const folder = mkdtempSync(join(tmpdir(), 'documents-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const endlessKey = 'documents/test/endless';

class TestBlobStore extends FolderBlobStore {
  opened: Readable | undefined;

  override async get(key: string): Promise<Readable> {
    if (key !== endlessKey) return super.get(key);
    this.opened = new Readable({ read: (size) => void this.opened?.push(Buffer.alloc(size)) });
    return this.opened;
  }
}

const blobs = new TestBlobStore(folder);
const { service, person, as, saved } = libraryUnderTest({ blobs });

const moveFile = (id: string, fileKey: string) =>
  service.database.collection('documents').updateOne({ _id: id as never }, { $set: { fileKey } });

describe("a document's file", () => {
  it('is downloaded byte for byte, as an attachment', async () => {
    const owner = person();
    const { id } = await saved(owner, 'Budget “final”.pdf');
    await as(owner).rename(id, { name: 'Our budget' });
    const response = await as(owner).file(id);
    expect(response.status).toBe(200);
    expect(response.body).toEqual(Buffer.from(aPdf()));
    expect(response.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const disposition = response.headers['content-disposition'];
    expect(disposition).toMatch(/^attachment; filename="Budget _final_\.pdf"/);
    expect(disposition).toContain("filename*=UTF-8''Budget%20%E2%80%9Cfinal%E2%80%9D.pdf");
  });

  it('is not found by other users', async () => {
    const { id } = await saved(person());
    for (const each of [id, randomUUID()]) expect((await as(person()).file(each)).status).toBe(404);
  });

  it('is not found if the document is deleted or its file is missing', async () => {
    const owner = person();
    const { id } = await saved(owner);
    const { id: withoutFile } = await saved(owner);
    await moveFile(withoutFile, 'documents/test/missing');
    expect((await as(owner).file(withoutFile)).status).toBe(404);
    await as(owner).remove(id);
    expect((await as(owner).file(id)).status).toBe(404);
  });

  it('is closed if the client disconnects', async () => {
    const owner = person();
    const { id } = await saved(owner);
    await moveFile(id, endlessKey);
    const { authorization } = owner;
    const request = get(`${service.url}/api/documents/${id}/file`, { headers: { authorization } });
    request.on('response', (response) => response.once('data', () => request.destroy()));
    request.on('error', () => undefined);
    await waitFor(() => blobs.opened?.destroyed);
  });
});
