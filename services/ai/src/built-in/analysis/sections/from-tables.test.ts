import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromTables } from './from-tables.ts';

const names = (text: string) =>
  sectionsFromTables(readGuidelines(readingOf('html', '', text), '2026-09-01')).map(
    ({ name }) => name,
  );

it('takes the fields of a form beside what to write into them', () => {
  expect(
    names(
      '# New request\nFill in the form of the Otter Fund.\n| Field | What to write | Required |\n| Garden | Which garden is it for? | yes |\n| Neighbors | Who lives around it | yes |\n| Costs | How much money you need | yes |',
    ),
  ).toEqual(['Garden', 'Neighbors', 'Costs']);
});

it('takes no fields of which only the kind is told', () => {
  expect(
    names(
      '# Our records\n| Field | Type | Width |\n| Garden | text | 40 |\n| Neighbors | number | 4 |\n| Costs | number | 8 |',
    ),
  ).toEqual([]);
});

it('takes the titles beside their numbers, with how long each may be', () => {
  const found = sectionsFromTables(
    readGuidelines(
      readingOf(
        'html',
        '',
        '# 4. The form\n4.1 Fill it in on our portal. The following sections are to be completed:\n| Section | Title | Word limit |\n| P1 | Plain summary | 120 |\n| P2 | Work plan | 1,200 (small grants: 700) |\n| P3 | Costs | Form |',
      ),
      '2026-09-01',
    ),
  );
  expect(found.map(({ name, limit }) => [name, limit])).toEqual([
    ['Plain summary', { words: 120 }],
    ['Work plan', { words: 1_200 }],
    ['Costs', undefined],
  ]);
});
