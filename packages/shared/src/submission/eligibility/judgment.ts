import type { OrganizationInfo } from '../../contract/analysis.ts';
import type { StatedFact } from '../../contract/call-facts.ts';

/** What the eligibility tests read of the applicant. */
export type ApplicantProfile = Partial<
  Pick<OrganizationInfo, 'type' | 'taxId' | 'foundedYear' | 'annualBudget' | 'contactInfo'>
>;

/** A field of the organization in step 1. */
export type ProfileField =
  'organizationType' | 'taxIdNumber' | 'foundedYear' | 'annualBudget' | 'contactInfo.state';

export type Verdict = 'eligible' | 'not-eligible' | 'unsure';

/** What one test finds out about one rule. */
export type TestResult = {
  verdict: Verdict;
  why: string;
  /** The applicant's side, next to the funder's sentence. */
  profileText?: string;
  field?: ProfileField;
  /** The one question that would settle it. */
  question?: string;
};

export type Judgment = TestResult & {
  fact: StatedFact;
  /** Whether the funder makes it a condition; preferences and purposes are not. */
  isCondition: boolean;
};
