import type { LibraryDocument } from '@grantwright/shared/contract';
import { documentLabel } from '../step-2-guidelines/document-labels.ts';

/** As many as a person takes in at once; a longer list begins with these. */
export const initialCount = 6;

type Look = { picked: readonly string[]; sought: string; isWhole: boolean };

/** What stands to be picked: what was sought, else the first few and whatever is picked already. */
export function visibleDocuments(
  documents: readonly LibraryDocument[],
  { picked, sought, isWhole }: Look,
): readonly LibraryDocument[] {
  const words = sought.trim().toLocaleLowerCase();
  if (words !== '') {
    return documents.filter((document) =>
      documentLabel(document).toLocaleLowerCase().includes(words),
    );
  }
  if (isWhole) return documents;
  return documents.filter(({ id }, index) => index < initialCount || picked.includes(id));
}
