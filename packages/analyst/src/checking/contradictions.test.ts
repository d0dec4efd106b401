import { describe, expect, it } from 'vitest';
import { checkClaims } from './check-claims.ts';
import type { ClaimSources } from './claim-sources.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Harbor Light',
    foundedYear: 1998,
    annualBudget: '$640,000',
    achievements: 'We served 1,038 families in 2025.',
    additionalInfo: 'we were founded in 1996\nNurses made 14,260 home visits in 2025.',
  },
  documents: [
    {
      documentId: 'd1',
      name: 'report.pdf',
      reading: {
        source: 'pdf',
        notes: [],
        blocks: [
          { type: 'paragraph', text: 'In 2025 we served 1,380 families.', page: 2 },
          { type: 'paragraph', text: 'Our annual budget is $640,000.', page: 3 },
        ],
      },
    },
  ],
};
const check = (text: string) =>
  checkClaims({
    content: { html: `<h2>Need</h2><p>${text}</p>` },
    sources,
    today: '2026-11-21',
  });

describe('sources that disagree', () => {
  it("are listed with each source's statement", () => {
    const { contradictions = [] } = check('We care.');
    expect(contradictions.map(({ about }) => about).sort()).toEqual([
      'families in 2025',
      'founding year',
    ]);
    expect(contradictions.find(({ about }) => about === 'families in 2025')?.statements).toEqual([
      {
        text: 'We served 1,038 families in 2025.',
        source: { type: 'organization', field: 'achievements' },
      },
      {
        text: 'In 2025 we served 1,380 families.',
        source: {
          type: 'document',
          documentId: 'd1',
          page: 2,
          quote: 'In 2025 we served 1,380 families.',
        },
      },
    ]);
  });
});

describe('checking a draft for contradictions', () => {
  it("reports the source's statement that a figure contradicts", () => {
    const { claims } = check('Our nurses made 14,620 home visits in 2025.');
    expect(claims.find(({ text }) => text === '14,620')).toEqual({
      kind: 'figure',
      text: '14,620',
      section: 'Need',
      source: { type: 'unsupported' },
      contradicts: {
        text: 'Nurses made 14,260 home visits in 2025.',
        source: { type: 'additional' },
      },
    });
  });

  it('ignores statements about something else', () => {
    const { claims } = check('The kitchen cooked 9,100 warm dinners.');
    expect(claims).toEqual([expect.not.objectContaining({ contradicts: expect.anything() })]);
  });
});
