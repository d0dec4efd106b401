import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Hollin Bank Sewing Rooms',
    additionalInfo: [
      'The whole project costs $96,000. The teacher is the largest part of it: $52,600 in salary, and $9,400 in fringe.',
      'travel, 9,000 km @ 0.70 ........ 6,300',
      'machines ........ 14,500',
      'In 2024 we did a pilot with 18 flats for $40,500 from the Moss Trust.',
      'The pass rate was 79% last year.',
    ].join('\n'),
  },
  answers: [
    { question: 'How many people are on your board?', answer: '12, of whom 5 are tenants.' },
  ],
  documents: [
    {
      documentId: 'report',
      name: 'report',
      reading: {
        blocks: [
          { type: 'heading', text: 'Mending circles' },
          { type: 'paragraph', text: '430 people came to a table, up from 380 the year before.' },
          {
            type: 'table',
            rows: [
              ['', '2023-24', '2024-25'],
              ['Sewing hours', '8,100', '9,720'],
              ['Certificates', '41', '52'],
            ],
          },
        ],
      } as never,
    },
  ],
};

describe('what one year, one list or one pilot gives', () => {
  it.each([
    'Sewing hours rose by 20 percent over the year before.',
    'We gave 11 more certificates than in the year before.',
    'The mending circles grew by 13 percent over the year before.',
    'Together with travel, the machines cost $20,800.',
    'With $14,500 for machines and $6,300 for travel we have $20,800 to spend.',
    'The pilot cost $2,250 per flat.',
    'The machines take about 15 percent of the total of $96,000.',
    'The pass rate was 79 percent, so about one in five did not pass.',
    'Seven of the 12 board members are not tenants.',
  ])('is no alarm: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });

  it.each([
    ['Sewing hours rose by 30 percent over the year before.', '30 percent'],
    ['We gave 16 more certificates than in the year before.', '16'],
    ['The mending circles grew by 20 percent over the year before.', '20 percent'],
    ['Together with travel, the machines cost $23,500.', '$23,500'],
    ['With $14,500 for machines and $6,300 for travel we have $28,000 to spend.', '$28,000'],
    ['The pilot cost $2,520 per flat.', '$2,520'],
    ['The machines take about 25 percent of the total of $96,000.', '25 percent'],
    ['The pass rate was 79 percent, so about one in three did not pass.', 'one in three'],
    ['Eight of the 12 board members are not tenants.', 'Eight'],
  ])('is reported where it does not follow: %s', (text, value) => {
    expect(falseIn(text, sources)).toContain(value);
  });
});
