import type { SectionLimit } from '@grantwright/shared/contract';
import { countWords } from '@grantwright/shared/submission';

/** A page of an application, single-spaced, with the usual margins. */
const wordsPerPage = 500;

/** Whether a text is within its section's limit, counted like the editor. */
export function fits(text: string, limit: SectionLimit | undefined): boolean {
  if (!limit) return true;
  const words = countWords(text);
  return (
    words <= (limit.words ?? Infinity) &&
    words <= (limit.pages ?? Infinity) * wordsPerPage &&
    text.length <= (limit.characters ?? Infinity)
  );
}
