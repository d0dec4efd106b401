import type { Finding } from './finding.ts';
import type { SourceIndex } from './source-index.ts';
import { isWholeCost } from './stated-money.ts';

/**
 * Whether an amount is called the whole cost where the applicant names another: no sum of some of the items
 * is that. What a paper adds up may be the whole of anything, and counts for nothing here.
 */
export const isOtherWhole = (
  { kind, value = Number.NaN, start }: Finding,
  text: string,
  { wholes, values }: SourceIndex,
): boolean => {
  if (kind !== 'money' || wholes.has(value) || !isWholeCost(text, start)) return false;
  const isTold = (amount: number): boolean =>
    values
      .get(`money:${amount}`)
      ?.some(
        ({ sentence, source }) =>
          sentence >= 0 && (source.type === 'additional' || source.type === 'answer'),
      ) ?? false;
  return !isTold(value) && [...wholes].some(isTold);
};
