import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromDemandedPapers } from './from-demanded-papers.ts';

const namesIn = (text: string): string[] =>
  sectionsFromDemandedPapers(
    readGuidelines(readingOf('html', 'Notice', `# Reed Science Grants\n${text}`), '2026-01-12'),
  ).map(({ name }) => name);

it.each([
  [
    'Three documents: Life History(ies), Other Funding (Pending) forms, and Field Experience must be submitted for each lead.',
    ['Life History(ies)', 'Other Funding (Pending) forms', 'Field Experience'],
  ],
  [
    'The following documents are required: Budget Plan, Ethics Statement, and Letters of Support from two users.',
    ['Budget Plan', 'Ethics Statement', 'Letters of Support'],
  ],
  [
    'Two (2) Letters of Support from future users are required; up to four may be sent.',
    ['Letters of Support'],
  ],
  [
    'Letters of Commitment that name the role of each partner and its share are also required.',
    ['Letters of Commitment'],
  ],
  ['A Data Sharing (DS) Plan is required for all proposals.', ['Data Sharing (DS) Plan']],
])('reads the papers of: %s', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it.each([
  'Letters of support are not required.',
  'The following items are required: patience.',
  'A Grant Agreement is required after award and is not required before.',
  'Three partners: Heron, Otter and Reed must be named.',
])('reads none in: %s', (text) => {
  expect(namesIn(text)).toEqual([]);
});
