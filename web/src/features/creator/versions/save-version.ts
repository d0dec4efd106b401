import type { VersionFields, VersionSummary } from '@grantwright/shared/contract';
import { documentToHtml } from '@grantwright/shared/richtext';
import { getTextRecords } from '@grantwright/shared/submission';
import { api } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { createIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import type { Work } from '../state/creator-state.ts';

type NewVersion = Pick<VersionFields, 'reason' | 'name'> & {
  applicationId: string;
  work: Pick<Work, 'document' | 'submission' | 'writerNotes'>;
};

/** Stores text and the records that describe it as a version, unless the text is empty. */
export async function saveVersion(
  { applicationId, work, reason, name }: NewVersion,
  idempotencyKey = createIdempotencyKey(),
): Promise<VersionSummary | undefined> {
  const content = work.document ? documentToHtml(work.document) : '';
  if (content.trim() === '') return undefined;
  return api(endpoints.createVersion, {
    params: { id: applicationId },
    body: {
      reason,
      content,
      textRecords: getTextRecords(work),
      ...(name !== undefined && { name }),
    },
    idempotencyKey,
  });
}
