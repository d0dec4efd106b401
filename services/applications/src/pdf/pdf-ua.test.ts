import type { DocumentFormat } from '@grantwright/shared/contract';
import { htmlToDocument } from '@grantwright/shared/richtext';
import {
  elementsIn,
  nameOf,
  pdfUaProblems,
  readPdf,
  structureOf,
  textOf,
} from '@grantwright/shared/testing/pdf-ua';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { applicationToPdf } from './application-to-pdf.ts';

const make = (html: string, format: DocumentFormat = {}, title = 'Food & shelter <now>') =>
  applicationToPdf({
    title,
    grantProgram: 'Community “Food” Fund & more',
    organizationName: 'Хлеб & Ко',
    date: 'November 21, 2026',
    document: htmlToDocument(html),
    format,
  });

const paragraph = (words: number) => `<p>${'Every word counts here. '.repeat(words / 4)}</p>`;
const link = '<a href="https://example.org/a/long/way">a link that is long enough to wrap</a>';
const row = (cells: string[], tag = 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
const table = (rows: number) =>
  `<table>${row(['Item', 'Basis', 'Cost'], 'th')}${row(['Van', 'One', '$12']).repeat(rows)}</table>`;

const documents: [string, string, DocumentFormat?][] = [
  ['a short text', '<p>One.</p>'],
  ['headings of all levels', '<h1>A</h1><p>a</p><h2>B</h2><p>b</p><h3>C</h3><p>c</p>'],
  ['headings that skip levels', '<h3>A</h3><h1>B</h1><h3>C</h3><p>c</p><h2>D</h2><p>d</p>'],
  [
    'nested lists',
    `<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d ${link}</li></ul>
     <ol><li>a<ol><li>b</li></ol><ol><li>c</li></ol><ul><li>d</li></ul></li><li>e</li></ol>`,
  ],
  ['a long list', `<ol>${'<li>One more of the many steps.</li>'.repeat(120)}</ol>`],
  ['links', `<p>${`See ${link} and more. `.repeat(40)}</p>`],
  ['a table over several pages', table(90)],
  [
    'a table with short rows',
    `<table>${row(['a', 'b'], 'th')}${row(['c'])}${row(['d', 'e'])}</table>`,
  ],
  ['a table with lists and links', `<table>${row(['a', `<ul><li>b ${link}</li></ul>`])}</table>`],
  ['a table with a row higher than a page', `<table>${row(['a', paragraph(2_000)])}</table>`],
  ['quotes and gaps', '<blockquote>Said</blockquote><p>We need [NEEDS INPUT: how much?].</p>'],
  [
    'names in other scripts',
    '<p>Жаңы-Кыргызстан, Ελλάδα, Łódź, Đà Nẵng, İzmir\u00AD\u200B\u3000.</p>',
  ],
  [
    'emoji, signs and scripts that the font lacks',
    `<h1>😀 ✓</h1><p>👩🏽‍🚒 1️⃣ 🇺🇸 ☐ 𝑥 助成 <a href="https://example.org">ק ✓</a></p><ul><li>שלום (12) עולם</li></ul>
     <table>${row(['مرحبا بالعالم', 'हिन्दी में'])}</table>`,
  ],
  [
    'a header and no page numbers',
    paragraph(1_200),
    { header: 'Harbor Street', pageNumbers: false, font: 'Times New Roman' },
  ],
];

describe('the PDF of an application', () => {
  it.each(documents)('meets PDF/UA with %s', async (_what, html, format = {}) => {
    expect(pdfUaProblems(await make(html, format))).toEqual([]);
  });

  it('meets PDF/UA with an unchanged title', async () => {
    const pdf = readPdf(await make('<p>One.</p>'));
    expect(textOf(pdf.get(pdf.info.get('Title')))).toBe('Food & shelter <now>');
    const metadata = Buffer.from(pdf.stream(pdf.root.get('Metadata')), 'latin1').toString('utf8');
    // throws if the metadata is not well-formed
    new SaxesParser({ xmlns: true }).write(metadata.trim()).close();
    expect(metadata).toContain('Food &amp; shelter &lt;now&gt;');
    expect(metadata).toContain('Хлеб &amp; Ко');
  });

  it('meets PDF/UA with nested lists inside their items', async () => {
    const [, html = ''] = documents.find(([what]) => what === 'nested lists') ?? [];
    const elements = elementsIn(structureOf(readPdf(await make(html))));
    const lists = elements.filter(({ role }) => role === 'L');
    const shapes = lists.map(({ attributes, children }) => [
      nameOf(attributes.get('ListNumbering')),
      children.length,
    ]);
    expect(shapes).toEqual([
      ['Disc', 2],
      ['Disc', 1],
      ['LowerRoman', 1],
      ['Decimal', 2],
      ['LowerAlpha', 1],
      ['LowerAlpha', 1],
      ['Disc', 1],
    ]);
  });
});
