import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: { name: 'Brede Valley Home Visitors' },
  documents: [
    {
      documentId: 'year',
      name: 'year',
      reading: {
        blocks: [
          {
            type: 'table',
            rows: [
              ['Parish', 'Homes'],
              ['Udimore', '63'],
              ['Peasmarsh', '48'],
              ['Beckley', '29'],
              ['All', '140'],
            ],
          },
          {
            type: 'table',
            rows: [
              ['2025-26 (£)', ''],
              ['Total income', '88,300'],
              ['Total spending', '85,100'],
            ],
          },
        ],
      } as never,
    },
  ],
};

test.each([
  'Udimore and Beckley parishes together accounted for 92 of the homes that we visited.',
  'Of the 140 homes 111 were in Udimore and Peasmarsh together.',
])('the rows that are named, added up: %s', (text) => {
  expect(falseIn(text, sources)).toEqual([]);
});

test.each([
  ['Udimore and Beckley parishes together accounted for 111 of the homes.', '111'],
  ['Udimore and Beckley parishes together accounted for 97 of the homes.', '97'],
])('and no others: %s', (text, wrong) => {
  expect(falseIn(text, sources)).toContain(wrong);
});

test('a column of two years is of the second, too', () => {
  expect(falseIn('Our total income in 2026 was £88,300.', sources)).not.toContain('£88,300');
});
