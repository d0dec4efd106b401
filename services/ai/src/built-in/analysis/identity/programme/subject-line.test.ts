import { expect, it } from 'vitest';
import { readingOf } from '../../fixtures/reading-of.ts';
import { readGuidelines } from '../../read-guidelines.ts';
import { programmeName } from '../programme-name.ts';
import { aboutOfSubject } from './subject-line.ts';
import { tidyProgramme } from './tidy-programme.ts';

it.each([
  ['Re: How to apply for the 2028 Harvest Gifts', '2028 Harvest Gifts'],
  ['RE: Writing to us about the Lantern Fund', 'Lantern Fund'],
  ['Subject: Invitation to apply for our Seed Awards', 'Seed Awards'],
  ['REMINDER: Oct 3 deadline for Meadow Fellowships', 'Meadow Fellowships'],
  ['Event reminder: Village Grants public information evening - 4 May 2027', 'Village Grants'],
  ['Re: Small Works Programme', 'Small Works Programme'],
])('is about: %s', (line, expected) => {
  expect(aboutOfSubject(line)).toBe(expected);
  expect(tidyProgramme(line)).toBe(expected);
});

it.each(['Reading Circle Grants', 'Reminders of Home Fund', 'Information Session Grants'])(
  'leaves a name as it is: %s',
  (line) => {
    expect(aboutOfSubject(line)).toBe(line);
  },
);

it('names the programme that a reminder is about, and not the day that it reminds of', () => {
  const post = readingOf(
    'html',
    '',
    '# REMINDER: Oct 3 deadline for Meadow Fellowships\nThe Orchard League is looking for ten people who teach others to graft.\nApplications are due October 3.',
  );
  expect(programmeName(readGuidelines(post, '2026-09-01'))).toMatch(/^Meadow Fellowships/);
});
