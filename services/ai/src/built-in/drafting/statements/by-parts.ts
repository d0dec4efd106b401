import { subjectArticle } from '../grammar/subject-article.ts';
import { mainVerb } from '../grammar/main-verb.ts';
import { sentence } from '../grammar/write-sentence.ts';
import { inASentence } from './frames/in-a-sentence.ts';
import { topLevelParts } from './frames/top-level-parts.ts';
import { isReadable } from './readable.ts';

const dangling = /^(?:and|or|but|which|who|that|so|then|plus|also|was|were|is|are)\b/i;

/** "church owns the building, no rent, we pay the electric": several statements in one breath, each whole by itself. */
export const byParts = (text: string, names: ReadonlySet<string>): string | undefined => {
  const parts = topLevelParts(text.replace(/[.!]+$/, ''), /[,;]/);
  if (parts.length < 2 || parts.some((part) => dangling.test(part) || /^\d+$/.test(part)))
    return undefined;
  const sentences = parts.map((part) => {
    const framed = inASentence(part, { names });
    if (framed) return sentence(framed);
    if (/^no (?:rent|fees?|charge|cost)$/i.test(part)) return `There is ${part.toLowerCase()}.`;
    const own = sentence(subjectArticle(part, names));
    return mainVerb(part) !== undefined && part.split(' ').length > 2 && isReadable(own)
      ? own
      : undefined;
  });
  return sentences.every((found) => found !== undefined) ? sentences.join(' ') : undefined;
};
