import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const row = (...cells: string[]): string[] => cells;
const sources: ClaimSources = {
  organizationInfo: {
    name: 'Tarn Valley Rowing Trust',
    achievements: 'In 2026, 96 rowers raced for us.',
    additionalInfo:
      'We ask for $24,000. Total $60,000.\n- two coaches, 40 sessions at $300 each: $24,600\n- oars: $6,000\nOf those 160 girls only 36 had ever held an oar. In the camp we had 18 rowers, 14 of them stayed to the end. The gala brought $9,400. The raffle brought $8,150. The camp this summer was dry. Marta Quill has led the trust since 2016, and was for three years a nurse.',
  },
  documents: [
    {
      documentId: 'report',
      name: 'report',
      reading: {
        blocks: [
          { type: 'paragraph', text: 'Tarn Valley Rowing Trust: report on 2024' },
          {
            type: 'paragraph',
            text: 'In 2024 we had 80 rowers. We taught 230 pupils, against 200 in the year before.',
          },
          {
            type: 'table',
            rows: [
              row('Village', 'Pupils'),
              row('Ashby', '120'),
              row('Corley', '110'),
              row('Total', '230'),
            ],
          },
          { type: 'paragraph', text: 'Accounts' },
          {
            type: 'table',
            rows: [
              row('Income', '$'),
              row('Fees', '41,000'),
              row('Gifts', '30,500'),
              row('Total income', '71,500'),
            ],
          },
          {
            type: 'table',
            rows: [
              row('Spending', '$'),
              row('Boats', '40,000'),
              row('Wages', '29,200'),
              row('Total spending', '69,200'),
            ],
          },
          {
            type: 'table',
            rows: [
              row('', '2023', '2024'),
              row('Boat outings', '400', '500'),
              row('Gulls', '30', '90'),
            ],
          },
        ],
      } as never,
    },
  ],
};
const reported = (text: string): string[] => falseIn(text, sources);

describe('what is reckoned from the sources and said in other words', () => {
  it.each([
    'Your grant would cover about 40% of the total cost.',
    "The two coaches' fees make up about two fifths of the budget.",
    'The oars take a quarter of the sum that we request.',
    'More than half of our pupils live in Ashby.',
    'Fewer than one in four of those girls had ever held an oar.',
    'Four of the eighteen rowers in the camp left before the end.',
    'Enrollment of pupils rose by about 15% over the previous year.',
    'Boat outings rose by a quarter from 2023 to 2024.',
    'The gala brought $1,250 more than the raffle.',
    'We took in $2,300 more than we spent.',
    'Income exceeded spending by $2,300.',
    'The year ended with a surplus of $2,300.',
    'In the camp of summer 2026 it was dry.',
    'Marta Quill has led the trust for ten years.',
    'In 2026, 96 rowers raced for us, 16 more than in 2024.',
  ])('is no alarm: %s', (text) => {
    expect(reported(text)).toEqual([]);
  });

  it.each([
    ['Your grant would cover about 55% of the total cost.', '55%'],
    ["The two coaches' fees make up about two thirds of the budget.", 'two thirds'],
    ['The oars take half of the sum that we request.', 'half'],
    ['More than three quarters of our pupils live in Ashby.', 'three quarters'],
    ['Fewer than one in eight of those girls had ever held an oar.', 'one in eight'],
    ['Seven of the eighteen rowers in the camp left before the end.', 'Seven'],
    ['Enrollment of pupils rose by about 35% over the previous year.', '35%'],
    ['Boat outings rose by a half from 2023 to 2024.', 'a half'],
    ['The gala brought $2,250 more than the raffle.', '$2,250'],
    ['We took in $3,300 more than we spent.', '$3,300'],
    ['Income exceeded spending by $4,300.', '$4,300'],
    ['In the camp of summer 2025 it was dry.', 'summer 2025'],
    ['In 2026, 96 rowers raced for us, 26 more than in 2024.', '26'],
    ['The number of our rowers has grown by a third since 2024.', 'a third'],
  ])('is reported: %s', (text, claim) => {
    expect(reported(text)).toContain(claim);
  });
});
