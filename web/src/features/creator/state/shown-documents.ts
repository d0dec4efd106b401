import type { LibraryDocument } from '@grantwright/shared/contract';
import { nameOf } from './document-words.ts';

/** As many as a person takes in at once; a longer list begins with these. */
export const fewDocuments = 6;

type Look = { picked: readonly string[]; sought: string; isWhole: boolean };

/** What stands to be picked: what was sought, else the first few and whatever is picked already. */
export function shownDocuments(
  documents: readonly LibraryDocument[],
  { picked, sought, isWhole }: Look,
): readonly LibraryDocument[] {
  const words = sought.trim().toLocaleLowerCase();
  if (words !== '') {
    return documents.filter((document) => nameOf(document).toLocaleLowerCase().includes(words));
  }
  if (isWhole) return documents;
  return documents.filter(({ id }, index) => index < fewDocuments || picked.includes(id));
}
