import type { WorkPart } from './merge-work.ts';

const format = 'the format';
const record = 'the submission record';

const names: Record<WorkPart, string> = {
  title: 'the title',
  grantProgram: 'the grant program',
  organization: 'the organization details',
  guidelines: 'the requirements',
  answers: 'the answers',
  status: record,
  submittedOn: record,
  confirmation: record,
  requestedAmount: 'the amount requested',
  awardedAmount: record,
  reports: record,
  sections: 'the choice of sections',
  checklist: 'the checklist',
  attachments: 'the attachments',
  counting: format,
  isAssistOnly: 'the choice to write the text yourself',
  writtenBy: 'who wrote the text',
  aiStatement: 'the statement on AI use',
  budget: 'the budget',
  format,
  dismissed: 'the dismissed warnings',
};

const listFormat = new Intl.ListFormat('en-US');

/** Names parts for people: "the budget and the checklist". */
export const nameParts = (parts: WorkPart[]): string =>
  listFormat.format(new Set(parts.map((part) => names[part])));
