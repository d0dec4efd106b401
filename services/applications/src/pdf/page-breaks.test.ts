import type { DocumentFormat } from '@grantwright/shared/contract';
import { htmlToDocument } from '@grantwright/shared/richtext';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { applicationToPdf } from './application-to-pdf.ts';

/** Returns the text of each page. */
async function renderPages(html: string, format: DocumentFormat = {}): Promise<string[]> {
  const file = await applicationToPdf({
    title: 'Mobile pantry',
    grantProgram: '',
    organizationName: '',
    date: '',
    document: htmlToDocument(html),
    format,
  });
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
}

const lines = (count: number) => Array.from({ length: count }, () => 'Line').join('<br>');
const cell = (text: string) => `<td>${text}</td>`;

/** The kinds of blocks that can follow a heading. Each starts with its mark and fills several lines. */
const followers = [
  (mark: string) => `<p>${mark}<br>${lines(2)}</p>`,
  (mark: string) => `<p>${mark}<br>${lines(9)}</p>`,
  (mark: string) => `<ul><li>${mark}<br>${lines(2)}</li><li>More</li></ul>`,
  (mark: string) => `<blockquote>${mark}<br>${lines(1)}</blockquote>`,
  (mark: string) => `<h3>Sub</h3><p>${mark}<br>${lines(2)}</p>`,
  (mark: string) =>
    `<table><tr><th>Item</th></tr><tr>${cell(`${mark}<br>${lines(4)}`)}</tr><tr>${cell('x')}</tr></table>`,
];

describe('pages', () => {
  it('never end with a heading', async () => {
    const parts = Array.from({ length: 120 }, (_, index) => {
      const follower = followers[index % followers.length]?.(`Below${index}.`) ?? '';
      return `<p>${lines(1 + ((index * 7) % 13))}</p><h2>Head${index}.</h2>${follower}`;
    });
    const pages = await renderPages(parts.join(''), { fontSize: 12, lineSpacing: 1.5 });
    const findPage = (word: string) => pages.findIndex((page) => page.includes(word));
    const heads = parts.map((_, index) => findPage(`Head${index}.`));
    expect(heads).toEqual(parts.map((_, index) => findPage(`Below${index}.`)));
    expect(new Set(heads).size).toBeGreaterThan(20);
  });

  it('never end with a heading, even above an empty paragraph', async () => {
    const parts = Array.from(
      { length: 60 },
      (_, index) =>
        `<p>${lines(1 + ((index * 7) % 13))}</p><h2>Head${index}.</h2><p></p><p>Below${index}.</p>`,
    );
    const pages = await renderPages(parts.join(''));
    const findPage = (word: string) => pages.findIndex((page) => page.includes(word));
    const heads = parts.map((_, index) => findPage(`Head${index}.`));
    expect(heads).toEqual(parts.map((_, index) => findPage(`Below${index}.`)));
    expect(new Set(heads).size).toBeGreaterThan(10);
  });

  it('show whole words in narrow columns', async () => {
    const words = ['Responsibilities', 'Sustainability', 'Administration', 'Accountability'];
    const row = [...words, 'many words '.repeat(30)].map(cell).join('');
    const [page] = await renderPages(`<table><tr>${row}</tr><tr>${row}</tr></table>`);
    for (const word of words) expect(page).toContain(word);
  });

  it('contain whole table rows, below the header row', async () => {
    const rows = Array.from(
      { length: 80 },
      (_, index) => `<tr>${cell(`Start${index}.<br>${lines(index % 9)}<br>End${index}.`)}</tr>`,
    );
    const pages = await renderPages(
      `<p>Text</p><table><tr><th>Head</th></tr>${rows.join('')}</table>`,
    );
    const findPage = (word: string) => pages.findIndex((page) => page.includes(word));
    const starts = rows.map((_, index) => findPage(`Start${index}.`));
    expect(starts).toEqual(rows.map((_, index) => findPage(`End${index}.`)));
    expect(pages.length).toBeGreaterThan(4);
    for (const page of pages) expect(page.match(/Head/g)).toHaveLength(1);
  });

  it('are filled by a table row taller than a page', async () => {
    const row = `<tr>${cell(lines(150))}</tr>`;
    const pages = await renderPages(
      `<p>Before</p><table><tr><th>Head</th></tr>${row}${row}</table>`,
    );
    expect(pages[0]).toMatch(/Before.*Head.*Line/);
    expect(pages.join(' ').match(/Line/g)).toHaveLength(300);
  });

  it('show many consecutive headings without gaps between them', async () => {
    const pages = await renderPages('<h2>Head</h2>'.repeat(200));
    expect(pages.length).toBeLessThan(15);
    expect(pages.join(' ').match(/Head/g)).toHaveLength(200);
  });

  it('show all of a long heading, a long list number and a long header', async () => {
    const items = '<li>Step</li>'.repeat(101);
    const pages = await renderPages(`<h1>${'Words '.repeat(1_200)}</h1><ol>${items}</ol>`, {
      fontSize: 12,
      header: `${'Harbor Street '.repeat(10)}End`,
    });
    const all = pages.join(' ');
    expect(all.match(/Words/g)).toHaveLength(1_200);
    expect(all).toContain('101.');
    expect(pages[0]).toContain('End');
  });
});
