import type { SectionLimit } from '@grantwright/shared/contract';
import { countWords } from '@grantwright/shared/submission';

/** Words on a single-spaced page with the usual margins. */
const wordsPerPage = 500;

/** Whether a text is within the limit of its section. Counts as the editor does. */
export function fits(text: string, limit: SectionLimit | undefined): boolean {
  if (!limit) return true;
  const words = countWords(text);
  return (
    words <= (limit.words ?? Infinity) &&
    words <= (limit.pages ?? Infinity) * wordsPerPage &&
    text.length <= (limit.characters ?? Infinity)
  );
}
