import { createSavedFileName } from '@grantwright/shared/contract';
import { FileResponse, type TeamAccess } from '@grantwright/shared/service';
import { findApplicationFormat } from '@grantwright/shared/submission';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';
import { findApplication } from './find-application.ts';

type DownloadRequest = { id: string; token: string; signal: AbortSignal };

/** Generates the Word file of a saved application, in the application's format. */
export async function downloadApplication(
  deps: Deps,
  access: TeamAccess,
  { id, token, signal }: DownloadRequest,
): Promise<FileResponse> {
  const record = await findApplication(deps, access, id);
  const organizationName = await getOrganizationName(deps, record, token);
  const file = await deps.wordFiles.generate(
    {
      title: record.title,
      grantProgram: record.grantProgram,
      organizationName,
      date: record.applicationDate,
      content: record.content,
      format: findApplicationFormat({
        details: record.analysis?.details,
        changes: record.submission?.format,
        organizationName,
      }),
    },
    { userId: access.userId, signal },
  );
  return new FileResponse(createSavedFileName(record._id), file);
}

/** Returns the organization's name from the application, or else from its profile, or else an empty string. */
async function getOrganizationName(
  { services }: Deps,
  { organizationInfo, organizationId }: ApplicationRecord,
  token: string,
): Promise<string> {
  if (organizationInfo?.name) return organizationInfo.name;
  const organization = await services
    .findOrganization(organizationId, token)
    .catch(() => undefined);
  return organization?.name ?? '';
}
