import type { Claim } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { checkClaims } from './check-claims.ts';
import { falseOfHospice, hospiceSources, trueOfHospice } from './fixtures/hospice-draft.ts';

const falseIn = (text: string): string[] =>
  checkClaims({
    content: [{ type: 'paragraph', children: [{ text }] }],
    sources: hospiceSources,
    today: '2026-11-21',
  })
    .claims.filter(({ source }: Claim) => source.type === 'unsupported')
    .map(({ text: claim }) => claim);

const touches = (claim: string, planted: string): boolean =>
  claim.includes(planted) || planted.includes(claim);

describe('a draft of another organization', () => {
  it('is cleared where it is true, in whatever words', () => {
    const alarms = trueOfHospice.flatMap((text) =>
      falseIn(text).map((claim) => `${claim} | ${text}`),
    );
    expect(trueOfHospice.length).toBeGreaterThan(50);
    expect(alarms).toEqual([]);
  });

  it('is reported where it is false, at the false word', () => {
    const missed = falseOfHospice
      .filter(([text, planted]) => !falseIn(text).some((claim) => touches(claim, planted)))
      .map(([text, planted]) => `${planted} | ${text} | ${falseIn(text).join(', ')}`);
    expect(falseOfHospice.length).toBeGreaterThan(100);
    expect(missed).toEqual([]);
  });
});
