import type { AnalysisDetails, Award, MoneyFact } from '@grantwright/shared/contract';
import { pickSource } from '@grantwright/shared/submission';
import {
  createFactValue,
  getMissingText,
  toFactLine,
  type FactLine,
  type FactValue,
} from './fact.ts';

const maxCosts = 2;

/**
 * Returns how much one applicant may request, with the total funding and the number of awards. If the guidelines do not
 * state the amount, returns the first rules on matching funds and costs.
 */
export function getAmountFact(details: AnalysisDetails): FactValue {
  const { award = {}, keyFacts } = details;
  const range = getAwardRange(award);
  const total = award.total && createTotalLine(award.total);
  const amount = range ?? total ?? (keyFacts?.amount && toFactLine(keyFacts.amount));
  const more = [
    range && total,
    award.count && createCountLine(award.count),
    ...(amount ? [] : (keyFacts?.costs.slice(0, maxCosts).map(toFactLine) ?? [])),
  ].filter((line) => line !== undefined);
  return { ...createFactValue(amount, getMissingText(details, 'amount')), more };
}

function getAwardRange({ floor, ceiling }: Award): FactLine | undefined {
  const stated = ceiling ?? floor;
  if (!stated) return undefined;
  return { text: `${formatRange(floor, ceiling)} per award`, ...pickSource(stated) };
}

function formatRange(floor: MoneyFact | undefined, ceiling: MoneyFact | undefined): string {
  if (!ceiling) return floor ? `At least ${formatMoney(floor)}` : '';
  if (!floor) return `Up to ${formatMoney(ceiling)}`;
  if (floor.amount === ceiling.amount) return formatMoney(ceiling);
  return `${formatMoney(floor)} to ${formatMoney(ceiling)}`;
}

const createTotalLine = (total: MoneyFact): FactLine => ({
  text: `${formatMoney(total)} in total`,
  ...pickSource(total),
});

const createCountLine = (count: NonNullable<Award['count']>): FactLine => ({
  text: `Number of awards: ${count.to ? `${count.value} to ${count.to}` : count.value}`,
  ...pickSource(count),
});

const formatMoney = ({ amount, currency }: MoneyFact): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
