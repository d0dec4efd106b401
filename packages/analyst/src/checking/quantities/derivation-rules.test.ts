import { describe, expect, it } from 'vitest';
import { unsupportedIn } from '../../testing/unsupported-claims.ts';
import type { ClaimSources } from '../claim-sources.ts';

const sources: ClaimSources = {
  organizationInfo: { name: 'Larch River Choir', foundedYear: 1994 },
  documents: [
    {
      documentId: 'd1',
      name: 'report.md',
      reading: {
        source: 'html',
        notes: [],
        blocks: [
          {
            type: 'paragraph',
            text: 'Income was $84,000 in 2023 and $96,600 in 2024. We spent $72,450 on concerts.',
          },
          {
            type: 'paragraph',
            text: 'The spring tour drew 1,250 listeners and the fall tour 2,480. Singers rehearse 40 hours a month.',
          },
          {
            type: 'paragraph',
            text: 'We paid $18,600 for 124 bus trips. The lease runs for 24 months.',
          },
          {
            type: 'table',
            rows: [
              ['Program', 'Cost'],
              ['Tours', '$31,000'],
              ['Lessons', '$22,500'],
              ['Scores', '$4,200'],
            ],
          },
        ],
      },
    },
  ],
};

describe('a value derived from others is supported:', () => {
  it.each([
    ['a sum', 'The spring and fall tours together drew 3,730 listeners.'],
    ['a sum of a table', 'Tours, lessons and scores cost $57,700 in total.'],
    ['a difference', 'Income grew by $12,600 from 2023 to 2024.'],
    ['a change', 'Income rose by 15% from 2023 to 2024.'],
    ['a share', 'Concerts took 75% of our income of $96,600.'],
    ['a spelled-out share', 'Three quarters of our income of $96,600 went to concerts.'],
    ['a rate', 'A bus trip cost $150 on average.'],
    ['a multiple', 'The fall tour drew about twice as many listeners as the spring tour.'],
    ['a period in different units', 'The lease runs for two years.'],
    ['a rate over a year', 'Singers rehearse 480 hours a year.'],
    ['an age', 'The choir was founded 32 years ago.'],
    ['an age in decades', 'The choir has sung for more than three decades.'],
    ['a number of things listed', 'We cover three programs: tours, lessons and scores.'],
  ])('%s', (_, text) => {
    expect(unsupportedIn(text, sources)).toEqual([]);
  });
});

describe('a value that cannot be derived is reported:', () => {
  it.each([
    ['a wrong sum', 'The two tours together drew 3,830 listeners.', '3,830'],
    ['a wrong sum of a table', 'Tours, lessons and scores cost $59,700 in total.', '$59,700'],
    ['a wrong difference', 'Income grew by $13,600 from 2023 to 2024.', '$13,600'],
    ['a wrong share', 'Concerts took 84% of our income of $96,600.', '84%'],
    ['a wrong rate', 'A bus trip cost $165 on average.', '$165'],
    ['an amount in another currency', 'Our bus trips were paid with £18,600.', '£18,600'],
    ['a small number that others make without a word of it', 'We own 16 pianos.', '16'],
    ['a round number that others make by chance', 'Some 60 towns host us for less.', '60'],
    ['a wrong age', 'The choir was founded 45 years ago.', '45'],
  ])('%s', (_, text, value) => {
    expect(unsupportedIn(text, sources)).toContain(value);
  });
});
