import { internalEndpoints } from '@grantwright/shared/contract';
import type { ExtractedText } from '@grantwright/shared/contract';
import type { Deps } from '../deps.ts';
import type { Requester } from '../requester.ts';
import { requireText } from './require-text.ts';

const timeoutMs = 60_000;

/** Fetches a public web page or file through the documents service and returns its text. */
export async function loadPageText(
  { internal }: Pick<Deps, 'internal'>,
  requester: Requester,
  url: string,
  signal: AbortSignal,
): Promise<ExtractedText> {
  const extractedText = await internal.call(internalEndpoints.readUrl, {
    token: requester.token,
    body: { url },
    signal,
    timeout: timeoutMs,
  });
  return requireText(extractedText, 'this page');
}
