import type { LibraryDocument } from '@grantwright/shared/contract';

/** The list with one document at another position. A position outside the list changes nothing. */
export function moveDocument(
  documents: readonly LibraryDocument[],
  from: number,
  to: number,
): readonly LibraryDocument[] {
  const document = documents[from];
  if (!document || to < 0 || to >= documents.length || from === to) return documents;
  const rest = documents.toSpliced(from, 1);
  return rest.toSpliced(to, 0, document);
}

/** What is sent: `sortOrder` is the zero-based position (docs/PRODUCT.md#document-library). */
export const toDocumentOrders = (documents: readonly LibraryDocument[]) =>
  documents.map(({ id }, sortOrder) => ({ id, sortOrder }));
