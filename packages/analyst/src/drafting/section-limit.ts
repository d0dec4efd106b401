import type { SectionLimit } from '@grantwright/shared/contract';
import { countWords } from '@grantwright/shared/richtext';

/** A page of an application, single spaced, with the margins that funders ask for. */
const wordsPerPage = 500;

/** Whether a text keeps the limit of its section, in the words and characters that the editor counts. */
export function fits(text: string, limit: SectionLimit | undefined): boolean {
  if (!limit) return true;
  const words = countWords(text);
  return (
    words <= (limit.words ?? Infinity) &&
    words <= (limit.pages ?? Infinity) * wordsPerPage &&
    text.length <= (limit.characters ?? Infinity)
  );
}
