import type { Analysis, ApplicationFields, Due } from '@grantwright/shared/contract';
import { countChecklistProgress, findNextReport } from '@grantwright/shared/submission';
import type { Readiness } from '../content/clean-content.ts';
import type { ContentCleaner } from '../content/create-content-cleaner.ts';
import type { ApplicationRecord } from './application-model.ts';

export type StoredFields = Pick<
  ApplicationRecord,
  | 'title'
  | 'grantProgram'
  | 'content'
  | 'status'
  | 'organizationId'
  | 'analysis'
  | 'organizationInfo'
  | 'answers'
  | 'writerNotes'
  | 'modelUsage'
  | 'submission'
  | 'revision'
  | 'openGaps'
  | 'deadline'
  | 'due'
  | 'submissionStatus'
  | 'reportDue'
  | 'checklistProgress'
  | 'openFindings'
>;

/** Sanitizes the text and computes the fields shown in lists, so that lists do not need to read the text. */
export async function toStoredFields(
  { cleaner }: { cleaner: ContentCleaner },
  { userId, sent }: { userId: string; sent: ApplicationFields },
): Promise<StoredFields> {
  return {
    title: sent.title,
    grantProgram: sent.grantProgram,
    openFindings: undefined,
    ...(await cleaner.clean(sent.content, userId, toReadiness(sent))),
    status: sent.status,
    organizationId: sent.organizationId,
    analysis: sent.analysis,
    organizationInfo: sent.organizationInfo,
    answers: sent.answers,
    writerNotes: sent.writerNotes,
    modelUsage: sent.modelUsage,
    submission: sent.submission,
    revision: sent.revision,
    deadline: sent.analysis?.details.deadline?.date,
    due: toDue(sent.analysis),
    submissionStatus: sent.submission?.status,
    reportDue: findNextReport(sent.submission)?.due,
    checklistProgress: countChecklistProgress(sent.analysis?.details, sent.submission),
  };
}

/**
 * Returns the fields read by the readiness rules in addition to the text. Claims are missing, because the server does
 * not have any.
 */
const toReadiness = (sent: ApplicationFields): Readiness => ({
  title: sent.title,
  grantProgram: sent.grantProgram,
  details: sent.analysis?.details,
  organizationInfo: sent.organizationInfo,
  answers: sent.answers,
  submission: sent.submission,
  now: new Date(),
});

/** Returns the deadline without its quote. */
function toDue(analysis: Analysis | undefined): Due | undefined {
  const { deadline } = analysis?.details ?? {};
  if (!deadline) return undefined;
  const { quote: _quote, page: _page, file: _file, ...due } = deadline;
  return due;
}
