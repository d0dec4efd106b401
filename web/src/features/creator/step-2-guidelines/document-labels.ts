import type { LibraryDocument } from '@grantwright/shared/contract';
import { shortDate } from '../../../lib/format.ts';

type Named = Pick<LibraryDocument, 'name' | 'originalName'>;
type Dated = { createdAt?: string };

export const documentLabel = ({ name, originalName }: Named): string => name || originalName;

export const documentDate = ({ createdAt }: Dated): string =>
  createdAt && !Number.isNaN(Date.parse(createdAt)) ? shortDate(createdAt) : 'Date not available';

/** How far the reading of a document is, in words. */
export function readingStatusText({
  state,
  reason,
  pages,
  recognized,
}: LibraryDocument['reading']): string {
  if (state === 'pending') {
    const soFar = recognized && pages ? `A scan, ${recognized} of ${pages} pages` : 'Still being';
    return `${soFar} read. You can begin; the analysis waits for it.`;
  }
  if (state === 'unreadable') return reason ?? 'This document could not be read.';
  return pages ? `Read: ${pages} ${pages === 1 ? 'page' : 'pages'}.` : 'Read.';
}
