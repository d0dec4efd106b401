import { describe, expect, it } from 'vitest';
import { sourceWords, standingClaims, unsupportedFacts } from './claim-words.ts';

describe('claims', () => {
  const claim = (text: string, type: 'unsupported' | 'additional') => ({
    text,
    kind: 'figure' as const,
    source: { type },
  });
  it('keeps those that still stand in the text, each once', () => {
    const claims = [
      claim('12', 'unsupported'),
      claim('12', 'unsupported'),
      claim('99', 'additional'),
    ];
    expect(standingClaims(claims, 'We saw 12.')).toEqual([claims[0]]);
    expect(unsupportedFacts(claims)).toEqual(['12']);
  });

  it('says where a fact comes from', () => {
    const name = () => 'Annual report';
    expect(sourceWords({ type: 'organization', field: 'contactInfo.city' }, name)).toBe(
      'Your organization: city',
    );
    expect(sourceWords({ type: 'document', documentId: 'd', page: 4 }, name)).toBe(
      'Annual report, page 4',
    );
    expect(sourceWords({ type: 'unsupported' }, name)).toBe('No source holds this');
  });
});
