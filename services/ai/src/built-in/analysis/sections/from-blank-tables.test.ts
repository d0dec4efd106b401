import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromBlankTables } from './from-blank-tables.ts';

const namesOf = (rows: string[][]): string[] =>
  sectionsFromBlankTables(
    readGuidelines(
      { ...readingOf('html', '', ''), blocks: [{ type: 'table', rows }] },
      '2026-09-01',
    ),
  ).map(({ name }) => name);

describe('the rows of a table with a blank beside each label', () => {
  it('are parts, without who applies and who signs', () => {
    expect(
      namesOf([
        ['1. Name of club', ''],
        ['2. What will you plant? (no more than 150 words)', ''],
        ['3. Who will tend the beds?', '____'],
        ['4. Cost breakdown', '£'],
        ['Signed', ''],
        ['Date', 'dd/mm/yyyy'],
      ]),
    ).toEqual(['What will you plant?', 'Who will tend the beds?', 'Cost breakdown']);
  });

  it('are none where they are costs, or where the cells beside are filled', () => {
    expect(
      namesOf([
        ['Salaries', ''],
        ['Travel', ''],
        ['Supplies', ''],
        ['Total', ''],
      ]),
    ).toEqual([]);
    expect(
      namesOf([
        ['Project budget', 'At most $900'],
        ['Work plan', 'One page'],
        ['Summary', 'Short'],
      ]),
    ).toEqual([]);
  });
});

it('are none where a figure, a year, a yes or a no fills them', () => {
  expect(
    namesOf([
      ['Name of club', ''],
      ['Year founded', ''],
      ['Operating budget', ''],
      ['Amount requested', ''],
      ['Have you applied to us before?', ''],
    ]),
  ).toEqual([]);
});
