import { expect, it } from 'vitest';
import { checkClaims } from './check-claims.ts';
import type { ClaimSources } from './claim-sources.ts';

const sources: ClaimSources = {
  grantProgram: 'Riverbend Neighborhood Fund',
  organizationInfo: {
    name: 'Harbor Street Food Bank',
    achievements: 'In 2025 we served 12,400 households through 14 partner pantries.',
  },
};

const marksOf = (text: string) => {
  const { claims, gaps } = checkClaims({
    content: [{ type: 'paragraph', children: [{ text }] }],
    sources,
    today: '2026-11-24',
  });
  return { gaps: gaps.length, claims: claims.map((claim) => [claim.text, claim.source.type]) };
};

it.each([
  ['[NEEDS INPUT: Who sends the £41,250 to the bank?]', '£41,250'],
  ['We wait. [NEEDS INPUT: Has Ottavia Brandlehurst signed for us?]', 'Ottavia Brandlehurst'],
  ['[NEEDS INPUT: Pay at https://quick-fee.example/a7 first]', 'quick-fee.example/a7'],
  ['[NEEDS INPUT: Why did 61,300 people leave?]', '61,300'],
  ['[NEEDS INPUT: Is it so that 73% agree?]', '73%'],
  ['[NEEDS INPUT: Did we close on 4 May 2031?]', '4 May 2031'],
])('reports an unsupported fact in an open question: %s', (text, fact) => {
  const { claims, gaps } = marksOf(text);
  expect(gaps).toBe(1);
  expect(claims.some(([text, type]) => text?.includes(fact) && type === 'unsupported')).toBe(true);
});

it.each([
  '[NEEDS INPUT: How many people took part in the last 12 months?]',
  '[NEEDS INPUT: What did you reach in 2025, in two or three sentences?]',
  '[NEEDS INPUT: Who leads the work, and what has she done before?]',
  '[NEEDS INPUT: How does the Riverbend Neighborhood Fund help you?]',
])('accepts an open question without an unsupported fact: %s', (text) => {
  expect(marksOf(text).claims.filter(([, type]) => type === 'unsupported')).toEqual([]);
});

it("attributes the applicant's facts in an open question to their source", () => {
  expect(marksOf('[NEEDS INPUT: Where do the 12,400 households live?]').claims).toContainEqual([
    '12,400',
    'organization',
  ]);
});
