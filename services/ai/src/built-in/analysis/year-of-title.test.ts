import { expect, it } from 'vitest';
import { readingOf } from './fixtures/reading-of.ts';
import { readGuidelines } from './read-guidelines.ts';
import { deadline } from './rules/deadline.ts';

const linesOf = (text: string): string[] =>
  deadline.find(readGuidelines(readingOf('html', '', text), '2026-09-01')).map((one) => one.text);

it('gives a day the year that the title over it names', () => {
  expect(linesOf('## Key dates for 2027\nApplications are due on March 20 at noon.')).toEqual([
    'Submit the application by March 20, 2027, 12:00 PM',
  ]);
});

it.each([
  '## Key dates 2026-2027\nApplications are due on March 20.',
  '## Dates from 2026 to 2027\nApplications are due on March 20.',
  '## Lark Grants 2027\nApplications are due on March 20.',
])('leaves a day without a year where it is not sure: %s', (text) => {
  expect(linesOf(text)).toEqual(['Submit the application by March 20']);
});
