import { expect, it } from 'vitest';
import { resolveTableCells } from './resolve-table-cells.ts';

const resolveRows = (rows: string[][]) =>
  resolveTableCells({ type: 'table', rows }).flatMap((block) =>
    block.type === 'table' ? block.rows : [],
  );

it('joins a box in a cell of its own with the label in the next cell', () => {
  expect(
    resolveRows([
      ['Status', 'of the applicant'],
      ['☐', 'Fiscal sponsor'],
      ['☒', 'Audited'],
    ]),
  ).toEqual([
    ['Status', 'of the applicant'],
    ['', '☐ Fiscal sponsor'],
    ['', 'Audited'],
  ]);
  expect(resolveRows([['☐', 'Private foundation', '☒', 'Public charity']])).toEqual([
    ['', '☐ Private foundation', '', 'Public charity'],
  ]);
});

it('changes neither a matrix of boxes nor boxes after their labels', () => {
  const matrix = [
    ['Question', 'Yes', 'No'],
    ['Audited?', '☒', '☐'],
  ];
  expect(resolveRows(matrix)[0]).toEqual(matrix[0]);
  expect(resolveRows(matrix)[1]?.[0]).toBe('Audited?');
  expect(
    resolveRows([
      ['☐', 'Budget', ''],
      ['Resumes', 'two', 'pages'],
    ])[0],
  ).toEqual(['☐', 'Budget', '']);
});
