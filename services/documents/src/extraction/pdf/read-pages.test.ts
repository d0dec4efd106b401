import { describe, expect, it } from 'vitest';
import { makePdf } from '../../../test/support/make-pdf.ts';
import { createNotes } from '../notes.ts';
import { withOpenPdf } from './open/open-pdf.ts';
import { readPages } from './read-pages.ts';

describe('a page that pdf.js fails to open', () => {
  it('is reported in a note without affecting the other pages', async () => {
    const notes = createNotes();
    const bytes = makePdf([
      { texts: [{ text: 'First', y: 100 }] },
      { texts: [{ text: 'Second', y: 100 }] },
    ]);
    const pages = await withOpenPdf(bytes, ({ document }) => {
      const getPage = (number: number) =>
        number === 1 ? Promise.reject(new Error('not a page')) : document.getPage(number);
      return readPages(Object.assign(Object.create(document) as typeof document, { getPage }), {
        notes,
      });
    });
    expect(pages.map(({ spans }) => spans.map(({ text }) => text))).toEqual([[], ['Second']]);
    expect(notes.list()).toEqual(['Page 1 could not be read.']);
  });
});
