import type { AnalysisDetails, Award, MoneyFact } from '@grantwright/shared/contract';
import {
  factValue,
  missingText,
  getQuote,
  toFactLine,
  type FactLine,
  type FactValue,
} from './fact.ts';

const maxCosts = 2;

/**
 * Returns how much one applicant may request, with the total funding and the number of awards. If the guidelines do not
 * state the amount, returns the first rules on matching funds and costs.
 */
export function amountFact(details: AnalysisDetails): FactValue {
  const { award = {}, keyFacts } = details;
  const range = awardRange(award);
  const total = award.total && totalLine(award.total);
  const amount = range ?? total ?? (keyFacts?.amount && toFactLine(keyFacts.amount));
  const more = [
    range && total,
    award.count && countLine(award.count),
    ...(amount ? [] : (keyFacts?.costs.slice(0, maxCosts).map(toFactLine) ?? [])),
  ].filter((line) => line !== undefined);
  return { ...factValue(amount, missingText(details, 'amount')), more };
}

function awardRange({ floor, ceiling }: Award): FactLine | undefined {
  const stated = ceiling ?? floor;
  if (!stated) return undefined;
  return { text: `${rangeText(floor, ceiling)} per award`, ...getQuote(stated) };
}

function rangeText(floor: MoneyFact | undefined, ceiling: MoneyFact | undefined): string {
  if (!ceiling) return floor ? `At least ${money(floor)}` : '';
  if (!floor) return `Up to ${money(ceiling)}`;
  if (floor.amount === ceiling.amount) return money(ceiling);
  return `${money(floor)} to ${money(ceiling)}`;
}

const totalLine = (total: MoneyFact): FactLine => ({
  text: `${money(total)} in total`,
  ...getQuote(total),
});

const countLine = (count: NonNullable<Award['count']>): FactLine => ({
  text: `Number of awards: ${count.to ? `${count.value} to ${count.to}` : count.value}`,
  ...getQuote(count),
});

const money = ({ amount, currency }: MoneyFact): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
