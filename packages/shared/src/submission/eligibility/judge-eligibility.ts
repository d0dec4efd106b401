import type { AnalysisDetails } from '../../contract/analysis.ts';
import { organizationTypeLabels } from '../../contract/constants.ts';
import { formOf } from './applicant-kinds.ts';
import {
  admitsApplicants,
  admitsOrganizations,
  isAboutPeople,
  mustBeIndividuals,
  isOwnCondition,
} from './applicant-conditions.ts';
import { eligibilityRules } from './eligibility-rules.ts';
import type { ApplicantProfile, Judgment, ProfileField, TestResult } from './judgment.ts';
import type { Rule } from './rule.ts';
import { testAnnualBudget } from './tests/annual-budget.ts';
import { testLegalForm } from './tests/legal-form.ts';
import { testLocation } from './tests/location.ts';
import { testYearsOfOperation } from './tests/years-of-operation.ts';

type Period = Parameters<typeof testYearsOfOperation>[2];

const tests = [testLegalForm, testYearsOfOperation, testAnnualBudget, testLocation];

/**
 * Judges each of the funder's rules about applicants by the profile; what only people can judge is unsure. Sentences
 * about projects, costs and the procedure are omitted.
 */
export const judgeEligibility = (
  details: AnalysisDetails,
  profile: ApplicantProfile,
  now: Date,
): Judgment[] => {
  const deadline = new Date(`${details.deadline?.date ?? '1970-01-01'}T12:00:00Z`);
  const period = { now, due: deadline > now ? deadline : now };
  const rules = eligibilityRules(details);
  const forPeople = rules.filter(({ fact, isExclusion }) => isAboutPeople(fact, isExclusion));
  const judgments = withoutOthers(
    rules
      .filter((rule) => !forPeople.includes(rule))
      .flatMap((rule) => judge(rule, profile, period) ?? []),
  );
  const question = judgeForPeople(
    forPeople.filter(({ isExclusion }) => !isExclusion),
    profile,
  );
  if (!question || rules.some(({ fact, isExclusion }) => !isExclusion && admitsOrganizations(fact)))
    return judgments;
  return [question, ...judgments.filter(({ verdict }) => verdict !== 'unsure')];
};

function judge(rule: Rule, profile: ApplicantProfile, period: Period): Judgment | undefined {
  const { fact, isExclusion, isSoft } = rule;
  const isComparable = admitsApplicants(fact, isExclusion);
  const result = isComparable
    ? worstOf(tests.flatMap((test) => test(rule, profile, period) ?? []))
    : undefined;
  if (!result) return ownCheck(rule);
  if (isSoft && result.verdict !== 'eligible') {
    return {
      ...result,
      fact,
      verdict: 'unsure',
      isCondition: false,
      why: `${result.why} This is a preference, not a condition.`,
    };
  }
  return { ...result, fact, isCondition: !isSoft };
}

function ownCheck({ fact, isExclusion, isSoft }: Rule): Judgment | undefined {
  const isCondition = !isSoft && isOwnCondition(fact);
  if (!isCondition && !isExclusion) return undefined;
  return {
    fact,
    verdict: 'unsure',
    isCondition,
    why: 'Only you can tell.',
    question: 'Do you meet this?',
  };
}

/** One judgment for all rules about studies, age or nationality, which no organization meets. */
function judgeForPeople(
  forPeople: readonly Rule[],
  { type }: ApplicantProfile,
): Judgment | undefined {
  const forIndividuals = forPeople.find(
    ({ fact, isCertain }) => isCertain && mustBeIndividuals(fact),
  );
  const rule = forIndividuals ?? forPeople.find(({ fact }) => isOwnCondition(fact)) ?? forPeople[0];
  if (!rule) return undefined;
  const base = {
    fact: rule.fact,
    isCondition: true,
    field: 'organizationType',
    ...(type && { profileText: organizationTypeLabels[type] }),
    why: 'This rule is about people, not organizations.',
  } as const;
  return forIndividuals && formOf(type)
    ? { ...base, verdict: 'not-eligible' }
    : { ...base, verdict: 'unsure', question: 'Can an organization apply?' };
}

const formFields: readonly (ProfileField | undefined)[] = ['organizationType', 'taxIdNumber'];

/** Once a kind of applicant is admitted, sentences that admit further kinds decide nothing. */
function withoutOthers(judgments: readonly Judgment[]): Judgment[] {
  const isAboutForm = ({ field }: Judgment) => formFields.includes(field);
  const isAdmitted = judgments.some((one) => one.verdict === 'eligible' && isAboutForm(one));
  return judgments.filter(
    (one) =>
      !isAdmitted || one.verdict !== 'unsure' || !isAboutForm(one) || limits.test(one.fact.text),
  );
}

const limits =
  /\bmust\b|\bonly\b|\brequired?\b|\b(?:limited|restricted) to\b|\bnot\b|\bineligible\b/i;

const worstOf = (results: readonly TestResult[]): TestResult | undefined =>
  results.find(({ verdict }) => verdict === 'not-eligible') ??
  results.find(({ verdict }) => verdict === 'unsure') ??
  results[0];
