import { readFileSync } from 'node:fs';
import type { Block } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { makePdf, type PdfPage, type PdfText } from '../../../../test/support/make-pdf.ts';
import { extractDocument } from '../../index.ts';

const cells = [
  ['Track', 'Ceiling', 'Due date'],
  ['Stream repair', '$12,000', '3 March 2027'],
  ['School visits', '$1,500', '7 April 2027'],
  ['Signs', '$900', '2 June 2027'],
];
const title = { text: 'Award schedule of the River Fund', y: 60 };
const end = { text: 'Questions are answered until 1 February 2027.', y: 740 };
const table: Block = { type: 'table', rows: cells, page: 1 };

/** Creates a table whose first cell is at the given position and whose rows and columns follow the text direction. */
function rotatedTable(rotation: number, x: number, y: number): PdfText[] {
  const radians = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return cells.flatMap((row, down) =>
    row.map((text, along) => ({
      text,
      rotation,
      x: x + along * 130 * cos + down * 24 * sin,
      y: y - along * 130 * sin + down * 24 * cos,
    })),
  );
}

const read = (page: PdfPage) => extractDocument(makePdf([page]), 'pdf');

describe('sideways text in a PDF', () => {
  it.each([
    [90, 200, 600],
    [180, 520, 500],
    [270, 400, 160],
  ])('is read as a table if rotated by %i degrees', async (rotation, x, y) => {
    const { blocks, notes } = await read({ texts: [title, ...rotatedTable(rotation, x, y), end] });
    expect(blocks).toContainEqual(table);
    expect(blocks).toHaveLength(3);
    expect(notes).toEqual([]);
  });

  it('is read as a table if its cells are ruled', async () => {
    const levels = [0, 1, 2, 3, 4].map((row) => 184 + row * 24);
    const uprights = [186, 316, 446, 576];
    const { blocks } = await read({
      texts: [title, ...rotatedTable(90, 200, 600)],
      drawing: [
        ...levels.map((x) => `${x} ${uprights[0]} m ${x} ${uprights.at(-1)} l S`),
        ...uprights.map((y) => `${levels[0]} ${y} m ${levels.at(-1)} ${y} l S`),
      ].join(' '),
    });
    expect(blocks).toContainEqual(table);
  });

  it.each([90, 180, 270])(
    'is read as upright text on a page rotated by %i degrees',
    async (rotate) => {
      const lines = ['Reports are due every 6 months.', 'Equipment needs three quotes.'];
      const placement =
        { 90: [90, 100, 700], 180: [180, 540, 100], 270: [270, 500, 100] }[rotate] ?? [];
      const [angle = 0, x = 0, y = 0] = placement;
      const step = { 90: [14, 0], 180: [0, -14], 270: [-14, 0] }[rotate] ?? [];
      const { blocks } = await read({
        rotate,
        texts: lines.map((text, index) => ({
          text,
          rotation: angle,
          x: x + (step[0] ?? 0) * index,
          y: y + (step[1] ?? 0) * index,
        })),
      });
      expect(blocks).toEqual([{ type: 'paragraph', text: lines.join(' '), page: 1 }]);
    },
  );

  it('is read if a negative text size turns it upright', async () => {
    const { blocks } = await read({
      texts: [],
      drawing: 'BT /F1 -11 Tf -1 0 0 -1 72 700 Tm (Reports are due in May.) Tj ET',
    });
    expect(blocks).toEqual([{ type: 'paragraph', text: 'Reports are due in May.', page: 1 }]);
  });

  it('is treated as a running head if it repeats along the side of every page', async () => {
    const page = (body: string): PdfPage => ({
      texts: [
        { text: body, y: 100 },
        { text: 'River Fund 2027', x: 30, y: 500, rotation: 90 },
      ],
    });
    const { blocks } = await extractDocument(
      makePdf(['Apply online.', 'Report each year.', 'Keep receipts.'].map(page)),
      'pdf',
    );
    expect(JSON.stringify(blocks)).not.toContain('River Fund');
  });

  it('is only listed in a note if it is diagonal', async () => {
    const { blocks, notes } = await read({
      texts: [
        title,
        { text: 'SAMPLE', x: 200, y: 500, size: 60, rotation: 45, color: [0.8, 0.8, 0.8] },
      ],
    });
    expect(JSON.stringify(blocks)).not.toContain('SAMPLE');
    expect(notes).toEqual([
      'Diagonal text (such as a watermark) on page 1 was left out: “SAMPLE”.',
    ]);
  });

  it('is read if the whole page is tilted', async () => {
    const lines = Array.from(
      { length: 8 },
      (_, index) => `Line ${index} of a page that was scanned a little askew.`,
    );
    const { blocks, notes } = await read({
      texts: lines.map((text, index) => ({
        text,
        rotation: 5,
        x: 72 + index * 1.3,
        y: 200 + index * 14.9,
      })),
    });
    expect(blocks.map((block) => ('text' in block ? block.text : ''))).toEqual([lines.join(' ')]);
    expect(notes).toEqual([]);
  });

  it('keeps the rows of an award schedule together', async () => {
    const { blocks } = await extractDocument(
      readFileSync(new URL('../../../../test/fixtures/cases/a19-rotated.pdf', import.meta.url)),
      'pdf',
    );
    expect(blocks).toEqual([
      { type: 'heading', level: 1, text: 'Teal River Conservancy: Award schedule', page: 1 },
      table,
      expect.objectContaining({
        text: 'Landscape page: reports are due every 6 months. Equipment over $5,000 needs three quotes.',
        page: 2,
      }),
    ]);
  });
});
