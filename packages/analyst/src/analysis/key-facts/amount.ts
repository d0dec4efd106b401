import { limits, type Requirement } from '@grantwright/shared/contract';
import { anyOf } from '@grantwright/shared/values';
import { findValues } from '../../text/values.ts';

/** Phrases for the amount that one applicant may receive. */
const perApplicant = anyOf(
  /\brequest (?:between|at most|at least)\b|\b(?:grants|awards) are\b|\b(?:each|individual)\b/i,
  /\bper (?:award|grant|project|applicant|organi[sz]ation|team|winner|school|site)\b/i,
  /\b(?:grants?|awards?|prizes?|stipends?|fellowships?|scholarships?)\b[^.:;]{0,30}(?::|\b(?:of|up to|between|from|range|worth|exceed)\b)/i,
);
/** Labels for the size of a single award, even if the line continues with "in all". */
const awardSize = /^(?:size|range) of (?:(?:the|our|each|an?) )?(?:grants?|awards?)\b/i;
/** Phrases for the total amount of all awards. */
const forAllAwards = anyOf(
  /\b(?:is|are) available\b|\bfund(?:s|ing) available\b/i,
  /\b(?:in all|total|altogether|overall|pot|pool|purse)\b/i,
);
/** Phrases for amounts that the applicant pays or may not charge to the grant. */
const applicantCost = anyOf(
  /^(?:match|contribute|provide|indirect|not funded|no )/i,
  /\b(?:match(?:es|ing)?|cost[- ]shar\w+|fees?|indirect|overhead|insurance)\b/i,
);

const isAmount = ({ kind }: Requirement): boolean => kind === 'amount';

const statesSum = ({ text }: Requirement): boolean =>
  findValues(text).some(({ type }) => type === 'money' || type === 'money-range');

/** Finds the requirement that states how much one applicant may request, or otherwise any amount to be awarded. */
export function findAmount(requirements: readonly Requirement[]): Requirement | undefined {
  const sums = requirements
    .filter(isAmount)
    .filter(statesSum)
    .filter(({ text }) => awardSize.test(text) || !applicantCost.test(text));
  const single = sums.filter(({ text }) => !forAllAwards.test(text));
  return (
    sums.find(({ text }) => awardSize.test(text)) ??
    single.find(({ text }) => perApplicant.test(text)) ??
    single[0] ??
    sums[0]
  );
}

/** Finds requirements about matching funds, fees and costs not covered by the grant. */
export const findCosts = (requirements: readonly Requirement[]): Requirement[] =>
  requirements
    .filter(isAmount)
    .filter(({ text }) => applicantCost.test(text))
    .slice(0, limits.costs);
