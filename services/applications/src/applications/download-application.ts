import { FileResponse } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { ApplicationRecord } from './application-model.ts';
import { findApplication } from './find-application.ts';

type Wanted = { ownerId: string; id: string; token: string; signal: AbortSignal };

/** The saved application as a Word file. */
export async function downloadApplication(
  deps: Deps,
  { ownerId, id, token, signal }: Wanted,
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

/** As it was called in this application; else as its profile says. A file without it is still a file. */
async function organizationName(
  { neighbours }: Deps,
  { organizationInfo, organizationId }: ApplicationRecord,
  token: string,
): Promise<string> {
  if (organizationInfo?.name) return organizationInfo.name;
  const organization = await neighbours.organization(organizationId, token).catch(() => undefined);
  return organization?.name ?? '';
}
