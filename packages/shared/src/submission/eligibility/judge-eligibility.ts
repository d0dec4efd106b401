import type { AnalysisDetails } from '../../contract/analysis.ts';
import { eligibilityRules } from './eligibility-rules.ts';
import type { ApplicantProfile, Judgment, TestResult } from './judgment.ts';
import type { Rule } from './rule.ts';
import { testAnnualBudget } from './tests/annual-budget.ts';
import { testLegalForm } from './tests/legal-form.ts';
import { testLocation } from './tests/location.ts';
import { testYearsOfOperation } from './tests/years-of-operation.ts';

type Period = Parameters<typeof testYearsOfOperation>[2];

const tests = [testLegalForm, testYearsOfOperation, testAnnualBudget, testLocation];
const condition = /\bmust\b|\bonly\b|\brequired?\b|\blimited to\b|\brestricted to\b/i;
const purpose =
  /^\W*(?:\w+\s+){0,2}(?:projects?|programs?|activities|proposals?|funds?|grants?|work)\b/i;

/** Judges each of the funder's rules about applicants by the profile; what only people can judge is unsure. */
export const judgeEligibility = (
  details: AnalysisDetails,
  profile: ApplicantProfile,
  now: Date,
): Judgment[] => {
  const deadline = new Date(`${details.deadline?.date ?? '1970-01-01'}T12:00:00Z`);
  const period = { now, due: deadline > now ? deadline : now };
  return eligibilityRules(details).map((rule) => judge(rule, profile, period));
};

function judge(rule: Rule, profile: ApplicantProfile, period: Period): Judgment {
  const results = tests.flatMap((test) => test(rule, profile, period) ?? []);
  const { fact } = rule;
  const result = worstOf(results);
  if (!result) {
    const isCondition = !rule.isSoft && condition.test(rule.words) && !purpose.test(fact.text);
    return {
      fact,
      verdict: 'unsure',
      isCondition,
      why: 'Only you can tell.',
      question: 'Do you meet this?',
    };
  }
  if (rule.isSoft && result.verdict !== 'eligible') {
    return {
      ...result,
      fact,
      verdict: 'unsure',
      isCondition: false,
      why: `${result.why} This is a preference, not a condition.`,
    };
  }
  return { ...result, fact, isCondition: !rule.isSoft };
}

const worstOf = (results: readonly TestResult[]): TestResult | undefined =>
  results.find(({ verdict }) => verdict === 'not-eligible') ??
  results.find(({ verdict }) => verdict === 'unsure') ??
  results[0];
