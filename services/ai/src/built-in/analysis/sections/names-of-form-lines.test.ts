import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';

const namesOf = (text: string): string[] =>
  findSections(readGuidelines(readingOf('html', '', text), '2026-09-01')).map(({ name }) => name);

it('names the lines of a form without their colons, however long they are', () => {
  expect(
    namesOf(
      [
        'Requests for support should be emailed by May 14, 2027, and contain the following:',
        '- Current Position:',
        '- Please list all other sources and amounts of financial support:',
        '- Estimated transportation cost and living expenses:',
      ].join('\n'),
    ),
  ).toEqual([
    'Current Position',
    'All other sources and amounts of financial support',
    'Estimated transportation cost and living expenses',
  ]);
});
