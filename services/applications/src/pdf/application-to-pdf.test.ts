import type { DocumentFormat } from '@grantwright/shared/contract';
import { htmlToDocument } from '@grantwright/shared/richtext';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { applicationToPdf } from './application-to-pdf.ts';

const make = (html: string, format: DocumentFormat = {}) =>
  applicationToPdf({
    title: 'Mobile pantry',
    grantProgram: 'Community Food Fund',
    organizationName: 'Harbor Street',
    date: 'November 21, 2026',
    document: htmlToDocument(html),
    format,
  });

type Node = { role?: string; children?: Node[] };
const listRoles = ({ role, children = [] }: Node): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(listRoles),
];

async function open(html: string, format?: DocumentFormat) {
  const file = await make(html, format);
  const source = Buffer.from(file).toString('latin1');
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
      const tree = (await page.getStructTree()) as Node | null;
      return { text: text.join(''), view: page.view, roles: tree ? listRoles(tree) : [] };
    }),
  );
  const { info } = await document.getMetadata();
  return { source, pages, info: info as Record<string, unknown> };
}

describe('the PDF of an application', () => {
  it('contains the tagged text in reading order', async () => {
    const { pages, source, info } = await open(
      `<h1>Need</h1><p>Six in <strong>ten</strong> [NEEDS INPUT: of?]. <a href="https://example.org">site</a></p>
       <ul><li>Van<ul><li>Fuel</li></ul></li></ul><ol><li>Buy</li><li>Drive</li></ol>
       <blockquote>Said</blockquote><table><tr><th>Item</th><th>Cost</th></tr><tr><td>Van</td><td>$12</td></tr></table>`,
    );
    const [page] = pages;
    const words = (page?.text ?? '').replace(/\s+/g, ' ');
    const order =
      'Mobile pantry Community Food Fund Harbor Street November 21, 2026 Need Six in ten [NEEDS INPUT: of?]. site';
    expect(words).toContain(order);
    expect(words).toMatch(/• ?Van – ?Fuel 1\. ?Buy 2\. ?Drive Said/);
    for (const role of 'Document H1 P Link L LI Lbl LBody BlockQuote Table TR TH TD'.split(' '))
      expect(page?.roles).toContain(role);
    expect(info).toMatchObject({
      Title: 'Mobile pantry',
      Author: 'Harbor Street',
      PDFFormatVersion: '1.7',
    });
    expect(source).toContain('pdfuaid:part');
    expect(source).toContain('/DisplayDocTitle true');
    expect(source).toMatch(/\/Lang \(en-US\)/);
  });

  it("follows the funder's font, size, paper and margins", async () => {
    const long = '<p>Every word of this text counts for the funder.</p>'.repeat(80);
    const usual = await open(long, { font: 'Times New Roman', fontSize: 12, lineSpacing: 1 });
    const double = await open(long, { font: 'Times', fontSize: 12, lineSpacing: 2, paper: 'a4' });
    expect(usual.source).toContain('Tinos');
    expect(usual.pages[0]?.view.map(Math.round)).toEqual([0, 0, 612, 792]);
    expect(double.pages[0]?.view.map(Math.round)).toEqual([0, 0, 595, 842]);
    expect(double.pages.length).toBeGreaterThan(usual.pages.length);
    expect(usual.pages.at(-1)?.text).toContain(
      `Page ${usual.pages.length} of ${usual.pages.length}`,
    );
    const header = await open('<p>Text</p>', { header: 'Harbor Street Food', pageNumbers: false });
    expect(header.pages[0]?.text).toContain('Harbor Street Food');
    expect(header.pages[0]?.text).not.toContain('Page 1');
  });

  it('breaks long words across lines and long tables across pages', async () => {
    const row = `<tr><td>${'word '.repeat(900)}</td><td>12</td></tr>`;
    const { pages } = await open(
      `<p>${'x'.repeat(3_000)}</p><table><tr><th>Item</th><th>Cost</th></tr>${row.repeat(4)}</table>`,
    );
    const all = pages.map(({ text }) => text).join('\n');
    expect(all.match(/word/g)).toHaveLength(3_600);
    expect(all.replace(/[^x]/g, '').length).toBeGreaterThanOrEqual(3_000);
    expect(pages.length).toBeGreaterThan(3);
  });

  it.each([
    ['emoji', 'Fresh food 😀 👩🏽‍🚒 ❤️', 'NotoEmoji'],
    ['check marks', 'Done ✓ open ☐ next ➤', 'NotoSansSymbols2'],
    ['mathematical signs', 'Let 𝑥 be ⨁', 'NotoSansMath'],
    ['Hebrew', 'שלום עולם', 'Arimo'],
    ['Arabic', 'مرحبا بالعالم', 'NotoSansArabic'],
    ['Devanagari', 'हिन्दी में', 'NotoSansDevanagari'],
  ])('embeds a font that has %s', async (_what, text, font) => {
    const { source, pages } = await open(`<p>${text}</p>`, { font: 'Calibri' });
    expect(source).toMatch(new RegExp(`/FontName /[A-Z]{6}\\+${font}`));
    expect(pages[0]?.text.normalize('NFC')).not.toContain('□');
  });

  it('replaces characters that no font has', async () => {
    const { pages } = await open('<p>Kana かな, but “quotes” … é 😀</p>');
    expect(pages[0]?.text).toMatch(/Kana □□, but “quotes” … é ?😀/);
  });
});
