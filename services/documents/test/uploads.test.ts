import { limits } from '@grantwright/shared/contract';
import { waitFor } from '@grantwright/shared/testing';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { aPdf, libraryUnderTest, oneParagraph } from './support/library.ts';
import { makeDocx, paragraph } from './support/make-docx.ts';
import { makePdf } from './support/make-pdf.ts';
import { rawUpload, uploadHead, uploadTail } from './support/raw-upload.ts';

/** Long enough for a slow machine to send a byte. */
const idleMs = 3_000;
const { service, person, as, files } = libraryUnderTest({
  settings: { UPLOAD_IDLE_MS: idleMs },
  extractor: oneParagraph,
});

const records = () => service.database.collection('documents').countDocuments();

/** Sends an upload that must not leave a file behind. */
async function refused(bytes: Uint8Array, name: string) {
  const before = [files().length, await records()];
  const { status, body } = await as(person()).upload(bytes, name);
  expect([files().length, await records()]).toEqual(before);
  return { status, ...(body as { code: string; detail: string }) };
}

const compoundFile = (stream: string) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(2_000),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(2_000),
  ]);

describe('the type of an uploaded file', () => {
  it.each([
    ['a text', Buffer.from('just words'), 'a.pdf'],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82]),
      'a.docx',
    ],
    ['a page', Buffer.from('<!doctype html><html><body>hi</body></html>'), 'a.doc'],
    ['a PDF named like a Word file', aPdf(), 'a.docx'],
    ['a Word file named like a PDF', makeDocx(paragraph('x')), 'a.pdf'],
    ['a Word file named like an old one', makeDocx(paragraph('x')), 'a.doc'],
    ['a PDF with another name', aPdf(), 'a.exe'],
    ['a PDF without an extension', aPdf(), 'guidelines'],
    ['an old workbook', compoundFile('Workbook'), 'a.doc'],
    ['a program in a name of two extensions', Buffer.from('MZ\u0090'), 'a.pdf.exe'],
  ])('must match the content: %s', async (_what, bytes, name) => {
    const { status, code, detail } = await refused(bytes, name);
    expect([status, code]).toEqual([415, 'unsupported-type']);
    expect(detail).toMatch(/^[A-Z].*\.$/);
  });

  it('is Word only if the ZIP file contains a Word document', async () => {
    const { zipSync, strToU8 } = await import('fflate');
    const zip = zipSync({ 'hello.txt': strToU8('hello') });
    expect((await refused(zip, 'a.docx')).status).toBe(415);
  });

  it.each([
    ['an old Word file', compoundFile('WordDocument'), 'old.doc'],
    ['an encrypted Word file', compoundFile('EncryptedPackage'), 'locked.docx'],
    [
      'a PDF after a few bytes of something else',
      Buffer.concat([Buffer.from('\n\n%junk\n'), aPdf()]),
      'late.PDF',
    ],
  ])('is accepted: %s', async (_what, bytes, name) => {
    expect((await as(person()).upload(bytes, name)).status).toBe(201);
  });
});

describe('the size of an uploaded file', () => {
  it('may be at most 10 MB', async () => {
    const exact = makePdf([{ texts: [{ text: 'Long', y: 100 }] }], {
      padding: limits.fileBytes - 2_000,
    });
    const full = Buffer.concat([exact, Buffer.alloc(limits.fileBytes - exact.length, 10)]);
    expect((await as(person()).upload(full, 'full.pdf')).status).toBe(201);
    const over = await refused(Buffer.concat([full, Buffer.from(' ')]), 'over.pdf');
    expect([over.status, over.code]).toEqual([413, 'too-large']);
  });

  it('is limited during streaming', async () => {
    const before = files().length;
    const upload = rawUpload(service.url, person().authorization);
    await upload.write(uploadHead('endless.pdf'));
    await upload.write('%PDF-1.7\n');
    let isFinished = false;
    void upload.response.finally(() => (isFinished = true)).catch(() => undefined);
    const chunk = Buffer.alloc(256 * 1024, 32);
    for (let sent = 0; sent < 60 * 1024 ** 2 && !isFinished; sent += chunk.length)
      // a write to a closed connection might never complete
      await Promise.race([upload.write(chunk), upload.response]);
    expect((await upload.response).status).toBe(413);
    expect(files().length).toBe(before);
  });

  it('must match the declared size', async () => {
    const before = files().length;
    const bytes = Uint8Array.from(aPdf());
    const send = async (size: number) => {
      const form = new FormData();
      form.set('size', String(size));
      form.set('file', new File([bytes], 'said.pdf'));
      const { authorization } = person();
      const headers = { authorization };
      return await fetch(`${service.url}/api/documents`, { method: 'POST', headers, body: form });
    };
    expect((await send(bytes.length)).status).toBe(201);
    expect((await send(bytes.length + 1)).status).toBe(400);
    expect((await send(bytes.length - 1)).status).toBe(400);
    expect(files().length).toBe(before + 1);
  });

  it('must not be zero', async () => {
    expect(await refused(new Uint8Array(), 'empty.pdf')).toMatchObject({
      status: 422,
      code: 'unreadable-document',
    });
  });
});

describe('the form of an upload', () => {
  const post = () =>
    request(service.url).post('/api/documents').set({ authorization: person().authorization });

  it('requires one file in the correct field', async () => {
    expect((await post().attach('document', Buffer.from(aPdf()), 'a.pdf')).status).toBe(400);
    expect((await post().field('file', 'words')).status).toBe(400);
    expect(
      (
        await post()
          .attach('file', Buffer.from(aPdf()), 'a.pdf')
          .attach('file', Buffer.from(aPdf()), 'b.pdf')
      ).status,
    ).toBe(400);
    expect((await post().send({ file: 'x' })).status).toBe(400);
    expect((await post()).status).toBe(400);
  });
});

describe('a client that fails during an upload', () => {
  it('leaves nothing behind if it disconnects', async () => {
    const before = [files().length, await records()];
    const upload = rawUpload(service.url, person().authorization);
    await upload.write(uploadHead('half.pdf'));
    await upload.write(aPdf());
    await upload.write(Buffer.alloc(300_000, 32));
    await waitFor(() => files().length > (before[0] ?? 0));
    upload.abort();
    await waitFor(() => files().length === before[0]);
    expect(await records()).toBe(before[1]);
  });

  it('leaves nothing behind if it ends the upload early', async () => {
    const before = [files().length, await records()];
    const upload = rawUpload(service.url, person().authorization);
    await upload.write(uploadHead('half.pdf'));
    await upload.write(aPdf());
    upload.end();
    expect((await upload.response).status).toBe(400);
    expect([files().length, await records()]).toEqual(before);
  });

  it('is disconnected with a reason if it stalls', async () => {
    const before = files().length;
    const upload = rawUpload(service.url, person().authorization);
    await upload.write(uploadHead('slow.pdf'));
    await upload.write(aPdf());
    const { status, body } = await upload.response;
    expect([status, body.code]).toEqual([400, 'invalid-request']);
    expect(body.detail).toMatch(/was interrupted/);
    await upload.closed;
    expect(files().length).toBe(before);
  });

  it('is not disconnected if it is only slow', async () => {
    const upload = rawUpload(service.url, person().authorization);
    await upload.write(uploadHead('slow.pdf'));
    const bytes = aPdf();
    const part = Math.ceil(bytes.length / 6);
    for (let index = 0; index < bytes.length; index += part) {
      await upload.write(bytes.subarray(index, index + part));
      await new Promise((resolve) => setTimeout(resolve, idleMs / 4));
    }
    await upload.write(uploadTail);
    upload.end();
    expect((await upload.response).status).toBe(201);
  });
});
