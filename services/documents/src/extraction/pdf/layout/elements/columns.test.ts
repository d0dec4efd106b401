import { describe, expect, it } from 'vitest';
import { makePdf, type PdfText } from '../../../../../test/support/make-pdf.ts';
import { extractDocument } from '../../../index.ts';

const column = (texts: string[], x: number, y: number): PdfText[] =>
  texts.map((text, index) => ({ text, x, y: y + index * 14 }));
const readTexts = async (texts: PdfText[], drawing = '') => {
  const { blocks } = await extractDocument(makePdf([{ texts, drawing }]), 'pdf');
  return blocks.map((block) =>
    block.type === 'table' ? 'TABLE' : `${block.type === 'item' ? '- ' : ''}${block.text}`,
  );
};

const left = [
  'The general meeting approved a new',
  'plan for the garden, and all who came',
  'gave an hour to clear the paths. We',
  'thank the bakery for the bread, and',
  'the county for the soil that it sent',
  'when the first load was too dry.',
];
const right = [
  'The playground will open in May when',
  'its surface has set. The school paid for',
  'it, and the parents built the fence in',
  'two weekends with tools that the store',
  'in Main Street had lent to them for the',
  'whole of April.',
];

describe('two columns on a page', () => {
  it('are read one after the other, below the text above that spans both', async () => {
    const texts = await readTexts([
      ...column(['What to send', 'A budget', 'A letter'], 72, 80),
      {
        text: 'All of it goes to the office by mail, and none of it will be sent back to those who apply.',
        y: 140,
      },
      ...column(left, 72, 180),
      ...column(right, 320, 180),
    ]);
    expect(texts.slice(-2)).toEqual([left.join(' '), right.join(' ')]);
  });

  it('are detected even if one of them has short lines', async () => {
    const notices = [
      'Reach us any day',
      'Lincoln Elementary PTO',
      '1700 Irving Street',
      'Alexandria, MN 56308',
      'Call 218 555 0150',
      'Open from nine to noon',
      'Meetings on first Mondays',
      'Bring a friend along',
      'Coffee at half past',
      'Children are most welcome',
    ];
    const texts = await readTexts([
      ...column([...left, ...right], 72, 100),
      ...column(notices, 340, 107),
    ]);
    expect(texts.slice(0, 2)).toEqual([left.join(' '), right.join(' ')]);
    expect(texts.slice(2).join(' ')).toBe(notices.join(' '));
  });
});

describe('a table drawn in a column', () => {
  const grid = (x: number, y: number) =>
    [
      ...[0, 22, 44].map((down) => `${x} ${792 - y - down} m ${x + 200} ${792 - y - down} l S`),
      ...[0, 100, 200].map((across) => `${x + across} ${792 - y} m ${x + across} ${748 - y} l S`),
    ].join(' ');
  const cells = (x: number, y: number): PdfText[] => [
    { text: 'Letter', x: x + 6, y: y + 15 },
    { text: 'March 1', x: x + 106, y: y + 15 },
    { text: 'Proposal', x: x + 6, y: y + 37 },
    { text: 'April 30', x: x + 106, y: y + 37 },
  ];
  const both = [...column(left, 72, 100), ...column([...right, ...right], 320, 100)];

  it('is read in its column even though the other column continues below it', async () => {
    const after = column(['The trustees visit in May, and then', 'decide in July.'], 72, 260);
    const texts = await readTexts([...both, ...after, ...cells(72, 195)], grid(72, 195));
    expect(texts).toEqual([
      left.join(' '),
      'TABLE',
      'The trustees visit in May, and then decide in July.',
      right.join(' '),
      right.join(' '),
    ]);
  });

  it('is the last element of its column if nothing follows it', async () => {
    const texts = await readTexts([...both, ...cells(72, 195)], grid(72, 195));
    expect(texts).toEqual([left.join(' '), 'TABLE', right.join(' '), right.join(' ')]);
  });
});

describe('a list', () => {
  it('is recognized by drawn bullets', async () => {
    const dot = (y: number) => `62 ${796 - y} 3 3 re f`;
    const texts = await readTexts(
      [
        { text: 'Please send:', y: 100 },
        { text: 'A budget of one page', y: 120 },
        { text: 'A letter of support', y: 140 },
      ],
      `0 0 0 rg ${dot(121)} ${dot(141)}`,
    );
    expect(texts).toEqual(['Please send:', '- A budget of one page', '- A letter of support']);
  });

  it('includes a short item that resembles a heading', async () => {
    const texts = await readTexts([
      { text: '1. Cover sheet, signed by the chair', y: 100 },
      { text: '2. Narrative of four pages at most', y: 114 },
      { text: 'a) need and plan of the work, on one page each', x: 90, y: 128 },
      { text: '3. Budget', y: 160 },
      { text: 'All of them are sent in one file, and a copy is kept by the applicant.', y: 200 },
    ]);
    expect(texts).toContain('- Budget');
  });
});
