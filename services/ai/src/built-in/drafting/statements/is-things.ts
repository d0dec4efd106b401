import { lineForm } from '../grammar/line-form.ts';
import { mainVerb } from '../grammar/main-verb.ts';
import { openEnd } from '../grammar/write-sentence.ts';
import { topLevelParts } from './frames/top-level-parts.ts';

const longest = 8;

/** "posters, the town radio, school letters": things one after the other, none of which does anything. */
export const isThings = (line: string): boolean => {
  const parts = topLevelParts(openEnd(line), /[,;]/);
  return (
    parts.length > 1 &&
    parts.every(
      (part) =>
        part.split(/\s+/).length <= longest &&
        lineForm(part) === 'noun' &&
        mainVerb(part) === undefined,
    )
  );
};
