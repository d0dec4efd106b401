import type { Application, ApplicationSummary, WorkingCopy } from '@grantwright/shared/contract';
import {
  getAccess,
  canDelete,
  isShared,
  JsonResponse,
  createNotFoundError,
  type TeamAccess,
} from '@grantwright/shared/service';
import type { ApplicationRecord, longFields, StoredWorkingCopy } from './application-model.ts';
import { toEtag } from './etag.ts';

export type SummaryRecord = Omit<ApplicationRecord, (typeof longFields)[number]>;

export function presentSummary(record: SummaryRecord, user: TeamAccess): ApplicationSummary {
  if (record.status === 'deleted') throw createNotFoundError('The application');
  return {
    id: record._id,
    title: record.title,
    grantProgram: record.grantProgram,
    status: record.status,
    applicationDate: record.applicationDate,
    organizationId: record.organizationId,
    access: getAccess(user, record),
    canDelete: canDelete(user, record),
    isShared: isShared(user, record),
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    version: record.version,
    openGaps: record.openGaps,
    deadline: record.deadline ?? undefined,
    due: record.due ?? undefined,
    submissionStatus: record.submissionStatus ?? undefined,
    reportDue: record.reportDue ?? undefined,
    openFindings: record.openFindings ?? undefined,
    checklistProgress: record.checklistProgress ?? undefined,
  };
}

const presentWorkingCopy = ({
  revision,
  content,
  submission,
  savedAt,
}: StoredWorkingCopy): WorkingCopy => ({
  revision,
  content,
  ...(submission && { submission }),
  savedAt: savedAt.toISOString(),
});

/** The ETag is the version required by the next save. */
export function presentApplication(
  record: ApplicationRecord,
  user: TeamAccess,
): JsonResponse<Application> {
  const application = {
    ...presentSummary(record, user),
    content: record.content,
    analysis: record.analysis ?? undefined,
    organizationInfo: record.organizationInfo ?? undefined,
    answers: record.answers ?? undefined,
    writerNotes: record.writerNotes ?? undefined,
    modelUsage: record.modelUsage ?? undefined,
    submission: record.submission ?? undefined,
    revision: record.revision ?? undefined,
    workingCopy: record.workingCopy && presentWorkingCopy(record.workingCopy),
  };
  return new JsonResponse(application, { ETag: toEtag(record.version) });
}

/** Returns the saved text for the service that searches it. */
export const presentText = ({ title, content, updatedAt }: ApplicationRecord) => ({
  title,
  content,
  savedAt: updatedAt.toISOString(),
});
