import { describe, expect, it } from 'vitest';
import { htmlToDocument } from '../../richtext/index.ts';
import { estimatePages } from './estimate-pages.ts';
import { sampleDocuments } from './sample-documents.ts';

/**
 * The pages of the Word files of the sample documents in LibreOffice 7.4, with the fonts Liberation and Carlito: the
 * full pages, and the part of the last one down to its last line.
 */
const pagesInLibreOffice: Record<string, number> = {
  a4: 3.213,
  dense: 4.719,
  double: 8.279,
  letter: 0.529,
  lists: 2.882,
  long: 14.826,
  mixed: 3.231,
  sections: 1.226,
  single: 3.82,
  tables: 2.089,
};

describe('the estimated pages', () => {
  it.each(Object.entries(pagesInLibreOffice))(
    'of "%s" are within a quarter page of %d',
    (name, pages) => {
      const { document, format } = sampleDocuments[name]!;
      expect(Math.abs(estimatePages(document, format) - pages)).toBeLessThan(0.25);
    },
  );

  it('grow with the text, and with larger type, spacing and margins', () => {
    const document = htmlToDocument(`<p>${'word '.repeat(600)}</p>`);
    const pages = estimatePages(document, {});
    expect(estimatePages([...document, ...document], {})).toBeGreaterThan(pages);
    for (const format of [{ fontSize: 14 }, { lineSpacing: 2 }, { margin: 2 }])
      expect(estimatePages(document, format)).toBeGreaterThan(pages);
  });

  it('are none without text, and few for hostile text', () => {
    expect(estimatePages([], {})).toBe(0);
    expect(estimatePages(htmlToDocument('<p>a</p>'), {})).toBeLessThan(0.05);
    const word = htmlToDocument(`<p>${'x'.repeat(20_000)}</p>`);
    expect(estimatePages(word, {})).toBeGreaterThan(3);
    expect(estimatePages(word, { fontSize: 24, margin: 3 })).toBeGreaterThan(20);
  });
});
