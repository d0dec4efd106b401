import type { RequirementKind } from '../../contract/analysis.ts';

/** The headings of the requirements of each kind. */
export const requirementLabels: Readonly<Record<RequirementKind, string>> = {
  deadline: 'Deadlines',
  eligibility: 'Eligibility',
  amount: 'Amounts and costs',
  limit: 'Length and limits',
  attachment: 'Attachments',
  format: 'Format',
  content: 'Content',
  evaluation: 'Evaluation',
  submission: 'How to submit',
  'after-award': 'After the award',
};
