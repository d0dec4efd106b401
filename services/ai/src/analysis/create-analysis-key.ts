import type { ExtractedText } from '@grantwright/shared/contract';
import { createHash } from 'node:crypto';
import type { AiProvider } from '../providers/provider.ts';

/** Increment when an analyst's results change, so that stored analyses are not reused. */
const analysisVersion = 32;

type Facts = {
  ownerId: string;
  documentId: string | undefined;
  extractedText: ExtractedText;
  provider: AiProvider;
  today: string;
};

/**
 * Returns the cache key of an analysis, made of owner, document, text and analyst. The built-in analyst's results
 * depend on the date, so they are valid for one day.
 */
export function createAnalysisKey({
  ownerId,
  documentId,
  extractedText,
  provider,
  today,
}: Facts): string {
  const analyst =
    provider.name === 'built-in' ? ['built-in', today] : [provider.endpoint, provider.model];
  return createHash('sha256')
    .update(JSON.stringify([analysisVersion, ownerId, documentId ?? '', analyst, extractedText]))
    .digest('base64url');
}
