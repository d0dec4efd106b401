import { describe, expect, it } from 'vitest';
import { listParagraphsWithText, getPart, createWordParts } from '../../test/word-application.ts';

describe('a table in a Word file', () => {
  it('repeats its header row, aligns numbers right, and stretches a short row', async () => {
    const parts = await createWordParts(
      '<table><tr><th>Item</th><th>Cost</th></tr><tr><td>Van</td><td>$12,000.00</td></tr><tr><td>All of it</td></tr></table>',
    );
    const document = getPart(parts, 'word/document.xml');
    expect(document.match(/<w:tblHeader\/>/g)).toHaveLength(1);
    expect(document).toContain('<w:gridSpan w:val="2"/>');
    expect(document).toMatch(/<w:jc w:val="(right|end)"\/>(?:(?!<w:p>).)*\$12,000\.00/);
  });

  it('formats its first row only if it is a header', async () => {
    const styleOf = async (cell: string) => {
      const row = `<tr>${cell}</tr><tr><td>Van</td></tr>`;
      const document = getPart(await createWordParts(`<table>${row}</table>`), 'word/document.xml');
      return /<w:tblStyle w:val="(\w+)"/.exec(document)?.[1];
    };
    expect(await styleOf('<th>Item</th>')).toBe('TableGridHeader');
    expect(await styleOf('<td>Bus</td>')).toBe('TableGrid');
  });

  it('keeps its text even if it has more columns than Word supports', async () => {
    const cells = Array.from({ length: 80 }, (_, index) => `c${index}`);
    const parts = await createWordParts(
      `<table><tr>${cells.map((text) => `<td>${text}`).join('')}</table>`,
    );
    const texts = listParagraphsWithText(parts).map(({ text }) => text);
    expect(texts.slice(-80)).toEqual(cells);
    expect(getPart(parts, 'word/document.xml').match(/<w:gridCol /g)).toHaveLength(63);
  });
});
