import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import {
  firstExtra,
  makePdf,
  makeStream,
  type PdfPage,
} from '../../../../test/support/make-pdf.ts';
import { extractDocument } from '../../index.ts';
import { ScanFoundError } from '../../unreadable-messages.ts';
import { createExtractor, type Extractor } from '../../processes/extractor.ts';

const lines = [
  'Applications to the Harlow Fund are due on 3 June 2027.',
  'Grants of up to $5,000 are made to organizations that',
  'serve the residents of the county and keep good books.',
];
const plain: PdfPage = {
  texts: [{ text: 'Reports are due twice a year, in May and in October.', y: 100 }],
};

/** Creates a page in Helvetica with a wrong character table. */
const misencoded = (map: (code: number) => number, pages: PdfPage[] = []): Uint8Array => {
  const codes = Array.from({ length: 95 }, (_, index) => 32 + index);
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  const table = codes.map((code) => `<${hex(code, 2)}> <${hex(map(code), 4)}>`).join(' ');
  const page = {
    texts: [],
    drawing: lines
      .map((line, index) => `BT /F3 14 Tf 72 ${700 - index * 20} Td (${line}) Tj ET`)
      .join(' '),
  };
  const all = [page, ...pages];
  const first = firstExtra(all.length);
  const bytes = makePdf(all, {
    objects: [
      `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode ${first + 1} 0 R >>`,
      makeStream(
        `begincmap 1 begincodespacerange <00> <FF> endcodespacerange 95 beginbfchar ${table} endbfchar endcmap`,
      ),
    ],
    fonts: `/F3 ${first} 0 R`,
  });
  return bytes;
};
const letter = (code: number, by: number): number => {
  const start = code >= 97 ? 97 : 65;
  return code - start >= 0 && code - start < 26 ? start + ((code - start + by) % 26) : code;
};

let extractor: Extractor | undefined;
afterEach(async () => {
  await extractor?.close();
  extractor = undefined;
});

describe('a PDF with wrong character tables', () => {
  it.each<[string, (code: number) => number]>([
    ['other letters', (code) => letter(code, 3)],
    ['characters offset by 29', (code) => Math.max(1, code - 29)],
    ['control characters', (code) => (code % 26) + 1],
    ['private use characters', (code) => 0xe000 + code],
    ['a single letter', () => 0x41],
    ['punctuation', (code) => 33 + ((code * 7) % 15)],
  ])('needs OCR if its table has %s', async (_, map) => {
    await expect(extractDocument(misencoded(map), 'pdf')).rejects.toThrow(ScanFoundError);
  });

  it('is extracted without OCR if its table is correct', async () => {
    const { blocks } = await extractDocument(
      misencoded((code) => code),
      'pdf',
    );
    expect(JSON.stringify(blocks)).toContain('due on 3 June 2027');
  });

  it('is recognized page by page, and gets a note that lists the pages', async () => {
    extractor = createExtractor({ processes: 1, timeoutMs: 60_000 });
    const { blocks, notes } = await extractor.extract(
      misencoded((code) => letter(code, 3), [plain]),
      'pdf',
      { userId: 'a user' },
    );
    const text = JSON.stringify(blocks);
    expect(text).toContain('due on 3 June 2027');
    expect(text).toContain('$5,000');
    expect(text).toContain(plain.texts[0]?.text);
    expect(notes).toEqual([expect.stringMatching(/^Page 1 uses an unsupported text encoding\./)]);
  });

  it('is recognized if its font lacks a table', async () => {
    const bytes = readFileSync(
      new URL('../../../../test/fixtures/cases/a20-notounicode.pdf', import.meta.url),
    );
    const { blocks } = await extractDocument(bytes, 'pdf', { recognition: { withinMs: 60_000 } });
    const text = blocks.map((block) => ('text' in block ? block.text : '')).join('\n');
    expect(text).toContain('Ellery Fund for Rural Health');
    expect(text).toContain('Deadline: 30 June 2027');
    expect(text).toContain('Maximum grant: $9,100');
  });
});
