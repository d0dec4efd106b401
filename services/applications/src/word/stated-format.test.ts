import type { DocumentFormat } from '@grantwright/shared/contract';
import { usualFormat } from '@grantwright/shared/submission';
import { describe, expect, it } from 'vitest';
import { listParagraphs } from '../../test/read-docx.ts';
import { createWordParts } from '../../test/word-application.ts';

const html = `<h1>One</h1><h2>Two</h2><h3>Three</h3><p>Body</p><blockquote>Said</blockquote>
  <ul><li>Item<ul><li>Below</li></ul></li></ul><ol><li>First</li></ol>
  <table><tr><th>Item</th></tr><tr><td>Van</td></tr></table>`;

const formats: DocumentFormat[] = [
  {},
  { font: 'Times New Roman', fontSize: 12, lineSpacing: 2, margin: 1, pageNumbers: true },
  { font: 'Arial', fontSize: 11, lineSpacing: 1, margin: 0.5, paper: 'a4', header: 'Harbor' },
  { font: 'Calibri', fontSize: 11.5, lineSpacing: 1.5, margin: 1.25, pageNumbers: false },
  { font: 'Georgia', fontSize: 10, margin: 0.75, header: 'Bread & <Roses>', pageNumbers: false },
  { font: 'Garamond', fontSize: 14, lineSpacing: 3, margin: 2, paper: 'a4', header: 'Харбор' },
  { fontSize: 12, header: '' },
  { font: 'Times New Roman', lineSpacing: 1.15, margin: 0.99, paper: 'letter' },
];

type Look = { font?: string; size?: number; line?: number };

/** Returns the format that Word shows for a style: its own, or that of the style it is based on, or the defaults. */
function lookOf(styles: string, id?: string): Look {
  const pattern = id
    ? `<w:style [^>]*w:styleId="${id}".*?</w:style>`
    : '<w:docDefaults>.*?</w:docDefaults>';
  const style = new RegExp(pattern).exec(styles)?.[0] ?? '';
  const font = /w:ascii="([^"]*)"/.exec(style)?.[1];
  const size = /<w:sz w:val="(\d+)"/.exec(style)?.[1];
  const line = /<w:spacing [^>]*w:line="(\d+)"/.exec(style)?.[1];
  return {
    ...(id && lookOf(styles, /<w:basedOn w:val="([^"]+)"/.exec(style)?.[1])),
    ...(font && { font }),
    ...(size && { size: Number(size) / 2 }),
    ...(line && { line: Number(line) / 240 }),
  };
}

/** Returns the text and fields of a header or footer. */
const readContent = (part: string): string =>
  [...part.matchAll(/<w:(?:t|instrText)(?: [^>]*)?>([^<]*)</g)]
    .map(([, text = '']) => text)
    .join('')
    .replace('&lt;', '<')
    .replace('&gt;', '>')
    .replace('&amp;', '&');

async function read(format: DocumentFormat) {
  const parts = await createWordParts(html, { format });
  const part = (path: string) => parts.get(`word/${path}.xml`) ?? '';
  const styles = part('styles');
  const [, ...margins] =
    /<w:pgMar w:top="(\d+)" w:right="(\d+)" w:bottom="(\d+)" w:left="(\d+)"/.exec(
      part('document'),
    ) ?? [];
  const [, width] = /<w:pgSz w:w="(\d+)"/.exec(part('document')) ?? [];
  const used = listParagraphs(parts).map(({ style }) => style);
  return {
    body: lookOf(styles, 'BodyText'),
    looks: [...new Set([...used, 'Footer'])].map((id) => lookOf(styles, id)),
    margins: margins.map((twips) => Number(twips) / 1_440),
    paper: width === '12240' ? 'letter' : width === '11906' ? 'a4' : width,
    header: readContent(part('header1')),
    footer: readContent(part('footer1')),
    document: part('document'),
  };
}

describe('the Word file follows the format', () => {
  it.each(formats)('%o', async (format) => {
    const { font, fontSize, lineSpacing, margin, paper, pageNumbers } = {
      ...usualFormat,
      ...format,
    };
    const file = await read(format);
    expect(file.body).toEqual({ font, size: fontSize, line: lineSpacing });
    expect(file.looks.length).toBeGreaterThan(10);
    for (const look of file.looks) {
      expect(look.font).toBe(font);
      if (format.fontSize) expect(look.size).toBeGreaterThanOrEqual(fontSize);
    }
    const [top = 0] = file.margins;
    expect(top).toBeCloseTo(margin, 3);
    expect(file.margins).toEqual([top, top, top, top]);
    expect(file.paper).toBe(paper);
    expect(file.header).toBe(format.header ?? '');
    expect(file.document.includes('<w:headerReference')).toBe(Boolean(format.header));
    expect(file.footer).toBe(pageNumbers ? 'Page PAGE of NUMPAGES' : '');
    expect(file.document.includes('<w:footerReference')).toBe(pageNumbers);
  });
});
