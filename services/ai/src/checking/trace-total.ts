import type { Claim, ClaimSource } from '@grantwright/shared/contract';

/** A computed total comes from where the first of its parts comes from, if every part has a source. */
export const traceTotal = (claims: Claim[]): ClaimSource | undefined => {
  const money = claims.filter(({ kind }) => kind === 'money');
  return money.every(({ source }) => source.type !== 'unsupported') ? money[0]?.source : undefined;
};
