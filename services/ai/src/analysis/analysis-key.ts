import type { Reading } from '@grantwright/shared/contract';
import { createHash } from 'node:crypto';
import type { AiProvider } from '../providers/provider.ts';

/** Raised whenever an analyst of ours would answer better than before. */
const version = 6;

type Facts = {
  ownerId: string;
  documentId: string | undefined;
  reading: Reading;
  provider: AiProvider;
  today: string;
};

/**
 * One key for each owner, document, text of it and analyst. The built-in analyst costs nothing and
 * judges past cycles by the date, so its answers are good for a day.
 */
export function analysisKey({ ownerId, documentId, reading, provider, today }: Facts): string {
  const analyst =
    provider.name === 'built-in' ? ['built-in', today] : [provider.endpoint, provider.model];
  return createHash('sha256')
    .update(JSON.stringify([version, ownerId, documentId ?? '', analyst, reading]))
    .digest('base64url');
}
