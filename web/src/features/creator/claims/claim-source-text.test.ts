import { describe, expect, it } from 'vitest';
import { describeClaimSource, findClaimsInText, getUnsupportedTexts } from './claim-source-text.ts';

describe('the claims and their sources', () => {
  const claim = (text: string, type: 'unsupported' | 'additional') => ({
    text,
    kind: 'figure' as const,
    source: { type },
  });
  it('include only claims that are still in the text, without duplicates', () => {
    const claims = [
      claim('12', 'unsupported'),
      claim('12', 'unsupported'),
      claim('99', 'additional'),
    ];
    expect(findClaimsInText(claims, 'We saw 12.')).toEqual([claims[0]]);
    expect(getUnsupportedTexts(claims)).toEqual(['12']);
  });

  it('are described by name, field and page', () => {
    const name = () => 'Annual report';
    expect(describeClaimSource({ type: 'organization', field: 'contactInfo.city' }, name)).toBe(
      'Your organization (city)',
    );
    expect(describeClaimSource({ type: 'document', documentId: 'd', page: 4 }, name)).toBe(
      'Annual report, page 4',
    );
    expect(describeClaimSource({ type: 'unsupported' }, name)).toBe('No source found for this');
  });
});
