import { readFileSync } from 'node:fs';
import type { ExtractedText } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { firstExtra, makePdf, makeStream } from '../../../../test/support/make-pdf.ts';
import { extractDocument } from '../../index.ts';
import { limits } from '../limits.ts';
import { readPortfolio } from './portfolio.ts';

const invitation =
  'For the best experience, open this PDF portfolio in Acrobat X or Adobe Reader X.';
const createPdf = (...texts: string[]) =>
  makePdf(texts.map((text) => ({ texts: [{ text, y: 100 }] })));

type Files = Record<string, Uint8Array | string>;

/** Creates a PDF with embedded files, by default a portfolio. */
function holding(files: Files, { cover = invitation, isPortfolio = true } = {}): Uint8Array {
  const first = firstExtra(1);
  const names = Object.keys(files);
  const objects = Object.entries(files).flatMap(([name, content], index) => [
    makeStream(
      typeof content === 'string' ? content : Buffer.from(content).toString('latin1'),
      '/Type /EmbeddedFile',
    ),
    `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F ${first + index * 2} 0 R >> >>`,
  ]);
  const tree = names.map((name, index) => `(${name}) ${first + index * 2 + 1} 0 R`).join(' ');
  return makePdf([{ texts: [{ text: cover, y: 100 }] }], {
    catalog: `${isPortfolio ? '/Collection << /Type /Collection >>' : ''} /Names << /EmbeddedFiles << /Names [${tree}] >> >>`,
    objects,
  });
}
const listTexts = (blocks: Awaited<ReturnType<typeof extractDocument>>['blocks']) =>
  blocks.map((block) => ['text' in block ? block.text : '', block.page]);

const readShortText = async (): Promise<ExtractedText> => ({
  source: 'pdf',
  blocks: [{ type: 'paragraph', text: 'Costs are capped.', page: 1 }],
  notes: [],
});

describe('a PDF portfolio', () => {
  it('is read from its embedded PDFs, sorted by name', async () => {
    const { blocks, notes, pages } = await extractDocument(
      holding({
        '2 Budget rules.pdf': createPdf('Indirect costs are capped.'),
        '1 Guidelines.pdf': createPdf('Applications are due in October.', 'Awards are small.'),
      }),
      'pdf',
    );
    expect(pages).toBe(3);
    expect(listTexts(blocks)).toEqual([
      ['Applications are due in October.', 1],
      ['Awards are small.', 2],
      ['Indirect costs are capped.', 3],
    ]);
    expect(notes).toEqual([
      'This is a PDF portfolio. The files inside it were read in this order: “1 Guidelines.pdf” (pages 1 to 2), “2 Budget rules.pdf” (page 3).',
    ]);
  });

  it('lists the files that were not read', async () => {
    const { notes } = await extractDocument(
      holding({
        'Guidelines.pdf': createPdf('Applications are due in October.'),
        'Budget.xlsx': 'PK',
        'Broken.pdf': '%PDF-1.7 nothing',
        'Inner.pdf': holding({ 'Deep.pdf': createPdf('Too deep.') }),
      }),
      'pdf',
    );
    expect(notes[1]).toBe(
      'Files attached to this PDF were not read: “Broken.pdf”; “Budget.xlsx”; “Inner.pdf”. Upload the ones that matter separately.',
    );
  });

  it('is rejected with the names of its files if none can be read', async () => {
    await expect(
      extractDocument(holding({ 'Guidelines.docx': 'PK', 'Budget.xlsx': 'PK' }), 'pdf'),
    ).rejects.toThrow(/portfolio.*\(Budget\.xlsx, Guidelines\.docx\).*upload them/);
  });

  it('keeps a cover page with content', async () => {
    const { blocks } = await extractDocument(
      holding(
        { 'Rules.pdf': createPdf('Costs are capped.') },
        { cover: 'Awards are made in June.' },
      ),
      'pdf',
    );
    expect(listTexts(blocks)).toEqual([
      ['Awards are made in June.', 1],
      ['Costs are capped.', 2],
    ]);
  });

  it('reads at most twenty files', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 22 }, (_, index) => [
        `${index + 1}.pdf`,
        createPdf(`Rule ${index + 1}.`),
      ]),
    );
    const { pages, notes } = await extractDocument(holding(files), 'pdf');
    expect(pages).toBe(20);
    expect(notes[1]).toContain('“21.pdf”; “22.pdf”');
  });

  it('is read even if its other files are too large', async () => {
    const { blocks, notes } = await readPortfolio(
      undefined,
      [
        { name: 'Film.mp4', bytes: new Uint8Array(limits.portfolioBytes), isPdf: false },
        { name: 'Scans.pdf', bytes: new Uint8Array(limits.portfolioBytes + 1), isPdf: true },
        { name: 'Terms.pdf', bytes: new Uint8Array(1), isPdf: true },
      ],
      readShortText,
    );
    expect(listTexts(blocks)).toEqual([['Costs are capped.', 1]]);
    expect(notes[1]).toContain('“Film.mp4”; “Scans.pdf”');
  });

  it('lists an unread file even if a file with the same name was read', async () => {
    const bytes = new Uint8Array(1);
    const { notes } = await readPortfolio(
      undefined,
      [
        { name: 'Rules', bytes, isPdf: true },
        { name: 'Rules', bytes, isPdf: false },
      ],
      readShortText,
    );
    expect(notes[1]).toContain('not read: “Rules”');
  });

  it('is read from a real call of an endowment', async () => {
    const { blocks } = await extractDocument(
      readFileSync(new URL('../../../../test/fixtures/cases/a15-portfolio.pdf', import.meta.url)),
      'pdf',
    );
    const text = JSON.stringify(blocks);
    expect(text).toContain('Applications are due 4 October 2027.');
    expect(text).toContain('Indirect costs may not exceed 8 percent.');
    expect(text).not.toContain('best experience');
  });
});

describe('files attached to a PDF', () => {
  const cover = 'Applications are due in May.';

  it('are listed, but not read', async () => {
    const { blocks, notes } = await extractDocument(
      holding({ 'Rules.pdf': createPdf('Costs are capped.') }, { cover, isPortfolio: false }),
      'pdf',
    );
    expect(listTexts(blocks)).toEqual([[cover, 1]]);
    expect(notes).toEqual([
      'Files attached to this PDF were not read: “Rules.pdf”. Upload the ones that matter separately.',
    ]);
  });

  it('are also listed if they are attached to a page', async () => {
    const file = firstExtra(1);
    const { notes } = await extractDocument(
      makePdf(
        [
          {
            texts: [{ text: cover, y: 100 }],
            annotations: [
              `<< /Type /Annot /Subtype /FileAttachment /Rect [72 600 90 618] /FS ${file + 1} 0 R >>`,
            ],
          },
        ],
        {
          objects: [
            makeStream('PK', '/Type /EmbeddedFile'),
            `<< /Type /Filespec /F (Budget.xlsx) /UF (Budget.xlsx) /EF << /F ${file} 0 R >> >>`,
          ],
        },
      ),
      'pdf',
    );
    expect(notes).toEqual([expect.stringContaining('“Budget.xlsx”')]);
  });
});
