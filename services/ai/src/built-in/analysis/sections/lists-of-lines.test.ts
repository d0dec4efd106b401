import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { listsOfLines } from './lists-of-lines.ts';

const itemsOf = (text: string): string[][] =>
  listsOfLines(readGuidelines(readingOf('html', '', text), '2026-09-01')).map(({ items }) =>
    items.map((item) => item.text),
  );

it.each([
  [
    'Proposal checklist to be completed by Monday:\nApplication Cover Sheet\nProject Plan\nBudget Request - summary table and detailed justification\nRetain a copy of all application materials that you submit, and of every letter and form that was sent with them to the office.',
    [
      'Application Cover Sheet',
      'Project Plan',
      'Budget Request - summary table and detailed justification',
    ],
  ],
  [
    '### Required Documents\nPlease have these ready when you apply\nForm 990\nFinancial statements\nProject budget',
    ['Form 990', 'Financial statements', 'Project budget'],
  ],
  [
    '# GRANT APPLICATION\n## FIRST CHURCH\nDate of Application\nTitle of Project\nAmount Requested\n## Office use',
    ['Date of Application', 'Title of Project', 'Amount Requested'],
  ],
])('reads lines as a list: %s', (text, items) => {
  expect(itemsOf(text)).toContainEqual(items);
});

it.each([
  'Send the packet to the following address:\nGrants Office\n3324 Olmsted Hall\nRiverside, CA 92521',
  'Our story:\nWe began small.',
  '# Our work\nSchools\nParks\nRivers',
])('finds none in: %s', (text) => {
  expect(itemsOf(text)).toEqual([]);
});
