import type { LibraryDocument } from '@grantwright/shared/contract';

/** Returns the list with one document moved, or the same list if the position is out of range. */
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
 * Returns the request body, in which `sortOrder` is the zero-based position (docs/PRODUCT.md#document-library).
 * Documents that a user can only view in a team are excluded, because viewers cannot move them.
 */
export const toDocumentOrders = (documents: readonly LibraryDocument[]) =>
  documents.flatMap(({ id, access }, sortOrder) =>
    access === 'viewer' ? [] : [{ id, sortOrder }],
  );
