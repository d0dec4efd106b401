import type { ExtractedText } from '@grantwright/shared/contract';
import { waitFor } from '@grantwright/shared/testing';
import { describe, expect, it } from 'vitest';
import { aPdf, libraryUnderTest } from './support/library.ts';
import { makeDocx, paragraph } from './support/make-docx.ts';

const { person, as, saved, listed, files } = libraryUnderTest();

describe('the text of a document', () => {
  it('is extracted after the document is saved', async () => {
    const owner = person();
    await saved(owner);
    const document = await waitFor(async () =>
      (await listed(owner)).find(({ reading }) => reading.state === 'read'),
    );
    expect(document.reading).toEqual({ state: 'read', pages: 1 });
  });

  it('is available as soon as the document is saved', async () => {
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

  it('may be extracted from an unsaved file without storing anything', async () => {
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
