import { describe, expect, it } from 'vitest';
import { htmlToDocument } from '../../richtext/index.ts';
import { estimatePages } from './estimate-pages.ts';
import { sampleDocuments } from './testing/sample-documents.ts';

/**
 * Page counts of the sample documents as Word files in LibreOffice 7.4, with the Liberation and Carlito fonts: full
 * pages, plus the fraction of the last page down to its last line.
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

describe('estimatePages', () => {
  it.each(Object.entries(pagesInLibreOffice))(
    'estimates "%s" to within a quarter page of %d',
    (name, pages) => {
      const { document, format } = sampleDocuments[name]!;
      expect(Math.abs(estimatePages(document, format) - pages)).toBeLessThan(0.25);
    },
  );

  it('uses the larger of the spaces below a paragraph and above a heading', () => {
    const document = htmlToDocument('<h3>Reform</h3><p>Income taxes</p>'.repeat(7));
    const pages = estimatePages(document, {
      font: 'Times New Roman',
      fontSize: 12,
      lineSpacing: 2,
    });
    // 0.73 in LibreOffice; their sum would result in 0.82
    expect(pages).toBeCloseTo(0.75, 1);
    expect(pages).toBeLessThan(0.77);
  });

  it('needs no space between the last line and the end of a page', () => {
    const lines = (count: number) => htmlToDocument(`<p>${'line<br>'.repeat(count - 1)}line</p>`);
    const format = { font: 'Times New Roman', fontSize: 12, lineSpacing: 3 };
    expect(estimatePages(lines(16), format)).toBeLessThanOrEqual(1);
    expect(estimatePages(lines(17), format)).toBeGreaterThan(1);
  });

  it('returns more pages for longer text, larger type, wider spacing and wider margins', () => {
    const document = htmlToDocument(`<p>${'word '.repeat(600)}</p>`);
    const pages = estimatePages(document, {});
    expect(estimatePages([...document, ...document], {})).toBeGreaterThan(pages);
    for (const format of [{ fontSize: 14 }, { lineSpacing: 2 }, { margin: 2 }])
      expect(estimatePages(document, format)).toBeGreaterThan(pages);
  });

  it('returns 0 for no text, and a plausible number for a single endless word', () => {
    expect(estimatePages([], {})).toBe(0);
    expect(estimatePages(htmlToDocument('<p>a</p>'), {})).toBeLessThan(0.05);
    const word = htmlToDocument(`<p>${'x'.repeat(20_000)}</p>`);
    expect(estimatePages(word, {})).toBeGreaterThan(3);
    expect(estimatePages(word, { fontSize: 24, margin: 3 })).toBeGreaterThan(20);
  });
});
