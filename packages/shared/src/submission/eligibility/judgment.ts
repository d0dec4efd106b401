import type { OrganizationInfo } from '../../contract/organization-info.ts';
import type { StatedFact } from '../../contract/call-facts.ts';

/** The profile fields used by the conditions. */
export type ApplicantProfile = Partial<
  Pick<
    OrganizationInfo,
    | 'type'
    | 'taxId'
    | 'foundedYear'
    | 'annualBudget'
    | 'contactInfo'
    | 'mission'
    | 'focusAreas'
    | 'currentProjects'
  >
>;

/** A field of the organization in step 1. */
export type ProfileField =
  | 'organizationType'
  | 'taxIdNumber'
  | 'foundedYear'
  | 'annualBudget'
  | 'contactInfo.state';

/** `only-you`: no field of the profile can answer the rule, so it is not judged. */
export type Verdict = 'eligible' | 'not-eligible' | 'unsure' | 'only-you';

/** The result of one condition for one rule. */
export type TestResult = {
  verdict: Verdict;
  why: string;
  /** The applicant's side, next to the funder's sentence. */
  profileText?: string;
  field?: ProfileField;
  /** The one question that would settle the verdict. */
  question?: string;
};

export type Judgment = TestResult & {
  fact: StatedFact;
  /** Whether the rule says who may not apply. */
  isExclusion: boolean;
};

const severity: readonly Verdict[] = ['not-eligible', 'unsure', 'only-you', 'eligible'];

/** Finds the result that decides when one sentence has several conditions. */
export const findWorstResult = (results: readonly TestResult[]): TestResult | undefined =>
  results.toSorted((a, b) => severity.indexOf(a.verdict) - severity.indexOf(b.verdict))[0];
