import type { LibraryDocument } from '@grantwright/shared/contract';
import { pluralize, shortDate } from '../../../lib/format.ts';

type Named = Pick<LibraryDocument, 'name' | 'originalName'>;
type Dated = { createdAt?: string };

export const documentLabel = ({ name, originalName }: Named): string => name || originalName;

export const documentDate = ({ createdAt }: Dated): string =>
  createdAt && !Number.isNaN(Date.parse(createdAt)) ? shortDate(createdAt) : 'Date not available';

/** Whether the text of a document is ready to analyze. */
export function extractionStatusText({
  state,
  reason,
  pages,
  recognized,
}: LibraryDocument['reading']): string {
  if (state === 'pending') {
    const progress =
      recognized && pages
        ? `Scanned document: ${recognized} of ${pages} pages processed.`
        : 'Still processing.';
    return `${progress} You can start now; the analysis waits until it is ready.`;
  }
  if (state === 'unreadable') return reason ?? "We couldn't read this document.";
  return pages ? `Ready: ${pluralize(pages, 'page')}.` : 'Ready.';
}
