import type { ExtractedText } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { makePdf, type PdfPage, type PdfText } from '../../test/support/make-pdf.ts';
import { lines, prose } from '../../test/support/pdf-lines.ts';
import { extractDocument } from './index.ts';

const read = (pages: PdfPage[]) => extractDocument(makePdf(pages), 'pdf');
const listTexts = ({ blocks }: Pick<ExtractedText, 'blocks'>) =>
  blocks.map((block) => ('text' in block ? block.text : ''));

describe('readPdf', () => {
  it('returns paragraphs with page numbers', async () => {
    const { blocks, pages } = await read([
      { texts: lines(prose) },
      { texts: lines(['A second page.']) },
    ]);
    expect(pages).toBe(2);
    expect(blocks).toEqual([
      { type: 'paragraph', text: prose.join(' '), page: 1 },
      { type: 'paragraph', text: 'A second page.', page: 2 },
    ]);
  });

  it('joins hyphenated words, but keeps the hyphens of compound words', async () => {
    const extractedText = await read([
      {
        texts: lines([
          'Applications are reviewed by a committee of volunteers who live in the commun-',
          'ity and know it well, and who look for a plan that lasts beyond the grant, from',
          'every applicant that is a non-',
          'profit organization.',
        ]),
      },
    ]);
    const text = listTexts(extractedText).join(' ');
    expect(text).toContain('community and know');
    expect(text).toContain('non-profit organization');
  });

  it('derives heading levels from size and weight', async () => {
    const { blocks } = await read([
      {
        texts: [
          { text: 'Community Fund', y: 80, size: 20, bold: true },
          { text: 'Eligibility', y: 120, size: 14, bold: true },
          ...lines(prose, { y: 145 }),
          { text: 'Who may not apply', y: 205, bold: true },
          ...lines(prose, { y: 225 }),
        ],
      },
    ]);
    expect(blocks.filter(({ type }) => type === 'heading')).toEqual([
      { type: 'heading', level: 1, text: 'Community Fund', page: 1 },
      { type: 'heading', level: 2, text: 'Eligibility', page: 1 },
      { type: 'heading', level: 3, text: 'Who may not apply', page: 1 },
    ]);
  });

  it('returns list items with their depth', async () => {
    const { blocks } = await read([
      {
        texts: [
          ...lines(['Attach the following:'], { y: 100 }),
          ...lines(['1. A budget', '2. Two letters:'], { x: 90, y: 114 }),
          ...lines(['a. from a partner', 'b. from the board'], { x: 110, y: 142 }),
          ...lines(['3. An audit'], { x: 90, y: 170 }),
        ],
      },
    ]);
    const items = blocks.flatMap((block) =>
      block.type === 'item' ? [[block.depth, block.text]] : [],
    );
    expect(items).toEqual([
      [0, 'A budget'],
      [0, 'Two letters:'],
      [1, 'from a partner'],
      [1, 'from the board'],
      [0, 'An audit'],
    ]);
  });

  it('reads columns in order', async () => {
    const column = (side: string) =>
      Array.from({ length: 8 }, (_, index) => `${side} column line ${index} of running text`);
    const [left, right] = [column('left'), column('right')];
    const texts = [...lines(left), ...lines(right, { x: 330, y: 104 })];
    const text = listTexts(await read([{ texts }])).join(' ');
    expect(text.indexOf('left column line 7')).toBeGreaterThan(-1);
    expect(text.indexOf('left column line 7')).toBeLessThan(text.indexOf('right column line 0'));
  });

  it('detects tables with and without drawn lines', async () => {
    const cells = [
      ['Criterion', 'Points'],
      ['Need', '30'],
      ['Plan', '50'],
      ['Budget', '20'],
    ];
    const texts = cells.flatMap((row, index) =>
      row.map((text, column) => ({ text, x: 80 + column * 200, y: 115 + index * 20 })),
    );
    const grid = [
      ...[0, 1, 2, 3, 4].map((index) => `72 ${692 - index * 20} m 472 ${692 - index * 20} l S`),
      ...[72, 272, 472].map((x) => `${x} 692 m ${x} 612 l S`),
    ].join('\n');
    for (const drawing of ['', grid]) {
      const { blocks } = await read([{ texts, drawing }]);
      expect(blocks).toEqual([{ type: 'table', rows: cells, page: 1 }]);
    }
  });

  it('drops running heads, page numbers and the table of contents', async () => {
    const page = (number: number, body: PdfText[]): PdfPage => ({
      texts: [
        { text: 'Community Fund 2027', y: 40 },
        ...body,
        { text: `Page ${number} of 4`, y: 760 },
      ],
    });
    const entries = ['Eligibility', 'How to Apply', 'Review', 'Reporting'].map((title, index) => ({
      text: `${title} ${'.'.repeat(60)} ${index + 2}`,
      y: 130 + index * 14,
    }));
    const extractedText = await read([
      page(1, [{ text: 'Table of Contents', y: 100 }, ...entries]),
      page(2, lines(prose)),
      page(3, lines(['Apply online.'])),
      page(4, lines(['Report each year.'])),
    ]);
    expect(listTexts(extractedText)).toEqual([
      prose.join(' '),
      'Apply online.',
      'Report each year.',
    ]);
  });

  it('rejects a damaged PDF and a PDF without text, each with a message', async () => {
    await expect(read([{ texts: [] }])).rejects.toThrow(/There is no text in this PDF/);
    await expect(extractDocument(Buffer.from('%PDF-1.7 nothing'), 'pdf')).rejects.toThrow(
      /damaged/,
    );
  });

  it('reads the two blocks of a letterhead one after the other', async () => {
    const left = [
      [60, 'INTERNAL REVENUE SERVICE'],
      [72, 'P. O. BOX 2508'],
      [84, 'CINCINNATI, OH 45201'],
      [144, 'NORTH VALLEY LITERACY COUNCIL'],
      [156, 'C/O DANA REYES'],
      [168, 'PO BOX 318'],
      [180, 'CHICO, CA 95927'],
    ] as const;
    const right = [
      [108, 'Employer Identification Number:'],
      [120, '27-3456781'],
      [132, 'Contact Person:'],
      [144, 'KEVIN A PAYNE'],
      [156, 'Contact Telephone Number:'],
      [168, '(877) 829-5500'],
      [192, 'Public Charity Status:'],
      [204, '170(b)(1)(A)(vi)'],
    ] as const;
    const extractedText = await read([
      {
        texts: [
          ...left.map(([y, text]) => ({ text, x: 72, y, size: 9 })),
          ...right.map(([y, text]) => ({ text, x: 330, y, size: 9 })),
          { text: 'Dear Applicant:', x: 72, y: 260, size: 9 },
          ...lines(prose, { y: 284 }),
        ],
      },
    ]);
    expect(listTexts(extractedText).slice(0, 12)).toEqual([
      ...left.map(([, text]) => text),
      'Employer Identification Number: 27-3456781',
      'Contact Person: KEVIN A PAYNE',
      'Contact Telephone Number: (877) 829-5500',
      'Public Charity Status: 170(b)(1)(A)(vi)',
      'Dear Applicant:',
    ]);
  });
});
