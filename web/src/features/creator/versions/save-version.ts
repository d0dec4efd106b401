import type { VersionFields, VersionSummary } from '@grantwright/shared/contract';
import { documentToHtml, type RichDocument } from '@grantwright/shared/richtext';
import { api } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { createIdempotencyKey } from '../../../lib/use-idempotency-key.ts';

type NewVersion = Pick<VersionFields, 'reason' | 'name'> & {
  applicationId: string;
  document: RichDocument | null;
};

/** Stores a text as a version, unless it is empty. */
export async function saveVersion(
  { applicationId, document, reason, name }: NewVersion,
  idempotencyKey = createIdempotencyKey(),
): Promise<VersionSummary | undefined> {
  const content = document ? documentToHtml(document) : '';
  if (content.trim() === '') return undefined;
  return api(endpoints.createVersion, {
    params: { id: applicationId },
    body: { reason, content, ...(name !== undefined && { name }) },
    idempotencyKey,
  });
}
