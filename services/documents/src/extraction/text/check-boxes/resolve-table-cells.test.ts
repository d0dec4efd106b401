import { expect, it } from 'vitest';
import { resolveTableCells } from './resolve-table-cells.ts';

const rowsOf = (rows: string[][]) =>
  resolveTableCells({ type: 'table', rows }).flatMap((block) =>
    block.type === 'table' ? block.rows : [],
  );

it('joins a box in a separate cell with the label in the next cell', () => {
  expect(
    rowsOf([
      ['Status', 'of the applicant'],
      ['☐', 'Fiscal sponsor'],
      ['☒', 'Audited'],
    ]),
  ).toEqual([
    ['Status', 'of the applicant'],
    ['', '☐ Fiscal sponsor'],
    ['', 'Audited'],
  ]);
  expect(rowsOf([['☐', 'Private foundation', '☒', 'Public charity']])).toEqual([
    ['', '☐ Private foundation', '', 'Public charity'],
  ]);
});

it('does not change a matrix of boxes or boxes that follow their labels', () => {
  const matrix = [
    ['Question', 'Yes', 'No'],
    ['Audited?', '☒', '☐'],
  ];
  expect(rowsOf(matrix)[0]).toEqual(matrix[0]);
  expect(rowsOf(matrix)[1]?.[0]).toBe('Audited?');
  expect(
    rowsOf([
      ['☐', 'Budget', ''],
      ['Resumes', 'two', 'pages'],
    ])[0],
  ).toEqual(['☐', 'Budget', '']);
});
