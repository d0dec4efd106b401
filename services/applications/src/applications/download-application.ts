import { FileResponse } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';
import { findApplication } from './find-application.ts';

type Request = { ownerId: string; id: string; token: string; signal: AbortSignal };

/** Generates a Word file of a saved application. */
export async function downloadApplication(
  deps: Deps,
  { ownerId, id, token, signal }: Request,
): Promise<FileResponse> {
  const record = await findApplication(deps, ownerId, id);
  const file = await deps.wordFiles.make(
    {
      title: record.title,
      grantProgram: record.grantProgram,
      organizationName: await organizationName(deps, record, token),
      date: record.applicationDate,
      content: record.content,
    },
    { userId: ownerId, signal },
  );
  return new FileResponse(`application-${record._id}.docx`, file);
}

/** The name given in the application, else in the organization's profile; empty if neither is available. */
async function organizationName(
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
