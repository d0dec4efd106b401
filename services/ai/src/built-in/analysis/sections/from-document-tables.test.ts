import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromDocumentTables } from './from-document-tables.ts';

const namesOf = (text: string): string[] =>
  sectionsFromDocumentTables(readGuidelines(readingOf('html', '', text), '2026-09-01')).map(
    ({ name }) => name,
  );

it('are the papers of a table with ticks for their form', () => {
  expect(
    namesOf(
      '## Required documents\n| Document | PDF | Word |\n| Completed Self-Declaration form | X | |\n| Completed Budget Sheet-leave the award number blank | | X |',
    ),
  ).toEqual(['Self-Declaration form', 'Budget Sheet']);
});

it('are the certificates of a numbered table', () => {
  expect(
    namesOf(
      '## Papers\n| S.No. | Certificate | Mandatory |\n| 1 | Registration certificate of the society | Yes |\n| 2 | Audited accounts of the last three years | Yes |',
    ),
  ).toEqual([
    'Registration certificate of the society',
    'Audited accounts of the last three years',
  ]);
});

it.each([
  '## Reports after the award\n| Document | PDF |\n| Quarterly report | X |\n| Final report | X |',
  '## Links\n| Document | Published | Pages |\n| Annual plan | 2024 | 20 |\n| Strategy | 2023 | 12 |',
])('are none in another table: %s', (text) => {
  expect(namesOf(text)).toEqual([]);
});
