import type { AnalysisDetails } from '../../../contract/analysis.ts';
import { analysisDetails } from '../../testing/analysis-details.ts';
import { judgeEligibility } from '../judge-eligibility.ts';
import type { ApplicantProfile, Judgment } from '../judgment.ts';

export type RuleList = 'eligible' | 'ineligible';

export const now = new Date('2027-03-01T12:00:00Z');

export const shelter: ApplicantProfile = {
  type: 'nonprofit',
  taxId: '12-3456789',
  foundedYear: '2010',
  annualBudget: '$2.4M',
  contactInfo: { state: 'NY', city: 'Albany' },
  mission: 'We shelter survivors of domestic violence and give them legal advice.',
};

/** Judges the only sentence of a call. */
export const judge = (
  list: RuleList,
  text: string,
  profile: ApplicantProfile = {},
): Judgment | undefined =>
  judgeEligibility(
    analysisDetails({ eligibility: { eligible: [], ineligible: [], [list]: [{ text }] } }),
    { ...shelter, ...profile },
    now,
  )[0];

/** Judges several sentences about who may apply. */
export const judgeAll = (
  texts: readonly string[],
  profile: ApplicantProfile = {},
  details: Partial<AnalysisDetails> = {},
): Judgment[] =>
  judgeEligibility(
    analysisDetails({
      ...details,
      eligibility: { eligible: texts.map((text) => ({ text })), ineligible: [] },
    }),
    { ...shelter, ...profile },
    now,
  );
