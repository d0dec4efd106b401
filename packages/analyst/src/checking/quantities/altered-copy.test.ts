import { describe, expect, it } from 'vitest';
import { unsupportedIn } from '../../testing/unsupported-claims.ts';
import type { ClaimSources } from '../claim-sources.ts';

const paragraphs = [
  'Members send written proposals to the clerk at least twenty days before the spring meeting.',
  'Each tutor stays with the same pupil for three years.',
  'The mooring fee for a rowing boat is $240 for the summer season.',
  'Each treasurer stays in the same office for two years.',
  'Rehearsals are held for fifteen weeks at 12 Quay Street, Alder Bay, CA 94103.',
];
const sources: ClaimSources = {
  documents: [
    {
      documentId: 'd1',
      name: 'rules.md',
      reading: {
        source: 'html',
        notes: [],
        blocks: paragraphs.map((text) => ({ type: 'paragraph' as const, text })),
      },
    },
  ],
};

describe('a sentence copied from a source with a different value', () => {
  it.each([
    [
      'Members send written proposals to the clerk at least twenty weeks before the meeting.',
      'twenty',
    ],
    [
      'Members send written proposals to the clerk at least 15 days before the spring meeting.',
      '15',
    ],
    ['Each tutor stays with the same pupil for two years.', 'two'],
    ['The mooring fee for a rowing boat is €240 for the summer season.', '€240'],
    ['Each treasurer stays in the same office for three years.', 'three'],
  ])('is reported: %s', (text, value) => {
    expect(unsupportedIn(text, sources)).toEqual([value]);
  });

  it.each([
    'Members send written proposals to the clerk at least 20 days before the spring meeting.',
    'Each treasurer stays in the same office for 2 years.',
    'Rehearsals are held for 15 weeks at 12 Quay Street, Alder Bay, CA 94103.',
    'The mooring fee for a rowing boat is USD 240 for the summer season.',
  ])('is not reported if the value is only spelled differently: %s', (text) => {
    expect(unsupportedIn(text, sources)).toEqual([]);
  });
});
