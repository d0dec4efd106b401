import { expect, it } from 'vitest';
import { readingOf } from '../../fixtures/reading-of.ts';
import { readGuidelines } from '../../read-guidelines.ts';
import { isName } from './generic.ts';
import { noticeNumber } from './labelled.ts';
import { tidyProgramme } from './tidy-programme.ts';

it.each([
  ['Invitation for lighthouse project proposals', 'Lighthouse project'],
  ['River Stories Grants - Guidelines for Applicants, Fiscal Year 2028', 'River Stories Grants'],
  ['Barn Grants Guidelines FY 2028', 'Barn Grants'],
  ['Call for Proposals 2028: Open Orchards', 'Open Orchards'],
])('leaves of a title what is given: %s', (title, expected) => {
  expect(tidyProgramme(title)).toBe(expected);
});

it.each([
  'Notice of Funding Availability',
  'Notice of Funding Availability ABC-2027-03',
  'Request for Proposals (RFP) No. 27-114',
])('is no name: %s', (title) => {
  expect(isName(title)).toBe(false);
});

it('takes no sum of money for the number of a notice', () => {
  const read = (value: string) =>
    noticeNumber(readGuidelines(readingOf('html', '', `Grant: ${value}`), '2026-11-01'));
  expect(read('£2,000 to £9,000, paid in euros')).toBeUndefined();
  expect(read('WB-27-004')).toBe('WB-27-004');
  expect(read('WB-27-004 · Published 3 May 2027')).toBe('WB-27-004');
});
