import type { AnalysisDetails, Award, MoneyFact, Requirement } from '@grantwright/shared/contract';
import { shorten, quoteOf, type FactLine, type FactValue, said } from './fact.ts';

/** A sum, in signs or in words: "$5,000", "USD 150K", "5 000 euros". */
const sum =
  /[$€£₹¥]\s?\d|\d\s?[$€£]|\b(?:USD|EUR|GBP|CAD|AUD|NZD|INR|ZAR)\s?\d|\d[,. ]?(?:\s(?:million|thousand))?\s?(?:dollars|euros?|pounds|rupees|rand)\b/i;

/** What one applicant may get. */
const ofOne =
  /\brequest (?:between|at most|at least)\b|\b(?:grants|awards) are\b|\bper (?:award|grant|project|applicant|organi[sz]ation|team|winner|school|site)\b|\b(?:each|individual)\b|\b(?:grants?|awards?|prizes?|stipends?|fellowships?|scholarships?)\b[^.:;]{0,30}(?::|\b(?:of|up to|between|from|range|worth|exceed)\b)/i;
/** "Size of grant: $8,000 to $60,000 in all": the label says that it is one's. */
const sizeOfOne = /^(?:size|range) of (?:(?:the|our|each|an?) )?(?:grants?|awards?)\b/i;
/** What all of them share: it is no answer to "how much may we ask for". */
const ofAllTogether =
  /\b(?:is|are) available\b|\b(?:in all|total|altogether|overall|pot|pool|purse)\b|\bfund(?:s|ing) available\b/i;
/** What the applicant pays, or may pay with it. */
const ofCosts =
  /^(?:match|contribute|provide|indirect|not funded|no )|\b(?:match(?:es|ing)?|cost[- ]shar\w+|fees?|indirect|overhead|insurance)\b/i;

/** More rules on costs are in the checklist below. */
const maxCostRules = 2;

/**
 * How much one applicant may ask for, as the award's range or else by the first line that names a sum; below it
 * what there is for all, how many awards there are, and where no award is stated what applicants must pay.
 */
export function amountFact({ requirements, award = {} }: AnalysisDetails): FactValue {
  const lines = requirements.filter(({ kind }) => kind === 'amount');
  const stated = perAward(award) ?? (award.total && totalLine(award.total)) ?? sumAmong(lines);
  const total = perAward(award) && award.total && totalLine(award.total);
  const { count } = award;
  const awards = count && {
    text: `Number of awards: ${count.to ? `${count.value} to ${count.to}` : count.value}`,
    ...quoteOf(count),
  };
  const costs = stated
    ? []
    : lines
        .filter(({ text }) => ofCosts.test(text))
        .slice(0, maxCostRules)
        .map((line) => ({ text: shorten(line.text), ...quoteOf(line) }));
  const more = [total, awards, ...costs].filter((line) => line !== undefined);
  return { ...said(stated?.text), ...(stated && quoteOf(stated)), more };
}

const money = ({ amount, currency }: MoneyFact): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);

function perAward({ floor, ceiling }: Award): FactLine | undefined {
  const fact = ceiling ?? floor;
  if (!fact) return undefined;
  const words = !ceiling
    ? `At least ${money(fact)}`
    : !floor
      ? `Up to ${money(ceiling)}`
      : floor.amount === ceiling.amount
        ? money(ceiling)
        : `${money(floor)} to ${money(ceiling)}`;
  return { text: `${words} per award`, ...quoteOf(fact) };
}

const totalLine = (total: MoneyFact): FactLine => ({
  text: `${money(total)} in total`,
  ...quoteOf(total),
});

/** The line of the checklist that names what one applicant may get, else a sum. */
function sumAmong(lines: readonly Requirement[]): FactLine | undefined {
  const sums = lines.filter(({ text }) => sum.test(text));
  const own = sums.filter(({ text }) => !ofAllTogether.test(text) && !ofCosts.test(text));
  const found =
    sums.find(({ text }) => sizeOfOne.test(text)) ??
    own.find(({ text }) => ofOne.test(text)) ??
    own[0] ??
    sums.find(({ text }) => !ofCosts.test(text));
  return found && { text: shorten(found.text), ...quoteOf(found) };
}
