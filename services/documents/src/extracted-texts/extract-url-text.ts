import type { ExtractedText } from '@grantwright/shared/contract';
import type { Deps } from '../deps.ts';
import { reportUnreadable } from './report-unreadable.ts';

/** Extracts the text of a public web page, or of a PDF or Word file at a public URL. */
export async function extractUrlText(
  { pages, extractor, check }: Deps,
  { userId, url }: { userId: string; url: string },
  signal: AbortSignal,
): Promise<ExtractedText> {
  const { bytes, type, charset } = await pages.fetchPage(url, { signal });
  if (type !== 'html') await check?.bytes(bytes);
  const code = type === 'html' ? 'unreadable-page' : 'unreadable-document';
  return reportUnreadable(code, () =>
    extractor.extract(bytes, type, { userId, signal, ...(charset && { charset }) }),
  );
}
