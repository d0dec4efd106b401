import type { WorkPart } from './merge-work.ts';

const formatName = 'the format';
const submissionRecordName = 'the submission record';

const partNames: Record<WorkPart, string> = {
  title: 'the title',
  grantProgram: 'the grant program',
  organization: 'the organization details',
  guidelines: 'the requirements',
  answers: 'the answers',
  status: submissionRecordName,
  submittedOn: submissionRecordName,
  confirmation: submissionRecordName,
  requestedAmount: 'the amount requested',
  awardedAmount: submissionRecordName,
  reports: submissionRecordName,
  sections: 'the choice of sections',
  limits: 'the length limits',
  checklist: 'the checklist',
  attachments: 'the attachments',
  counting: formatName,
  isAssistOnly: 'the choice to write the text yourself',
  writtenBy: 'who wrote the text',
  aiStatement: 'the statement on AI use',
  budget: 'the budget',
  format: formatName,
  dismissed: 'the dismissed warnings',
};

const listFormat = new Intl.ListFormat('en-US');

/** Formats the names of parts for display: "the budget and the checklist". */
export const formatPartNames = (parts: WorkPart[]): string =>
  listFormat.format(new Set(parts.map((part) => partNames[part])));
