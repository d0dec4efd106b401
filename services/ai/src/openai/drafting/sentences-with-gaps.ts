import { splitSentences } from '@grantwright/analyst';
import { gapPattern } from '@grantwright/shared/richtext';

/** The sentences of a text with their positions; the mark of a gap is never split. */
export const sentencesWithGaps = (text: string) =>
  splitSentences(text.replace(gapPattern, (mark) => 'X'.repeat(mark.length))).map(
    ({ start, end }) => ({ start, end, text: text.slice(start, end) }),
  );
