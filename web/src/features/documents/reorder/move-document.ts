import type { LibraryDocument } from '@grantwright/shared/contract';

/** Returns the list with one document moved; the same list for a position outside of it. */
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

/**
 * The request body: `sortOrder` is the zero-based position (docs/PRODUCT.md#document-library). Viewers cannot move the
 * documents of a team.
 */
export const toDocumentOrders = (documents: readonly LibraryDocument[]) =>
  documents.flatMap(({ id, access }, sortOrder) =>
    access === 'viewer' ? [] : [{ id, sortOrder }],
  );
