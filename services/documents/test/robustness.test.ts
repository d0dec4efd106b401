import { waitFor } from '@grantwright/shared/testing';
import { zipSync } from 'fflate';
import type { LibraryDocument } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { aPdf, libraryUnderTest } from './support/library.ts';
import { makeDocx, paragraph } from './support/make-docx.ts';

const { person, as, saved } = libraryUnderTest();

const zeros = new Uint8Array(60 * 1024 ** 2);
const depth = 200_000;
const entity = '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';

const hostile: [string, string, Uint8Array][] = [
  ['a bomb in a Word file', 'bomb.docx', makeDocx(paragraph('x'), { 'word/footnotes.xml': zeros })],
  [
    'entities in a Word file',
    'entities.docx',
    makeDocx('', { 'word/document.xml': `${entity}<w:document/>` }),
  ],
  [
    'deep nesting in a Word file',
    'deep.docx',
    makeDocx('<w:p>'.repeat(depth) + '</w:p>'.repeat(depth)),
  ],
  ['half a Word file', 'half.docx', makeDocx(paragraph('x'.repeat(5_000))).slice(0, 900)],
  [
    'a Word file without a document',
    'without.docx',
    zipSync({ 'word/other.xml': new Uint8Array([60, 62]) }),
  ],
  ['half a PDF', 'half.pdf', aPdf().slice(0, 200)],
  [
    'a PDF with circular page references',
    'circle.pdf',
    Buffer.from(
      Buffer.from(aPdf()).toString('latin1').replace('/Kids [5 0 R]', '/Kids [2 0 R]'),
      'latin1',
    ),
  ],
  [
    'a PDF of a million pages',
    'million.pdf',
    Buffer.from(
      Buffer.from(aPdf()).toString('latin1').replace('/Count 1', '/Count 1000000'),
      'latin1',
    ),
  ],
];

describe('a hostile file', () => {
  it.each(hostile)(
    'is extracted or rejected with a clear message, without affecting other files: %s',
    async (_what, name, bytes) => {
      const owner = person();
      const { id } = await saved(owner, name, bytes as Uint8Array<ArrayBuffer>);
      const response = await as(owner).reading(id);
      expect([200, 422]).toContain(response.status);
      if (response.status === 422)
        expect((response.body as { detail: string }).detail).toMatch(/^[A-Z].*\.$/s);
      const next = await saved(owner, 'good.pdf');
      expect((await as(owner).reading(next.id)).status).toBe(200);
    },
  );

  it('does not delay eight other files extracted in parallel', async () => {
    const owner = person();
    await Promise.all(
      hostile.map(([, name, bytes]) => saved(owner, name, bytes as Uint8Array<ArrayBuffer>)),
    );
    const intact = await saved(owner, 'good.pdf');
    expect((await as(owner).reading(intact.id)).status).toBe(200);
    await waitFor(async () => {
      const library = (await as(owner).list()).body as LibraryDocument[];
      return library.every(({ reading }) => reading.state !== 'pending');
    });
  });
});
