import type { Reading } from '@grantwright/shared/contract';
import type { Deps } from '../deps.ts';
import { orProblem } from './or-problem.ts';

/** The text of a public web page, or of a PDF or Word file at a public address. */
export async function readUrl(
  { pages, reader, check }: Deps,
  { userId, url }: { userId: string; url: string },
  signal: AbortSignal,
): Promise<Reading> {
  const { bytes, type, charset } = await pages.fetchPage(url, { signal });
  if (type !== 'html') await check?.bytes(bytes);
  const problem = type === 'html' ? 'unreadable-page' : 'unreadable-document';
  return orProblem(problem, () =>
    reader.read(bytes, type, { userId, signal, ...(charset && { charset }) }),
  );
}
