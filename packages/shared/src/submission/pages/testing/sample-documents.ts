import type { DocumentFormat } from '../../../contract/document-format.ts';
import type { List, RichBlock, RichDocument } from '../../../richtext/model.ts';

const sentences = [
  'Harbor House opened its first shelter in 1994 and has served more than 12,400 people since.',
  'Rents rose 31 percent in four years.',
  'Each family meets with a case manager within two days of arrival, and together they write a plan with three goals.',
  'We will hire one full-time coordinator at $48,000 and two part-time tutors.',
  'Of the children in the program, 68% read below grade level; after one year, 41% did.',
  'Partners include the county health department, St. Mary’s Hospital, and the Eastside Public Library.',
  'No family waits.',
  'Volunteers gave 9,310 hours in 2025, an average of fourteen hours each, mostly on weekday evenings between five and eight.',
  'The board reviews expenses every month and publishes an audited statement each spring.',
  'Transportation remains the most frequent reason for a missed appointment, followed by child care and irregular working hours.',
  'With this grant, we would add a second van, extend the evening hours, and serve 120 additional households by June 30, 2027.',
  'Participants told us that they trust neighbors more than brochures, so outreach workers are recruited from the blocks they serve.',
];
const headings = ['Need', 'Goals and Objectives', 'Methods', 'Evaluation', 'Staffing', 'Budget'];

/** Sentences in a reproducible order. */
function proseFrom(start: number, count: number): string {
  const all = Array.from(
    { length: count },
    (_, index) => sentences[(start * 5 + index * 7) % sentences.length],
  );
  return all.join(' ');
}

const paragraph = (start: number, count = 5): RichBlock => ({
  type: 'paragraph',
  children: [{ text: proseFrom(start, count) }],
});
const heading = (index: number, level: 1 | 2 | 3 = 2): RichBlock => ({
  type: 'heading',
  level,
  children: [{ text: headings[index % headings.length] ?? '' }],
});
const prose = (from: number, count: number): RichDocument =>
  Array.from({ length: count }, (_, index) => paragraph(from + index, 3 + ((from + index) % 4)));

const list = (type: List['type'], from: number, count: number, nested?: List): List => ({
  type,
  children: Array.from({ length: count }, (_, index) => ({
    type: 'list-item',
    children: [
      { type: 'paragraph', children: [{ text: proseFrom(from + index, 1 + (index % 2)) }] },
      ...(nested && index === 1 ? [nested] : []),
    ],
  })),
});

const table = (rows: number): RichBlock => ({
  type: 'table',
  children: Array.from({ length: rows }, (_, row) => ({
    type: 'table-row',
    children: (row === 0
      ? ['Item', 'Basis', 'Requested', 'Other sources']
      : [
          `Cost item ${row}`,
          proseFrom(row, 1),
          `$${(row * 1_275).toLocaleString('en-US')}`,
          `$${(row * 310).toLocaleString('en-US')}`,
        ]
    ).map((text) => ({
      type: 'table-cell',
      ...(row === 0 && { header: true }),
      children: [{ type: 'paragraph', children: [{ text }] }],
    })),
  })),
});

const quote = (from: number): RichBlock => ({
  type: 'block-quote',
  children: [{ type: 'paragraph', children: [{ text: proseFrom(from, 3) }] }],
});

const formatted = (from: number): RichBlock => ({
  type: 'paragraph',
  children: [
    { text: 'Objective: ', bold: true },
    { text: proseFrom(from, 2), italic: true },
    { text: ' See ' },
    { type: 'link', url: 'https://example.org', children: [{ text: 'our annual report' }] },
    { text: `.\n${proseFrom(from + 1, 2)}` },
  ],
});

const chapters = (from: number, count: number, paragraphs: number): RichDocument =>
  Array.from({ length: count }, (_, index) => [
    heading(from + index, index % 3 === 2 ? 3 : 2),
    ...prose(from + index * paragraphs, paragraphs),
  ]).flat();

/** Ten invented applications of 1 to 15 pages. */
export const sampleDocuments: Record<string, { document: RichDocument; format: DocumentFormat }> = {
  letter: { document: prose(0, 4), format: {} },
  sections: { document: chapters(1, 3, 3), format: {} },
  tables: {
    document: [...chapters(2, 2, 2), table(9), ...chapters(4, 1, 3), table(5), ...prose(3, 2)],
    format: {},
  },
  single: {
    document: [heading(0, 1), ...chapters(0, 5, 6)],
    format: { font: 'Times New Roman', fontSize: 12, lineSpacing: 1, margin: 1 },
  },
  double: {
    document: [...chapters(3, 6, 5), list('bulleted-list', 2, 6), ...prose(1, 3)],
    format: { font: 'Times New Roman', fontSize: 12, lineSpacing: 2, margin: 1 },
  },
  lists: {
    document: [
      heading(1),
      ...prose(5, 3),
      list('numbered-list', 1, 8, list('bulleted-list', 4, 4)),
      heading(2),
      list('bulleted-list', 3, 9, list('numbered-list', 2, 3)),
      ...chapters(2, 3, 3),
    ],
    format: { font: 'Calibri', fontSize: 11, lineSpacing: 1.15, margin: 1 },
  },
  dense: {
    document: [...chapters(0, 8, 6), list('bulleted-list', 0, 12), table(14)],
    format: { font: 'Arial', fontSize: 10, lineSpacing: 1, margin: 0.5 },
  },
  a4: {
    document: [heading(0, 1), quote(1), ...chapters(5, 3, 4), table(22), quote(3)],
    format: { font: 'Arial', fontSize: 11, paper: 'a4' },
  },
  long: {
    document: [...chapters(0, 10, 8), list('numbered-list', 0, 10)],
    format: { font: 'Times New Roman', fontSize: 12, lineSpacing: 1.5, margin: 1 },
  },
  mixed: {
    document: [
      heading(0, 1),
      formatted(0),
      formatted(2),
      heading(1, 3),
      list('bulleted-list', 5, 5),
      formatted(4),
      ...chapters(3, 3, 2),
    ],
    format: { font: 'Calibri', fontSize: 12, lineSpacing: 2, margin: 1.25 },
  },
};
