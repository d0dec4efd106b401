import { expect, it } from 'vitest';
import { splitIntoUnits } from '../document/split-into-units.ts';
import { paragraph } from '../testing/classified-units.ts';
import { removeOutdatedValues } from './current-values.ts';

const valuesOf = (blocks: readonly (string | string[][])[], isSupplement = false) =>
  removeOutdatedValues(
    splitIntoUnits({
      source: 'docx',
      notes: [],
      blocks: blocks.map((block) =>
        typeof block === 'string' ? paragraph(block) : { type: 'table', rows: block },
      ),
    }).units,
    isSupplement,
  ).map(({ values }) => values.map(({ text }) => text));

it.each([
  ['The deadline is extended from May 10, 2027 to May 24, 2027.', ['May 24, 2027']],
  [
    'Proposals are due May 24, 2027 at 4:00 p.m. ET (previously May 10, 2027 at 5:00 p.m. ET).',
    ['May 24, 2027', '4:00 p.m. ET'],
  ],
  ['The maximum grant is raised from $4,000 to $6,500.', ['$6,500']],
  ['The narrative limit is changed from 6 pages to 8 pages.', ['8 pages']],
  ['Grants range from $4,000 to $6,500.', ['from $4,000 to $6,500']],
])('drops values replaced in the same sentence: %s', (text, values) => {
  expect(valuesOf([text])[0]?.map((value) => value.replace(/^from /, ''))).toEqual(
    values.map((value) => value.replace(/^from /, '')),
  );
});

it('keeps only the values in the new column of a table', () => {
  const rows = [
    ['Step', 'Original', 'Revised'],
    ['Application', 'May 10, 2027', 'May 24, 2027'],
  ];
  expect(valuesOf([rows]).at(-1)).toEqual(['May 24, 2027']);
  const [, ...more] = rows;
  expect(valuesOf([[['Step', 'Opens', 'Closes'], ...more]]).at(-1)).toHaveLength(2);
});

it('drops the old value in an amendment if the next line states the new value', () => {
  const lines = ['From: May 10, 2027', 'To: May 24, 2027'];
  expect(valuesOf(lines, true)).toEqual([[], ['May 24, 2027']]);
  expect(valuesOf(lines)).toEqual([['May 10, 2027'], ['May 24, 2027']]);
  expect(valuesOf(['From: May 10, 2027', 'Until summer'], true)[0]).toEqual(['May 10, 2027']);
});
