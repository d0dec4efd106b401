import type { ApplicationFields } from '@grantwright/shared/contract';
import type { ContentCleaner } from '../content/content-cleaner.ts';
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
  | 'openGaps'
  | 'deadline'
>;

/** Sanitizes the text, and computes the open gaps and the deadline once, so that lists do not need to read it. */
export async function toStoredFields(
  { cleaner }: { cleaner: ContentCleaner },
  { ownerId, sent }: { ownerId: string; sent: ApplicationFields },
): Promise<StoredFields> {
  return {
    title: sent.title,
    grantProgram: sent.grantProgram,
    ...(await cleaner.clean(sent.content, ownerId)),
    status: sent.status,
    organizationId: sent.organizationId,
    analysis: sent.analysis,
    organizationInfo: sent.organizationInfo,
    answers: sent.answers,
    writerNotes: sent.writerNotes,
    modelUsage: sent.modelUsage,
    deadline: sent.analysis?.details.deadline?.date,
  };
}
