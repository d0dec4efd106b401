import { describe, expect, it } from 'vitest';
import { describeClaimSource, findClaimsInText, getUnsupportedTexts } from './claim-source-text.ts';

describe('claim-source-text', () => {
  const claim = (text: string, type: 'unsupported' | 'additional') => ({
    text,
    kind: 'figure' as const,
    source: { type },
  });
  it('keeps claims that are still in the text and drops duplicates', () => {
    const claims = [
      claim('12', 'unsupported'),
      claim('12', 'unsupported'),
      claim('99', 'additional'),
    ];
    expect(findClaimsInText(claims, 'We saw 12.')).toEqual([claims[0]]);
    expect(getUnsupportedTexts(claims)).toEqual(['12']);
  });

  it('describes the source of a fact', () => {
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
