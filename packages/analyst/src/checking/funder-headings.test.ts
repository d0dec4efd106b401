import { describe, expect, it } from 'vitest';
import { checkClaims } from './check-claims.ts';

const claimsOf = (name: string) =>
  checkClaims({
    content: [{ name, blocks: [{ type: 'paragraph', children: [{ text: 'We cook.' }] }] }],
    sources: {
      organizationInfo: { name: 'Harbor Street Food Bank' },
      sections: [{ name, description: '' }],
    },
    today: '2026-11-24',
  }).claims.map(({ kind, text, source }) => ({ kind, text, type: source.type }));

describe('a heading given by the funder', () => {
  it.each([
    ['Aurelia Vantongeren', 'name', 'Aurelia Vantongeren'],
    ['Use of the £412,600', 'money', '£412,600'],
    ['Plans until 19 May 2033', 'date', '19 May 2033'],
  ])('is attributed to the funder: %s', (title, kind, text) => {
    expect(claimsOf(title)).toContainEqual({ kind, text, type: 'guidelines' });
  });

  it.each(['Project Narrative (250 words)', '2. Statement of Need', 'Goals, Outcomes and Budget'])(
    'does not contain a claim if it names a section: %s',
    (title) => {
      expect(claimsOf(title)).toEqual([]);
    },
  );
});
