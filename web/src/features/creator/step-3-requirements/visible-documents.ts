import type { LibraryDocument } from '@grantwright/shared/contract';
import { getDocumentLabel } from '../text/document-labels.ts';

/** How many documents a long list initially shows. */
export const initialDocumentCount = 6;

type DocumentFilter = { selected: readonly string[]; search: string; showAll: boolean };

/** Returns the documents matching the search, or without a search the first few and the selected ones. */
export function filterDocuments(
  documents: readonly LibraryDocument[],
  { selected, search, showAll }: DocumentFilter,
): readonly LibraryDocument[] {
  const query = search.trim().toLocaleLowerCase();
  if (query !== '') {
    return documents.filter((document) =>
      getDocumentLabel(document).toLocaleLowerCase().includes(query),
    );
  }
  if (showAll) return documents;
  return documents.filter(({ id }, index) => index < initialDocumentCount || selected.includes(id));
}
