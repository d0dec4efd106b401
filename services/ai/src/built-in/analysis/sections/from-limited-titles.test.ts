import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';

const partsOf = (...lines: string[]) =>
  findSections(readGuidelines(readingOf('html', '', lines.join('\n')), '2026-09-01')).map(
    ({ name, limit }) => [name, limit?.pages],
  );

it('takes a title with its pages over an order, though it stands alone', () => {
  expect(
    partsOf(
      '# Pilot grants',
      'Send the proposal to the research office by May 4, 2027.',
      '1) Title Page (1 Page): Complete the title page in this packet. The chair signs it.',
    ),
  ).toEqual([['Title Page', 1]]);
});

it('takes no rule on the paper for a part', () => {
  expect(
    partsOf(
      '# Pilot grants',
      'The proposal (five pages): It is read by three reviewers.',
      'Reports (2 pages): They are due after the award.',
    ),
  ).toEqual([]);
});
