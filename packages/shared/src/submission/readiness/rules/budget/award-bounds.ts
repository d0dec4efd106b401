import type { AnalysisDetails } from '../../../../contract/analysis.ts';
import { quoteOf, type findingsOf } from '../../create-finding.ts';
import type { Finding, Place } from '../../finding.ts';
import { formatAmount } from '../../../budget/format-amount.ts';
import { isOfPeriod } from './stated-requests.ts';

type Award = NonNullable<AnalysisDetails['award']>;

type Request = {
  amount: number;
  /** The beginning of the finding: "You request $5,000". */
  statement: string;
  /** The sentence that states the bound; it may also limit the period. */
  sentence?: string;
  /** Advice for a request that is too high. */
  advice: string;
  place?: Place;
};

/** Finds a request above the maximum or below the minimum of one award. */
export function awardBounds(
  { blocker, warning }: ReturnType<typeof findingsOf>,
  { ceiling, floor }: Award,
  { amount, statement, sentence = '', advice, place }: Request,
): Finding[] {
  const placeField = place ? { place } : {};
  if (ceiling && amount > ceiling.amount) {
    const isPerPeriod = isOfPeriod(`${sentence} ${ceiling.quote ?? ''}`);
    const text = `${statement}, more than the maximum of ${formatAmount(ceiling.amount, ceiling.currency)}`;
    const help = isPerPeriod ? 'Check whether both amounts are for the same time.' : advice;
    const create = isPerPeriod ? warning : blocker;
    return [create('ceiling', text, { help, ...placeField, ...quoteOf(ceiling) })];
  }
  if (floor && amount < floor.amount) {
    const text = `${statement}, less than the minimum of ${formatAmount(floor.amount, floor.currency)}`;
    return [warning('floor', text, { ...placeField, ...quoteOf(floor) })];
  }
  return [];
}
