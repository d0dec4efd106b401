import { expect, it } from 'vitest';
import { draftInput } from '../../../test/readings.ts';
import { checkClaims } from '../check-claims.ts';

const reported = (text: string, requirement: string): string[] =>
  checkClaims({
    content: [{ type: 'paragraph', children: [{ text }] }],
    sources: {
      ...draftInput(),
      requirements: [requirement],
      organizationInfo: {
        ...draftInput().organizationInfo,
        additionalInfo: 'We run a boat yard at Lisk. We are in Orle.',
      },
    },
    today: '2026-11-24',
  })
    .claims.filter(({ source }) => source.type === 'unsupported')
    .map((claim) => claim.text);

it('takes where the funder sits for nothing that the applicant says of itself', () => {
  expect(reported('We are based in Orle.', 'The Trust is based in Wales.')).toEqual([]);
});

it('reports the place of a thing that stands somewhere else', () => {
  expect(reported('We run a boat yard at Orle.', 'Be brief.')).toEqual(['Orle']);
});
