import type { Claim, ClaimSource } from '@grantwright/shared/contract';

const fieldLabels: Record<string, string> = {
  name: 'name',
  type: 'type',
  mission: 'mission statement',
  achievements: 'past achievements',
  currentProjects: 'current projects',
  taxId: 'tax ID number',
  foundedYear: 'founded year',
  annualBudget: 'annual budget',
  focusAreas: 'focus areas',
  postalCode: 'postal code',
};

/** Describes the source of a fact. */
export function describeClaimSource(
  source: ClaimSource,
  documentName: (id: string) => string,
): string {
  const page = 'page' in source && source.page ? `, page ${source.page}` : '';
  switch (source.type) {
    case 'organization': {
      const field = source.field.split('.').at(-1) ?? source.field;
      return `Your organization (${fieldLabels[field] ?? field})`;
    }
    case 'answer':
      return `Your answer: ${source.question}`;
    case 'additional':
      return 'Your additional information';
    case 'guidelines':
      return `Guidelines${page}`;
    case 'document':
      return `${documentName(source.documentId)}${page}`;
    case 'unsupported':
      return 'No source found for this';
  }
}

/** Returns the distinct unsupported facts. */
export const getUnsupportedTexts = (claims: Claim[]): string[] => [
  ...new Set(claims.filter(({ source }) => source.type === 'unsupported').map(({ text }) => text)),
];

/** Returns the distinct claims whose text is still in the draft. */
export function findClaimsInText(claims: Claim[], text: string): Claim[] {
  const seenTexts = new Set<string>();
  return claims.filter((claim) => {
    const isNew = !seenTexts.has(claim.text);
    seenTexts.add(claim.text);
    return isNew && text.includes(claim.text);
  });
}
