import type { AnalysisDetails } from '../../../../contract/analysis.ts';
import { pickQuote, type createFindingFactory } from '../../create-finding.ts';
import type { Finding, Place } from '../../finding.ts';
import { checkPeriod, compareWithCeiling } from '../../../budget/award-ceiling.ts';
import { formatAmount } from '../../../budget/format-amount.ts';

type Award = NonNullable<AnalysisDetails['award']>;

type RequestedAmount = {
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
export function findExcessOverCeiling(
  { blocker, warning }: ReturnType<typeof createFindingFactory>,
  award: Award,
  { amount, statement, sentence, advice, place }: RequestedAmount,
): Finding[] {
  const excess = compareWithCeiling(award, amount, sentence);
  if (!excess) return [];
  const { outside, bound } = excess;
  const fields = { ...(place && { place }), ...pickQuote(bound) };
  const boundText = formatAmount(bound.amount, bound.currency);
  if (outside === 'floor')
    return [warning('floor', `${statement}, less than the minimum of ${boundText}`, fields)];
  const text = `${statement}, more than the maximum of ${boundText}`;
  return excess.mayDifferInPeriod
    ? [warning('ceiling', text, { help: checkPeriod, ...fields })]
    : [blocker('ceiling', text, { help: advice, ...fields })];
}
