import type { Claim, OrganizationInfo } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { checkClaims } from '../check-claims.ts';

const organizationInfo: OrganizationInfo = {
  name: 'Lantern Street Players',
  foundedYear: 1974,
  achievements:
    '51st season (2025-26): 7 productions, 142 performances. Answered 412 calls: 37 structure fires, 118 vehicle accidents, 61 brush fires.',
  additionalInfo:
    'actors $41,400, truck & fuel $5,850, ASL interpreters $3,600, marketing $4,150\n41 of our 218 agencies have no refrigerator.\n92% of camp families in 2025 use the language at home. By the end 80% of the youth will tell their story in 10 sentences.',
};
const table = {
  documentId: 'audit',
  name: 'audit.pdf',
  reading: {
    source: 'pdf' as const,
    notes: [],
    blocks: [
      {
        type: 'table' as const,
        page: 4,
        rows: [
          ['', 'FY2025', 'FY2024'],
          ['Individual gifts', '$402,118', '$377,905'],
        ],
      },
    ],
  },
};
const claimsIn = (text: string): Claim[] =>
  checkClaims({
    content: [{ type: 'paragraph', children: [{ text }] }],
    sources: { organizationInfo, documents: [table] },
    today: '2026-11-21',
  }).claims;
const falseIn = (text: string): string[] =>
  claimsIn(text)
    .filter(({ source }) => source.type === 'unsupported')
    .map((claim) => claim.text);

describe('a true figure that is said of something else', () => {
  it.each([
    ['Marketing costs $5,850.', '$5,850'],
    ['We answered 37 structure fires and 61 vehicle accidents.', '61'],
    ['We gave 412 performances.', '412'],
    ['At least 90 percent of the youth will tell their story.', '90 percent'],
    ['Individual gifts came to $377,905 in fiscal year 2025.', '$377,905'],
    ['Now in its 52nd season, the company plays on.', '52nd'],
  ])('%s', (text, claim) => {
    expect(falseIn(text)).toContain(claim);
  });

  it('is reported with the sentence that gives the other value', () => {
    const [claim] = claimsIn('Marketing costs $5,850.');
    expect(claim?.contradicts?.text).toContain('marketing $4,150');
  });

  it.each([
    'The actors cost $41,400, interpreters $3,600, and marketing $4,150.',
    'We answered 37 structure fires and 118 vehicle accidents.',
    'Forty-one agencies have no refrigerator.',
    'Individual gifts came to $402,118 in fiscal year 2025.',
    'Now in its 51st season, the company plays on.',
  ])('is none where it is said of its own thing: %s', (text) => {
    expect(falseIn(text)).toEqual([]);
  });
});
