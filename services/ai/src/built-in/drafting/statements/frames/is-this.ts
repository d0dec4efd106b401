import { mainVerb } from '../../grammar/main-verb.ts';
import { openEnd } from '../../grammar/write-sentence.ts';

const asksWhat = /^what (?:will|would|do) you (?:want to |plan to )?(?:do|run|build|offer)\b/i;
const thing = /^an? \p{Ll}/iu;

/** "A hot lunch each Friday, with a lift home" in answer to what will be done: "The project is a hot lunch …". */
export const isThis = (question: string, line: string): string | undefined => {
  const text = openEnd(line);
  if (!asksWhat.test(question.trim()) || !thing.test(text)) return undefined;
  return mainVerb(text) === undefined
    ? `The project is ${text.charAt(0).toLowerCase()}${text.slice(1)}.`
    : undefined;
};
