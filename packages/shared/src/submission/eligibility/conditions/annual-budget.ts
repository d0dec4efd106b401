import { anyOf } from '../../../values/any-of.ts';
import { parseAmountRange, findDollarAmounts } from '../parse-amount-range.ts';
import type { ApplicantProfile, TestResult } from '../judgment.ts';
import { createContradiction, exclusionPattern, isNegated, type Rule } from '../rule.ts';
import { extractDutySubject } from '../extract-duty-subject.ts';

const field = 'annualBudget';
const ownBudget = anyOf(
  /\b(?:annual|operating|organi[sz]ational)\s+(?:\w+\s+)?(?:budgets?|expenses|expenditures?)\b/i,
  /\b(?:organi[sz]ation(?:'s|’s)?|yearly)\s+(?:\w+\s+)?(?:budgets?|expenses|expenditures?)\b/i,
  /\bbudget size\b/i,
);

/** Whether a sentence is about the budget of the applicant as a whole. */
export const namesOwnBudget = (text: string): boolean =>
  ownBudget.test(text) && !otherAmounts.test(text);

const otherAmounts = anyOf(
  /\b(?:projects?|programs?|programmes?|requests?|grants?|awards?|proposals?|revenues?|income)\b/i,
  /\b(?:turnover|average|assets|endowment|salar\w*|match\w*)\b/i,
);

const maximumPattern =
  /(?<!\b(?:not|no) )\b(?:less than|below|under|not (?:exceed\w*|more than)|no more than|up to|at most|smaller than|maximum of|or less|or below|does not exceed)\b/i;
const minimumPattern = anyOf(
  /\b(?:at least|(?:not|no) less than|more than|over|above|greater than|minimum of|exceeding)\b/i,
  /\b(?:exceeds?|or more|in excess of)\b/i,
);

/** Whether the annual budget is in the range required by the funder. */
export function testAnnualBudget(
  rule: Rule,
  { annualBudget }: ApplicantProfile,
): TestResult | undefined {
  const { text } = rule.fact;
  if (!ownBudget.test(text) || otherAmounts.test(rule.words)) return undefined;
  const bounds = parseBounds(text);
  if (!bounds || parseBounds(extractDutySubject(text))) return undefined;
  const budgetText = annualBudget?.trim() ?? '';
  const question = 'Is your annual budget in this range?';
  const range = parseAmountRange(budgetText);
  if (!range) {
    return {
      verdict: 'unsure',
      field,
      ...(budgetText && { profileText: `Annual budget: ${budgetText}` }),
      why: budgetText
        ? 'We couldn’t compare the two amounts.'
        : 'Your profile doesn’t state a budget.',
      question,
    };
  }
  const base = { profileText: `Annual budget: ${budgetText}`, field } as const;
  const isInside = range.low >= bounds.low && range.high <= bounds.high;
  const isOutside = range.low > bounds.high || range.high < bounds.low;
  const isExclusion = rule.isExclusion || exclusionPattern.test(text);
  if (!isExclusion && isNegated(text)) {
    return { verdict: 'unsure', ...base, why: 'We couldn’t compare the two amounts.', question };
  }
  if (isInside === isExclusion && (isInside || isOutside)) {
    return createContradiction(rule, {
      ...base,
      why: 'Your budget is outside the range.',
      question,
    });
  }
  return isInside || isOutside
    ? { verdict: 'eligible', ...base, why: 'Your budget is within the range.' }
    : { verdict: 'unsure', ...base, why: 'Your budget is close to the limit.', question };
}

function parseBounds(text: string): { low: number; high: number } | undefined {
  const { values = [], isRange = false } = findDollarAmounts(text) ?? {};
  const [first, second, ...others] = values.filter((value) => value >= 1_000);
  if (first === undefined || others.length > 0) return undefined;
  if (second !== undefined)
    return isRange ? { low: Math.min(first, second), high: Math.max(first, second) } : undefined;
  if (maximumPattern.test(text)) return { low: 0, high: first };
  return minimumPattern.test(text) ? { low: first, high: Infinity } : undefined;
}
