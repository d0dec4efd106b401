import type { List, Paragraph, Table } from '@grantwright/shared/richtext';

export const createParagraph = (text: string): Paragraph => ({
  type: 'paragraph',
  children: [{ text }],
});

export const createBulletedList = (texts: readonly string[]): List => ({
  type: 'bulleted-list',
  children: texts.map((text) => ({ type: 'list-item', children: [createParagraph(text)] })),
});

/** Builds a table whose first row contains the column headings. */
export const createTable = (rows: readonly (readonly string[])[]): Table => ({
  type: 'table',
  children: rows.map((cells, row) => ({
    type: 'table-row',
    children: cells.map((text) => ({
      type: 'table-cell',
      ...(row === 0 && { header: true }),
      children: [createParagraph(text)],
    })),
  })),
});

/** Builds a table of labels and values. */
export const createLabeledTable = (
  rows: readonly (readonly [label: string, value: string])[],
): Table => ({
  type: 'table',
  children: rows.map(([label, value]) => ({
    type: 'table-row',
    children: [
      { type: 'table-cell', header: true, children: [createParagraph(label)] },
      { type: 'table-cell', children: [createParagraph(value)] },
    ],
  })),
});
