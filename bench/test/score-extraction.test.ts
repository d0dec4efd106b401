import { describe, expect, it } from 'vitest';
import type { Extraction } from '@grantwright/shared/contract';
import type { Fact } from '../quality/answer-key.ts';
import { scoreExtraction } from '../quality/score-extraction.ts';

const score = (facts: Fact[], extraction: Extraction) => {
  const { right, wrong, missed } = scoreExtraction({ facts }, extraction, {
    source: 'html',
    notes: [],
    blocks: [],
  });
  return {
    right: right.map(({ value }) => value),
    wrong: wrong.map(({ value }) => value),
    missed: missed.map(({ value }) => value),
  };
};
const email = (value: string): Fact => ({ field: 'email', value, quote: value });

describe('the score of an extraction', () => {
  it('does not miss the second of two values that a field of one value may have', () => {
    const facts = [email('mail@mill.org'), email('archives@mill.org')];
    expect(score(facts, { contactInfo: { email: 'archives@mill.org' } })).toEqual({
      right: ['archives@mill.org'],
      wrong: [],
      missed: [],
    });
  });

  it('knows a state by its name, its letters, and its letters with stops', () => {
    const facts: Fact[] = [{ field: 'state', value: 'D.C.', quote: 'D.C.' }];
    for (const state of ['DC', 'District of Columbia'])
      expect(score(facts, { contactInfo: { state } }).missed).toEqual([]);
    expect(score(facts, { contactInfo: { state: 'MD' } }).missed).toEqual(['D.C.']);
  });

  it('takes a name without what the key adds in brackets, and no other', () => {
    const facts: Fact[] = [
      { field: 'name', value: 'Mill Brewers (MB; trading as Hop Row)', quote: 'Mill' },
    ];
    expect(score(facts, { name: 'Mill Brewers' }).right).toEqual(['Mill Brewers']);
    expect(score(facts, { name: 'Hop Row' }).wrong).toEqual(['Hop Row']);
  });

  it('misses every value of a field that is wrong or empty', () => {
    const facts = [email('mail@mill.org'), email('archives@mill.org')];
    expect(score(facts, { contactInfo: { email: 'designer@web.com' } })).toEqual({
      right: [],
      wrong: ['designer@web.com'],
      missed: ['mail@mill.org', 'archives@mill.org'],
    });
  });

  it('counts each of several results, since a passage can hold them all', () => {
    const facts: Fact[] = [
      { field: 'pastAchievements', value: 'served 235 children', quote: 'served 235 children' },
      { field: 'pastAchievements', value: 'planted 40 oaks', quote: 'planted 40 oaks' },
    ];
    expect(score(facts, { pastAchievements: 'This year we served 235 children.' }).missed).toEqual([
      'planted 40 oaks',
    ]);
  });

  it('takes another kind for right where the key says that it is', () => {
    const fact: Fact = {
      field: 'organizationType',
      value: 'charity (public charity; "nonprofit" is right too)',
      quote: 'You are a public charity.',
    };
    expect(score([fact], { organizationType: 'nonprofit' }).wrong).toEqual([]);
    expect(score([fact], { organizationType: 'foundation' }).wrong).toEqual(['foundation']);
  });

  it('takes a charity for a nonprofit only where the quoted words call it one', () => {
    const type = (quote: string): Fact => ({
      field: 'organizationType',
      value: 'nonprofit',
      quote,
    });
    const given: Extraction = { organizationType: 'charity' };
    expect(score([type('It is a Charitable Incorporated Organisation.')], given).wrong).toEqual([]);
    expect(score([type('It is a 501(c)(3) public charity.')], given).wrong).toEqual(['charity']);
  });
});
