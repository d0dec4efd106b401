import { randomUUID } from 'node:crypto';
import type { LibraryDocument, ExtractedText } from '@grantwright/shared/contract';
import { waitFor } from '@grantwright/shared/testing';
import { describe, expect, it } from 'vitest';
import { aPdf, libraryUnderTest } from './support/library.ts';
import { makeDocx, paragraph } from './support/make-docx.ts';

const { service, person, as, saved, files } = libraryUnderTest();

const listed = async (owner: ReturnType<typeof person>) =>
  (await as(owner).list()).body as LibraryDocument[];

describe('uploading', () => {
  it('saves a file at the top of the library and publishes an event', async () => {
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

  it('returns the same document for a repeated idempotency key and keeps only one file', async () => {
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

  it('creates another document if the key belongs to a deleted one', async () => {
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

  it('stores a file under a key that does not contain its name', async () => {
    const name = randomUUID();
    const { id } = await saved(person(), `${name}.pdf`);
    const record = await service.database.collection('documents').findOne({ _id: id as never });
    expect(record?.['fileKey']).toMatch(/^documents\/[\w-]+\/[\w-]+$/);
    expect(files().length).toBeGreaterThan(0);
    expect(files().filter((file) => file.includes(name))).toEqual([]);
  });
});

describe('the library', () => {
  it('saves the order and puts new uploads at the top', async () => {
    const owner = person();
    const [a, b, c] = [
      await saved(owner, 'a.pdf'),
      await saved(owner, 'b.pdf'),
      await saved(owner, 'c.pdf'),
    ];
    const order = [b, c, a].map(({ id }, sortOrder) => ({ id, sortOrder }));
    expect((await as(owner).reorder(order)).status).toBe(204);
    await saved(owner, 'd.pdf');
    expect((await listed(owner)).map(({ name }) => name)).toEqual([
      'd.pdf',
      'b.pdf',
      'c.pdf',
      'a.pdf',
    ]);
  });

  it('applies a new order completely or not at all', async () => {
    const owner = person();
    const [a, b] = [await saved(owner, 'a.pdf'), await saved(owner, 'b.pdf')];
    const foreign = await saved(person(), 'foreign.pdf');
    const order = [a, b, foreign].map(({ id }, sortOrder) => ({ id, sortOrder }));
    expect((await as(owner).reorder(order)).status).toBe(404);
    expect(
      (
        await as(owner).reorder([
          { id: a.id, sortOrder: 0 },
          { id: a.id, sortOrder: 1 },
        ])
      ).status,
    ).toBe(400);
    expect((await listed(owner)).map(({ name, sortOrder }) => [name, sortOrder])).toEqual([
      ['b.pdf', b.sortOrder],
      ['a.pdf', a.sortOrder],
    ]);
  });

  it('renames a document with a trimmed name and rejects a blank name', async () => {
    const owner = person();
    const { id } = await saved(owner);
    expect((await as(owner).rename(id, { name: '  Call 2027 ' })).body).toMatchObject({
      name: 'Call 2027',
      originalName: 'guidelines.pdf',
    });
    expect((await as(owner).rename(id, { name: '   ' })).status).toBe(400);
  });

  it('deletes a document along with its file and text', async () => {
    const owner = person();
    const before = files().length;
    const { id } = await saved(owner);
    expect((await as(owner).reading(id)).status).toBe(200);
    expect((await as(owner).remove(id)).status).toBe(204);
    expect(await listed(owner)).toEqual([]);
    expect((await as(owner).remove(id)).status).toBe(404);
    await waitFor(() => files().length === before);
    await waitFor(
      async () =>
        (await service.database.collection('readings').countDocuments({ _id: id as never })) === 0,
    );
    await waitFor(
      async () =>
        (await service.database.collection('documents').countDocuments({ _id: id as never })) === 0,
    );
    expect(
      await service.database.collection('leftovers').countDocuments({ _id: id as never }),
    ).toBe(0);
  });
});

describe('the text of a document', () => {
  it('is extracted after the document is saved', async () => {
    const owner = person();
    await saved(owner);
    const document = await waitFor(async () =>
      (await listed(owner)).find(({ reading }) => reading.state === 'read'),
    );
    expect(document.reading).toEqual({ state: 'read', pages: 1 });
  });

  it('is available immediately after the document is saved', async () => {
    const owner = person();
    const { id } = await saved(owner);
    const response = await as(owner).reading(id);
    expect(response.status).toBe(200);
    const { name, reading } = response.body as { name: string; reading: ExtractedText };
    expect(name).toBe('guidelines.pdf');
    expect(reading.blocks).toEqual([
      { type: 'heading', level: 1, text: 'How to Apply', page: 1 },
      { type: 'paragraph', text: 'Applications are due by 5:00 PM on June 3, 2027.', page: 1 },
    ]);
  });

  it('is reported as unreadable, with a reason, if extraction fails', async () => {
    const owner = person();
    const { id } = await saved(owner, 'broken.pdf', aPdf().slice(0, 60));
    const response = await as(owner).reading(id);
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({
      code: 'unreadable-document',
      detail: expect.stringMatching(/damaged/) as string,
    });
    expect((await listed(owner))[0]?.reading).toMatchObject({
      state: 'unreadable',
      reason: expect.stringMatching(/damaged/) as string,
    });
  });

  it('can be extracted from an unsaved file without storing anything', async () => {
    const before = files().length;
    const response = await as(person()).readFile(
      makeDocx(paragraph('Our mission')),
      'mission.docx',
    );
    expect(response.status).toBe(200);
    expect((response.body as ExtractedText).blocks).toEqual([
      { type: 'paragraph', text: 'Our mission' },
    ]);
    expect(files().length).toBe(before);
    expect((await as(person()).readFile(aPdf(), 'mission.docx')).status).toBe(415);
    expect((await as(person()).readFile(new Uint8Array(), 'mission.docx')).status).toBe(422);
  });

  it('is not fetched from private addresses', async () => {
    for (const url of [
      'http://localhost/',
      'http://127.0.0.1:3000/',
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
    ]) {
      const response = await as(person()).readUrl(url);
      expect([400, 422], url).toContain(response.status);
    }
  });
});

describe("another user's document", () => {
  it('returns 404 on every route', async () => {
    const owner = person();
    const otherUser = as(person());
    const { id } = await saved(owner);
    for (const each of [id, randomUUID(), 'x'.repeat(80), '{"$gt":""}']) {
      const key = encodeURIComponent(each);
      expect((await otherUser.rename(key, { name: 'Mine' })).status).toBe(404);
      expect((await otherUser.remove(key)).status).toBe(404);
      expect((await otherUser.file(key)).status).toBe(404);
      expect((await otherUser.reading(key)).status).toBe(404);
    }
    expect((await otherUser.reorder([{ id, sortOrder: 0 }])).status).toBe(404);
    expect((await otherUser.list()).body).toEqual([]);
    expect((await listed(owner))[0]).toMatchObject({ id, name: 'guidelines.pdf' });
  });

  it('requires authentication', async () => {
    const nobody = { ...person(), authorization: 'Bearer nonsense' };
    expect((await as(nobody).list()).status).toBe(401);
    expect((await as(nobody).upload(aPdf())).status).toBe(401);
  });
});
