import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromPartsInProse } from './from-parts-in-prose.ts';

const names = (text: string): string[] =>
  sectionsFromPartsInProse(readGuidelines(readingOf('html', '', text), '2026-11-01')).map(
    ({ name }) => name,
  );

it('reads the parts that a sentence counts', () => {
  expect(
    names(
      'The application consists of Part 1, the cover form; Part 2, the budget section, including the budget narrative; Part 3, the application narrative; and Part 4, assurances.',
    ),
  ).toEqual(['Cover form', 'Budget narrative', 'Assurances']);
});

it('leaves parts of something else', () => {
  expect(names('The law has Part 1, definitions; Part 2, duties; Part 3, penalties.')).toEqual([]);
});
