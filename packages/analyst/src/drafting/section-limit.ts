import type { LengthLimit } from '@grantwright/shared/contract';
import { countWords } from '@grantwright/shared/submission';

/** Words on a single-spaced page with the usual margins. */
const wordsPerPage = 500;

/** Whether text is within the limit of its section. Counts words and characters in the same way as the editor. */
export function fits(text: string, limit: LengthLimit | undefined): boolean {
  if (!limit) return true;
  const words = countWords(text);
  return (
    words <= (limit.words ?? Infinity) &&
    words <= (limit.pages ?? Infinity) * wordsPerPage &&
    text.length <= (limit.characters ?? Infinity)
  );
}
