import { randomUUID } from 'node:crypto';
import type { LibraryDocument } from '@grantwright/shared/contract';
import { waitFor } from '@grantwright/shared/testing';
import { describe, expect, it } from 'vitest';
import { aPdf, libraryUnderTest } from './support/library.ts';
import { makeDocx, paragraph } from './support/make-docx.ts';

const { service, person, as, saved, listed, files } = libraryUnderTest();

describe('uploading', () => {
  it('saves a file at the top of the library, and publishes an event', async () => {
    const owner = person();
    const first = await saved(owner, 'first.pdf');
    const second = await saved(owner, 'second.docx', makeDocx(paragraph('Narrative')));
    expect(first).toMatchObject({
      name: 'first.pdf',
      originalName: 'first.pdf',
      fileType: 'pdf',
      reading: { state: 'pending' },
    });
    expect(first.fileSize).toBe(aPdf().length);
    expect((await listed(owner)).map(({ name }) => name)).toEqual(['second.docx', 'first.pdf']);
    expect(second.sortOrder).toBeLessThan(first.sortOrder);
    await waitFor(() =>
      service.recorded.some(
        (event) => event.type === 'document.saved' && event.subject === first.id,
      ),
    );
  });

  it('also works at /api/upload', async () => {
    const owner = person();
    const response = await as(owner).upload(aPdf(), 'a.pdf', {}, '/api/upload');
    expect(response.status).toBe(201);
    expect((await listed(owner))[0]?.id).toBe((response.body as LibraryDocument).id);
  });

  it('returns the same document for a repeated idempotency key, and keeps only one file', async () => {
    const owner = person();
    const headers = { 'Idempotency-Key': randomUUID() };
    const before = files().length;
    const [first, again] = await Promise.all([
      as(owner).upload(aPdf(), 'a.pdf', headers),
      as(owner).upload(aPdf(), 'a.pdf', headers),
    ]);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect((again.body as LibraryDocument).id).toBe((first.body as LibraryDocument).id);
    expect(await listed(owner)).toHaveLength(1);
    expect(files().length).toBe(before + 1);
    const other = await as(owner).upload(aPdf('Something else.'), 'a.pdf', headers);
    expect([other.status, (other.body as { code: string }).code]).toEqual([409, 'key-reused']);
    expect(files().length).toBe(before + 1);
  });

  it('creates another document if the key belongs to a deleted document', async () => {
    const owner = person();
    const headers = { 'Idempotency-Key': randomUUID() };
    const upload = () => as(owner).upload(aPdf(), 'a.pdf', headers);
    const deleted = (await upload()).body as LibraryDocument;
    await as(owner).remove(deleted.id).expect(204);
    const repeated = await waitFor(async () => {
      const response = await upload();
      return response.status === 201 ? (response.body as LibraryDocument) : undefined;
    });
    expect(repeated.id).not.toBe(deleted.id);
  });

  it('creates a separate document if another user uses the same key', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const [mine, theirs] = await Promise.all([
      as(person()).upload(aPdf(), 'a.pdf', headers),
      as(person()).upload(aPdf(), 'a.pdf', headers),
    ]);
    expect((mine.body as LibraryDocument).id).not.toBe((theirs.body as LibraryDocument).id);
  });

  it('removes paths and invisible characters from a file name', async () => {
    const document = await saved(person(), '../../etc/\u202Efdp.\u200Bguide.pdf');
    expect(document.originalName).toBe('fdp.guide.pdf');
  });

  it("stores a file under a key that does not contain the file's name", async () => {
    const name = randomUUID();
    const { id } = await saved(person(), `${name}.pdf`);
    const record = await service.database.collection('documents').findOne({ _id: id as never });
    expect(record?.['fileKey']).toMatch(/^documents\/[\w-]+\/[\w-]+$/);
    expect(files().length).toBeGreaterThan(0);
    expect(files().filter((file) => file.includes(name))).toEqual([]);
  });
});
