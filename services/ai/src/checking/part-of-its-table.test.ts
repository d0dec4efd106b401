import { expect, test } from 'vitest';
import { falseIn } from './fixtures/false-in.ts';

const sources = {
  organizationInfo: { name: 'Upland Bread School', achievements: 'Three ovens and 48 pans.' },
  documents: [
    {
      documentId: 'year',
      name: 'year.pdf',
      reading: {
        blocks: [
          {
            type: 'table',
            rows: [
              ['Count', 'Result'],
              ['Learners who enrolled', '64'],
              ['Finished the course', '48'],
              ['Baking for a living', '29'],
              ['Baking at home', '15'],
            ],
          },
        ],
      } as never,
    },
  ],
};

test.each([
  'Three quarters of the learners (48 of 64) finished the course.',
  'Of those, 44 of 64 are baking for a living or at home.',
])('so many of so many, each in its row: %s', (text) => {
  expect(falseIn(text, sources)).toEqual([]);
});

test.each([
  ['Of those, 46 of 64 are baking for a living or at home.', '46'],
  ['We saw that 44 of 64 learners sold cakes.', '44'],
])('and no other, nor what the draft does not name: %s', (text, wrong) => {
  expect(falseIn(text, sources)).toContain(wrong);
});
