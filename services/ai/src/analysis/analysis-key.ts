import type { ExtractedText } from '@grantwright/shared/contract';
import { createHash } from 'node:crypto';
import type { AiProvider } from '../providers/provider.ts';

/** Increment when the results of an analyst change, so that stored ones are not reused. */
const analysisVersion = 15;

type Facts = {
  ownerId: string;
  documentId: string | undefined;
  reading: ExtractedText;
  provider: AiProvider;
  today: string;
};

/**
 * The cache key of an analysis: owner, document, text and analyst. Results of the built-in analyst depend on
 * the date, so they are valid for a day.
 */
export function analysisKey({ ownerId, documentId, reading, provider, today }: Facts): string {
  const analyst =
    provider.name === 'built-in' ? ['built-in', today] : [provider.endpoint, provider.model];
  return createHash('sha256')
    .update(JSON.stringify([analysisVersion, ownerId, documentId ?? '', analyst, reading]))
    .digest('base64url');
}
