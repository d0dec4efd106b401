import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';

it('calls each point that is to be covered in an order by its own words, also what is no question', () => {
  const parts = findSections(
    readGuidelines(
      readingOf(
        'html',
        '',
        '# Tern Trust\n## The letter\nThe letter should be no longer than two sides. Please cover, in this order:\n1. Who you are, and what you do\n2. The piece of work that we could help with\n3. The people it is for\n4. Who will be in charge of it\n5. What it costs, and what others give\n6. How you will tell whether it has worked',
      ),
      '2026-09-01',
    ),
  );
  expect(parts.map(({ name }) => name)).toEqual([
    'Who you are, and what you do',
    'The piece of work that we could help with',
    'The people it is for',
    'Who will be in charge of it',
    'What it costs, and what others give',
    'How you will tell whether it has worked',
  ]);
});
