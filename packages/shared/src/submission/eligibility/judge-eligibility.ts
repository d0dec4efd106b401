import type { AnalysisDetails } from '../../contract/analysis.ts';
import { organizationTypeLabels } from '../../contract/constants.ts';
import { getLegalForm } from './applicant-kinds.ts';
import { parseApplicantList } from './parse-applicant-list.ts';
import { admitsApplicants, isOwnCondition } from './applicant-sentences.ts';
import { listEligibilityRules } from './list-eligibility-rules.ts';
import { testAnnualBudget } from './conditions/annual-budget.ts';
import { testLegalForm } from './conditions/legal-form.ts';
import { testLocation } from './conditions/location.ts';
import { testYearsOfOperation } from './conditions/years-of-operation.ts';
import {
  type ApplicantProfile,
  type Judgment,
  type ProfileField,
  findWorstResult,
} from './judgment.ts';
import {
  admitsOrganizations,
  isAboutPeople,
  findRuleForPeopleOnly,
} from './individual-applicants.ts';
import { judgeList } from './judge-list.ts';
import { chooseQuestionForApplicant } from './represented-people.ts';
import { exclusionPattern, toRule, type Rule } from './rule.ts';

type Period = Parameters<typeof testYearsOfOperation>[2];

const conditions = [testLegalForm, testYearsOfOperation, testAnnualBudget, testLocation];

/**
 * Judges each of the funder's rules about applicants against the profile. Rules that the profile cannot answer become
 * questions for the applicant. Sentences about projects, costs, preferences and the procedure are omitted.
 */
export const judgeEligibility = (
  details: AnalysisDetails,
  profile: ApplicantProfile,
  now: Date,
): Judgment[] => {
  const deadline = new Date(`${details.deadline?.date ?? '1970-01-01'}T12:00:00Z`);
  const period = { now, due: deadline > now ? deadline : now };
  const rules = listEligibilityRules(details);
  const forPeople = rules.filter(({ fact, isExclusion }) => isAboutPeople(fact, isExclusion));
  const judgments = applyAdmission(
    rules
      .filter((rule) => !forPeople.includes(rule))
      .flatMap((rule) => judge(rule, profile, period) ?? []),
  );
  const admitsOthers = rules.some(
    ({ fact, isExclusion }) => !isExclusion && admitsOrganizations(fact),
  );
  const ofPeople = admitsOthers ? undefined : judgeForPeople(forPeople, details, profile);
  if (!ofPeople) return judgments;
  const isDecided = ({ verdict }: Judgment) => verdict === 'eligible' || verdict === 'not-eligible';
  return [ofPeople, ...judgments.filter(isDecided)];
};

const exclusionQuestion = 'Does this exclude you?';
const notInProfile = 'Your profile doesn’t say this.';

function judge(rule: Rule, profile: ApplicantProfile, period: Period): Judgment | undefined {
  const { fact } = rule;
  const tests = conditions.map((test) => (rule: Rule) => test(rule, profile, period));
  const list = rule.isExclusion ? undefined : parseApplicantList(fact.text);
  const isSoft = list ? toRule({ text: list.lead }, false).isSoft : rule.isSoft;
  const isExclusion = rule.isExclusion || (!list && exclusionPattern.test(fact.text));
  const testSentence = () =>
    admitsApplicants(fact, rule.isExclusion)
      ? findWorstResult(tests.flatMap((test) => test(rule) ?? []))
      : undefined;
  const result = list ? judgeList(list, rule, profile, tests) : testSentence();
  // An unmet preference does not lead to a verdict.
  if (isSoft) return result?.verdict === 'eligible' ? { ...result, fact, isExclusion } : undefined;
  if (result) {
    const question = result.question && (isExclusion ? exclusionQuestion : result.question);
    return { ...result, fact, isExclusion, ...(question && { question }) };
  }
  if (!rule.isExclusion && !isOwnCondition(fact)) return undefined;
  return {
    fact,
    isExclusion,
    verdict: 'only-you',
    why: notInProfile,
    question: isExclusion ? exclusionQuestion : 'Do you meet this?',
  };
}

/** Creates one judgment for all rules about studies, age or nationality, which no organization meets. */
function judgeForPeople(
  forPeople: readonly Rule[],
  details: AnalysisDetails,
  { type }: ApplicantProfile,
): Judgment | undefined {
  const form = getLegalForm(type);
  const isSchool = form?.is.includes('education') ?? false;
  const forPeopleOnly = findRuleForPeopleOnly(forPeople, details, isSchool);
  const stated = forPeople.filter(({ isExclusion }) => !isExclusion);
  const rule = forPeopleOnly ?? stated.find(({ fact }) => isOwnCondition(fact)) ?? stated[0];
  if (!rule) return undefined;
  const question = forPeopleOnly
    ? undefined
    : chooseQuestionForApplicant(stated.map(({ fact }) => fact.text));
  if (question) {
    const why = notInProfile;
    return { fact: rule.fact, isExclusion: false, verdict: 'only-you', why, question };
  }
  const base = {
    fact: rule.fact,
    isExclusion: false,
    field: 'organizationType',
    ...(type && { profileText: organizationTypeLabels[type] }),
    why: 'This rule is about people, not organizations.',
  } as const;
  return forPeopleOnly && form
    ? { ...base, verdict: 'not-eligible' }
    : { ...base, verdict: 'unsure', question: 'Can an organization apply?' };
}

const formFields: readonly (ProfileField | undefined)[] = ['organizationType', 'taxIdNumber'];

/**
 * Once the guidelines admit the applicant's kind, sentences that admit other kinds are dropped, and one that seems to
 * exclude it becomes unsure.
 */
function applyAdmission(judgments: readonly Judgment[]): Judgment[] {
  const isAboutForm = ({ field }: Judgment) => formFields.includes(field);
  const isAdmitted = judgments.some(
    (one) => one.verdict === 'eligible' && isAboutForm(one) && !one.isExclusion,
  );
  if (!isAdmitted) return [...judgments];
  return judgments.flatMap((one): Judgment[] => {
    if (!isAboutForm(one)) return [one];
    if (one.verdict === 'unsure' && !limits.test(one.fact.text)) return [];
    if (one.verdict !== 'not-eligible' || one.isExclusion) return [one];
    return [{ ...one, verdict: 'unsure', question: 'Are you one of these applicants?' }];
  });
}

const limits =
  /\bmust\b|\bonly\b|\brequired?\b|\b(?:limited|restricted) to\b|\bnot\b|\bineligible\b/i;
