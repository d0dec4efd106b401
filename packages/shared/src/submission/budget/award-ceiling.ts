import type { AnalysisDetails } from '../../contract/analysis.ts';
import type { MoneyFact } from '../../contract/call-facts.ts';

type Award = NonNullable<AnalysisDetails['award']>;

type Excess =
  /** `mayDifferInPeriod`: the ceiling or the request may be for one year, so they may not be comparable. */
  | { outside: 'ceiling'; bound: MoneyFact; mayDifferInPeriod: boolean }
  | { outside: 'floor'; bound: MoneyFact };

const period = /\b(?:per year|annual(?:ly)?|each year|a year|yearly|years?|months?)\b/i;

/**
 * Compares a requested amount with the ceiling and the floor of one award, all in one currency.
 *
 * @param sentence the sentence that states the request; it may be about a period
 */
export function compareWithCeiling(
  { ceiling, floor }: Award,
  amount: number,
  sentence = '',
): Excess | undefined {
  if (ceiling && amount > ceiling.amount) {
    const mayDifferInPeriod = period.test(`${sentence} ${ceiling.quote ?? ''}`);
    return { outside: 'ceiling', bound: ceiling, mayDifferInPeriod };
  }
  return floor && amount < floor.amount ? { outside: 'floor', bound: floor } : undefined;
}

/** Advice if the ceiling may be for a different period than the request. */
export const checkPeriod = 'Check whether both amounts cover the same period.';
