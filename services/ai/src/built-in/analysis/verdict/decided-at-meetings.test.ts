import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { decidesAtMeetings } from './decided-at-meetings.ts';

const hears = (text: string): boolean =>
  decidesAtMeetings(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  [
    '# Dates\nApplications are welcome at any time. The trustees meet in May. Applications close on 6 April 2027.',
    true,
  ],
  [
    '# Proposal deadlines\nGrant applications must be completed online.\n- April 3 - for a June decision\n- August 1 - for an October decision',
    true,
  ],
  [
    '# Ethics\nApplications are accepted for the IRB. The board meets in May. Applications close on 6 April 2027.',
    false,
  ],
  [
    '# Planning board\nApplications are accepted for variances. The board meets on 6 April 2027.',
    false,
  ],
  ['# Dates\nThe trustees met in May.', false],
])('hears when a giver decides: %s', (text, is) => {
  expect(hears(text)).toBe(is);
});
