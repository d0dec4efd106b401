import type { VersionFields, VersionSummary } from '@grantwright/shared/contract';
import { documentToHtml, type RichDocument } from '@grantwright/shared/richtext';
import { api } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { randomKey } from '../../../lib/use-idempotency-key.ts';

type Kept = Pick<VersionFields, 'reason' | 'name'> & {
  applicationId: string | undefined;
  document: RichDocument | null;
};

/** Stores a text as a version. Without a saved application or text there is nothing to store. */
export async function keepVersion(
  { applicationId, document, reason, name }: Kept,
  idempotencyKey = randomKey(),
): Promise<VersionSummary | undefined> {
  const content = document ? documentToHtml(document) : '';
  if (applicationId === undefined || content.trim() === '') return undefined;
  return api(endpoints.createVersion, {
    params: { id: applicationId },
    body: { reason, content, ...(name !== undefined && { name }) },
    idempotencyKey,
  });
}

/** Stores a text that another one replaces. This browser keeps it too, so a failure loses nothing. */
export function keepReplaced(kept: Kept): void {
  keepVersion(kept).catch(() => undefined);
}
