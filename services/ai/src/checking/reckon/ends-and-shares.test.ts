import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Weir Street Advice',
    additionalInfo:
      'TOTAL PROJECT COST: $208,000\nAMOUNT REQUESTED: $52,000\nMill Trust $40,000 (secured). Hale Foundation $65,000 (secured). Savings bank $20,000 (pending). The wait for a first talk is 41 days; we want 13 days. We had 28 talks a day, 52 percent by telephone.',
  },
  documents: [
    {
      documentId: 'leaflet',
      name: 'leaflet',
      reading: {
        blocks: [
          { type: 'paragraph', text: 'Weir Street Advice newsletter, Spring 2026' },
          { type: 'heading', text: 'Bridge Walk' },
          { type: 'paragraph', text: 'You gave $18,700, which is a record (2025: $15,300).' },
        ],
      } as never,
    },
  ],
};

describe('what the sources settle', () => {
  it.each([
    'We request 25 percent of the total project cost.',
    'The two secured grants amount to $105,000.',
    'We will cut the wait by 28 days, from 41 to 13.',
    'The Bridge Walk 2026 brought in $3,400 more than the year before.',
  ])('is no alarm: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });

  it.each([
    ['We request 52 percent of the total project cost.', '52 percent'],
    ['The two secured grants amount to $125,000.', '$125,000'],
    ['We will cut the wait by 13 days, from 41 to 13.', '13'],
    ['The Bridge Walk 2026 brought in $4,300 more than the year before.', '$4,300'],
    ['The Bridge Walk 2024 brought in $3,400 more than the year before.', '2024'],
  ])('is reported otherwise: %s', (text, value) => {
    expect(falseIn(text, sources)).toContain(value);
  });
});
