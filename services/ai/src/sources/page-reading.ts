import { internalEndpoints } from '@grantwright/shared/contract';
import type { Reading } from '@grantwright/shared/contract';
import type { Deps, Requester } from '../deps.ts';
import { requireText } from './require-text.ts';

const timeoutMs = 60_000;

/** The text of a public web page or file. */
export async function pageReading(
  { internal }: Pick<Deps, 'internal'>,
  requester: Requester,
  url: string,
  signal: AbortSignal,
): Promise<Reading> {
  const reading = await internal.call(internalEndpoints.readUrl, {
    token: requester.token,
    body: { url },
    signal,
    timeout: timeoutMs,
  });
  return requireText(reading, 'this page');
}
