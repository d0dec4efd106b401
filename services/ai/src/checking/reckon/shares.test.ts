import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const log = {
  documentId: 'log',
  name: 'log.pdf',
  reading: {
    source: 'pdf' as const,
    notes: [],
    blocks: [
      {
        type: 'table' as const,
        page: 2,
        rows: [
          ['Year', 'Calls'],
          ['2025', '417'],
          ['2020', '302'],
        ],
      },
    ],
  },
};
const sources: ClaimSources = {
  organizationInfo: {
    name: 'Hollow Oak Rescue',
    achievements:
      '36,250 visitors in 2025, among them 5,870 schoolchildren. 417 calls (268 medical, 71 fire). Two of every five callers are over 65. Graduates earned $31,720; the others earned $14,260. We run three cohorts.',
    additionalInfo:
      'Total $130,000. We request $48,000. Tickets bring $27,000. Rent help fund $60,000, desk rent $7,200.',
  },
  documents: [log],
};

describe('a share', () => {
  it.each([
    'We request $48,000, which is 37 percent of the cost.',
    'The total is $130,000. We request $48,000, or 37 percent of it.',
    'Schoolchildren are 16 percent of all visitors.',
    'Medical calls make up nearly two thirds of our calls, or 64 percent.',
    'Calls have risen by 38 percent since 2020, when there were 302 calls.',
    'We ask for $48,000 of a total of $130,000, about 37 percent.',
    'Two in five callers are over 65.',
    'Graduates earned $31,720, more than twice what the others did ($14,260).',
  ])('that follows is no alarm: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });

  it.each([
    ['We request $48,000, which is 73 percent of the cost.', '73 percent'],
    [
      'Tickets bring $27,000 and we ask for $48,000: 56 percent of a total of $130,000.',
      '56 percent',
    ],
    ['Schoolchildren are 61 percent of all visitors.', '61 percent'],
    ['Medical calls make up nearly half, or 64 percent, of our calls.', 'half'],
    [
      'Graduates earned $31,720, more than three times what the others did ($14,260).',
      'three times what',
    ],
    ['Among 417 calls there were 268 medical ones, 17 percent of the calls.', '17 percent'],
    ['We spend 12 percent on rent.', '12 percent'],
  ])('that does not follow is one: %s', (text, claim) => {
    expect(falseIn(text, sources)).toContain(claim);
  });
});
