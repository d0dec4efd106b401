import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makePdf, type PdfPage, type PdfText } from '../../../../test/support/make-pdf.ts';
import { extractDocument } from '../../index.ts';

const plain = { text: 'Applications are reviewed by a committee of volunteers.', y: 60 };
/** On a baseline 592 points up. "January 7" is 43 points wide and follows "Due by ", which is 38 points wide. */
const dates = { text: 'Due by January 7 January 31', y: 200 };
const from = 110;
const to = 156;
const above = (height: number) => 592 + height;

const read = async (page: Partial<PdfPage> & { texts?: PdfText[] }) => {
  const { blocks, notes } = await extractDocument(
    makePdf([{ ...page, texts: [plain, ...(page.texts ?? [dates])] }]),
    'pdf',
  );
  return { text: JSON.stringify(blocks), blocks, notes };
};
const fixture = (name: string) =>
  extractDocument(
    readFileSync(new URL(`../../../../test/fixtures/cases/${name}.pdf`, import.meta.url)),
    'pdf',
  );

describe('struck-out text in a PDF', () => {
  it.each<[string, Partial<PdfPage>]>([
    ['a thin filled box', { over: `${from} ${above(3)} ${to - from} 0.6 re f` }],
    ['a stroked line', { over: `0.7 w ${from} ${above(3)} m ${to} ${above(3)} l S` }],
    [
      'two lines',
      {
        over: [2.2, 4]
          .map((height) => `0.4 w ${from} ${above(height)} m ${to} ${above(height)} l S`)
          .join(' '),
      },
    ],
    [
      'a line for each word',
      { over: `${from} ${above(3)} 36 0.6 re f 149 ${above(3)} 7 0.6 re f` },
    ],
    [
      'a line below the text in paint order',
      { drawing: `${from} ${above(3)} ${to - from} 0.6 re f` },
    ],
    [
      'an annotation',
      {
        annotations: [
          `<< /Type /Annot /Subtype /StrikeOut /Rect [${from} 588 ${to} 603] /C [1 0 0] /QuadPoints [${from} 603 ${to} 603 ${from} 588 ${to} 588] >>`,
        ],
      },
    ],
  ])('is omitted and listed: %s', async (_, page) => {
    const { blocks, notes } = await read(page);
    expect(blocks.at(-1)).toEqual({ type: 'paragraph', text: 'Due by January 31', page: 1 });
    expect(notes).toEqual(['Struck-out text was left out: “January 7”.']);
  });

  it.each<[string, Partial<PdfPage>]>([
    ['an underline', { over: `${from} ${above(-1.6)} ${to - from} 0.6 re f` }],
    ['an underline on the baseline', { over: `${from} ${above(-0.3)} ${to - from} 0.6 re f` }],
    ['a line over the text', { over: `${from} ${above(9)} ${to - from} 0.6 re f` }],
    ['a highlight', { drawing: `1 1 0 rg ${from} ${above(-2)} ${to - from} 11 re f` }],
    [
      'a thick band under white text',
      { drawing: `0.8 0.9 1 rg ${from} ${above(2)} ${to - from} 3 re f` },
    ],
    ['a white line', { drawing: `1 1 1 RG ${from} ${above(3)} m ${to} ${above(3)} l S` }],
    ['a form line that continues', { over: `0.5 w 72 ${above(2)} m 540 ${above(2)} l S` }],
    [
      'the border of a cell that the text runs into',
      {
        over: `0.5 w ${from} ${above(3)} m ${to} ${above(3)} l S ${from} 560 m ${from} ${above(20)} l S`,
      },
    ],
    [
      'an underline annotation',
      {
        annotations: [
          `<< /Type /Annot /Subtype /Underline /Rect [${from} 588 ${to} 603] /C [1 0 0] /QuadPoints [${from} 603 ${to} 603 ${from} 588 ${to} 588] >>`,
        ],
      },
    ],
    [
      'an annotation that is hidden',
      {
        annotations: [
          `<< /Type /Annot /Subtype /StrikeOut /F 2 /Rect [${from} 588 ${to} 603] /C [1 0 0] /QuadPoints [${from} 603 ${to} 603 ${from} 588 ${to} 588] >>`,
        ],
      },
    ],
  ])('is not confused with text that has %s', async (_, page) => {
    const { text, notes } = await read(page);
    expect(text).toContain('January 7');
    expect(notes).toEqual([]);
  });

  it('is not confused with a fraction', async () => {
    const { text, notes } = await read({
      texts: [
        { text: 'Total spent', x: 100, y: 200, size: 10 },
        { text: 'Total awarded', x: 97, y: 213, size: 10 },
      ],
      over: '0.5 w 96 589 m 160 589 l S',
    });
    expect(text).toContain('Total spent');
    expect(text).toContain('Total awarded');
    expect(notes).toEqual([]);
  });

  it('leaves the other rows and cells of its table intact', async () => {
    const rows = [
      ['Item', 'Limit'],
      ['Travel', '$400'],
      ['Printing', '$900'],
    ];
    const grid = [600, 620, 640, 660].map((y) => `72 ${y} m 272 ${y} l S`);
    const sides = [72, 172, 272].map((x) => `${x} 600 m ${x} 660 l S`);
    const { blocks, notes } = await read({
      texts: rows.flatMap((row, index) =>
        row.map((text, column) => ({ text, x: 76 + column * 100, y: 146 + index * 20 })),
      ),
      over: [...grid, ...sides, '176 629 24 0.6 re f'].join(' '),
    });
    expect(blocks.at(-1)).toEqual({
      type: 'table',
      rows: [
        ['Item', 'Limit'],
        ['Travel', ''],
        ['Printing', '$900'],
      ],
      page: 1,
    });
    expect(notes).toEqual(['Struck-out text was left out: “$400”.']);
  });

  it('may be an entire table row', async () => {
    const rows = [
      ['Item', 'Limit'],
      ['Travel', '$400'],
      ['Printing', '$900'],
    ];
    const { blocks, notes } = await read({
      texts: rows.flatMap((row, index) =>
        row.map((text, column) => ({ text, x: 76 + column * 200, y: 146 + index * 20 })),
      ),
      over: [
        ...[600, 620, 640, 660].map((y) => `72 ${y} m 472 ${y} l S`),
        ...[72, 272, 472].map((x) => `${x} 600 m ${x} 660 l S`),
        '76 629 224 0.6 re f',
      ].join(' '),
    });
    expect(blocks.at(-1)).toMatchObject({
      rows: [
        ['Item', 'Limit'],
        ['Printing', '$900'],
      ],
    });
    expect(notes).toEqual(['Struck-out text was left out: “Travel”; “$400”.']);
  });

  it('is removed from text that runs up the page', async () => {
    const { text, notes } = await read({
      texts: [{ text: 'Due by January 7 January 31', x: 300, y: 500, rotation: 90 }],
      over: '296.4 330 0.6 46 re f',
    });
    expect(text).toContain('Due by January 31');
    expect(notes).toEqual(['Struck-out text was left out: “January 7”.']);
  });

  it('causes the document to be rejected if there is no other text', async () => {
    await expect(
      extractDocument(
        makePdf([{ texts: [{ text: 'Void', y: 200 }], over: '72 595 21 0.6 re f' }]),
        'pdf',
      ),
    ).rejects.toThrow(/All text in this PDF is struck out/);
  });

  it('is removed from a real revised solicitation', async () => {
    const { blocks, notes } = await fixture('a23-strike');
    const text = blocks.map((block) => ('text' in block ? block.text : ''));
    expect(text).toContain('Proposals are due: January 31, 2027');
    expect(text).toContain('Not to exceed: $55,000');
    expect(text).toContain('A scanned copy is enough.');
    expect(text).toContain('Underlined, not struck:');
    expect(notes).toEqual([
      'Struck-out text was left out: “January 7, 2027”; “$40,000”; “A notarized copy is required.”.',
    ]);
    const other = await fixture('a23b');
    expect(JSON.stringify(other.blocks)).toContain('at most 6 pages and a budget.');
  });
});
