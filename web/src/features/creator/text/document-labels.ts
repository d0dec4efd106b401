import type { LibraryDocument } from '@grantwright/shared/contract';
import { pluralize, formatShortDate } from '../../../lib/format.ts';

type DocumentNames = Pick<LibraryDocument, 'name' | 'originalName'>;
type DocumentDates = { createdAt?: string };

export const getDocumentLabel = ({ name, originalName }: DocumentNames): string =>
  name || originalName;

export const formatDocumentDate = ({ createdAt }: DocumentDates): string =>
  createdAt && !Number.isNaN(Date.parse(createdAt))
    ? formatShortDate(createdAt)
    : 'Date not available';

/** Describes whether the text of a document is ready to analyze. */
export function describeExtractionStatus({
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
  if (state === 'unreadable') return reason ?? 'We couldn’t read this document.';
  return pages ? `Ready: ${pluralize(pages, 'page')}.` : 'Ready.';
}
