import { expect, it } from 'vitest';
import { splitIntoUnits } from '../document/split-into-units.ts';
import { paragraph } from '../testing/classified-units.ts';
import { omitReplacedLines, removeOutdatedValues } from './current-values.ts';

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

const row = ['Application', 'May 10, 2027', 'May 24, 2027'];

it.each([
  ['Original', 'Revised'],
  ['Currently reads', 'Is changed to read'],
  ['Current language', 'Should read'],
  ['From', 'To'],
  ['Delete', 'Replace with'],
])('keeps only the values in the new column of a table: %s, %s', (...head) => {
  expect(valuesOf([[['Step', ...head], row]]).at(-1)).toEqual(['May 24, 2027']);
});

it('keeps the values of a table without replaced ones', () => {
  expect(valuesOf([[['Step', 'Opens', 'Closes'], row]]).at(-1)).toHaveLength(2);
});

it('omits the lines that an amendment quotes and replaces', () => {
  const replacing = ['This text is replaced with the following:', 'Due May 24, 2027.'];
  const quoting = ['Section IV currently states:', 'Due May 10, 2027.'];
  const remaining = (...lines: string[]) =>
    omitReplacedLines(lines.map((text) => ({ text }))).map(({ text }) => text);
  expect(remaining(...quoting, ...replacing)).toEqual([quoting[0], ...replacing]);
  expect(remaining(...quoting, 'Apply by May 24.')).toEqual([...quoting, 'Apply by May 24.']);
  const reading = (was: string, now: string) =>
    [
      [was, 'Due May 10.'],
      [now, 'Due May 24.'],
    ] as const;
  const [nowReads, shouldRead] = reading('Now reads: Due date', 'Should read: Due date');
  expect(remaining(...nowReads, ...shouldRead)).toEqual([nowReads[0], ...shouldRead]);
  const changes = reading('Part 1 currently states:', 'It now reads:');
  expect(remaining(...changes.flat(), ...changes.flat())).toHaveLength(6);
});

it('drops the old value in an amendment if the next line states the new value', () => {
  const lines = ['From: May 10, 2027', 'To: May 24, 2027'];
  expect(valuesOf(lines, true)).toEqual([[], ['May 24, 2027']]);
  expect(valuesOf(lines)).toEqual([['May 10, 2027'], ['May 24, 2027']]);
  expect(valuesOf(['From: May 10, 2027', 'Until summer'], true)[0]).toEqual(['May 10, 2027']);
});
