import { describe, expect, it } from 'vitest';
import { makePdf, type PdfText } from '../../../../../test/support/make-pdf.ts';
import { extractDocument } from '../../../index.ts';

const horizontalRule = (y: number, from: number, to: number) =>
  `${from} ${792 - y} m ${to} ${792 - y} l S`;
const verticalRule = (x: number, from: number, to: number) =>
  `${x} ${792 - from} m ${x} ${792 - to} l S`;
const readTable = async (texts: PdfText[], drawing: string[]) => {
  const { blocks } = await extractDocument(makePdf([{ texts, drawing: drawing.join(' ') }]), 'pdf');
  const [table] = blocks.filter((block) => block.type === 'table');
  return table?.type === 'table' ? table.rows : undefined;
};

describe('a table with drawn lines', () => {
  it('puts the text of a merged cell into its first column and row', async () => {
    const rows = await readTable(
      [
        { text: 'Deadlines', x: 180, y: 115 },
        { text: 'Round', x: 76, y: 125 },
        { text: 'Letter', x: 176, y: 145 },
        { text: 'Proposal', x: 276, y: 145 },
        { text: 'Spring', x: 76, y: 175 },
        { text: 'February 3', x: 176, y: 175 },
        { text: 'March 17', x: 276, y: 175 },
      ],
      [
        horizontalRule(100, 72, 372),
        horizontalRule(130, 172, 372),
        horizontalRule(160, 72, 372),
        horizontalRule(190, 72, 372),
        verticalRule(72, 100, 190),
        verticalRule(172, 100, 190),
        verticalRule(272, 130, 190),
        verticalRule(372, 100, 190),
      ],
    );
    expect(rows).toEqual([
      ['Round', 'Deadlines', ''],
      ['', 'Letter', 'Proposal'],
      ['Spring', 'February 3', 'March 17'],
    ]);
  });

  it('separates adjacent text at a drawn line', async () => {
    const edges = [72, 110, 156, 200].map((x) => verticalRule(x, 100, 160));
    const rows = await readTable(
      [
        { text: 'Spring', x: 75, y: 115 },
        { text: 'March 1', x: 112, y: 115 },
        { text: '$5,000', x: 158, y: 115 },
        { text: 'Fall', x: 75, y: 145 },
        { text: 'Sept. 9', x: 112, y: 145 },
        { text: '$9,000', x: 158, y: 145 },
      ],
      [...[100, 130, 160].map((y) => horizontalRule(y, 72, 200)), ...edges],
    );
    expect(rows).toEqual([
      ['Spring', 'March 1', '$5,000'],
      ['Fall', 'Sept. 9', '$9,000'],
    ]);
  });

  it('keeps the lines of an address separate, but joins the lines of a sentence', async () => {
    const rows = await readTable(
      [
        { text: 'Address', x: 76, y: 115 },
        { text: '2314 Jefferson Avenue', x: 176, y: 115 },
        { text: 'Richmond, VA 23223', x: 176, y: 128 },
        { text: 'Purpose', x: 76, y: 155 },
        { text: 'To grow food with neighbors and to', x: 176, y: 155 },
        { text: 'teach their children', x: 176, y: 168 },
      ],
      [
        ...[100, 140, 180].map((y) => horizontalRule(y, 72, 380)),
        ...[72, 172, 380].map((x) => verticalRule(x, 100, 180)),
      ],
    );
    expect(rows).toEqual([
      ['Address', '2314 Jefferson Avenue\nRichmond, VA 23223'],
      ['Purpose', 'To grow food with neighbors and to teach their children'],
    ]);
  });
});

describe('a label centered next to its value', () => {
  it('is read before the value', async () => {
    const { blocks } = await extractDocument(
      makePdf([
        {
          texts: [
            { text: 'Legal name:', x: 72, y: 100 },
            { text: 'Prairie Songs Chorale', x: 200, y: 100 },
            { text: '2314 Jefferson Avenue', x: 200, y: 122 },
            { text: 'Address:', x: 72, y: 129 },
            { text: 'Richmond, VA 23223', x: 200, y: 136 },
            { text: 'Phone:', x: 72, y: 160 },
            { text: '(804) 555-0100', x: 200, y: 160 },
          ],
        },
      ]),
      'pdf',
    );
    const text = JSON.stringify(blocks);
    expect(text.indexOf('Address:')).toBeLessThan(text.indexOf('2314'));
    expect(text.indexOf('Address:')).toBeGreaterThan(text.indexOf('Prairie'));
  });
});
