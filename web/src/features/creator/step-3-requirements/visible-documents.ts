import type { LibraryDocument } from '@grantwright/shared/contract';
import { documentLabel } from '../step-2-guidelines/document-labels.ts';

/** How many documents a long list shows at first. */
export const initialCount = 6;

type Look = { selected: readonly string[]; search: string; showAll: boolean };

/** The documents that match the search, else the first few and the selected ones. */
export function visibleDocuments(
  documents: readonly LibraryDocument[],
  { selected, search, showAll }: Look,
): readonly LibraryDocument[] {
  const words = search.trim().toLocaleLowerCase();
  if (words !== '') {
    return documents.filter((document) =>
      documentLabel(document).toLocaleLowerCase().includes(words),
    );
  }
  if (showAll) return documents;
  return documents.filter(({ id }, index) => index < initialCount || selected.includes(id));
}
