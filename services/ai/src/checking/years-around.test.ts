import { describe, expect, it } from 'vitest';
import type { ClaimSources } from './claim-sources.ts';
import { falseIn } from './fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Long Wharf Lending Shed',
    additionalInfo:
      'This year on May 9 a seal came into the shed.\nDoors open March 3, 2028. Painting is done by Feb 11.',
  },
  documents: [
    {
      documentId: 'minutes',
      name: 'minutes.docx',
      reading: {
        source: 'docx',
        notes: [],
        blocks: [
          { type: 'heading', level: 1, text: 'Minutes of the board, Tuesday, October 6, 2026' },
          { type: 'paragraph', text: 'The Grange voted $700 on September 28.' },
          { type: 'paragraph', text: 'The wait grew from five weeks to nine.' },
        ],
      },
    },
  ],
};

describe('a day without its year', () => {
  it.each([
    'The Grange voted $700 on September 28, 2026.',
    'A seal came into the shed on May 9, 2026.',
    'Painting is done by February 11, 2028.',
    'The wait has grown to nine weeks.',
  ])('has that of what stands around it: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });

  it.each([
    ['The Grange voted $700 on September 28, 2023.', 'September 28, 2023'],
    ['Painting is done by February 11, 2025.', 'February 11, 2025'],
    ['The wait has grown to five weeks.', 'five'],
  ])('has no other: %s', (text, value) => {
    expect(falseIn(text, sources)).toContain(value);
  });
});
