import {
  afterReplacedClausePattern,
  lastClausePattern,
  maxBefore,
  replacementPhrases,
} from './replacement-phrases.ts';

type Span = readonly [start: number, end: number];

function findReplacedSpans(text: string): Span[] {
  const named = Object.values(replacementPhrases).flatMap((phrase) =>
    [...text.matchAll(phrase)].flatMap(({ indices }) => {
      const span = indices?.groups?.['old'];
      return span ? [span] : [];
    }),
  );
  const preceding = [...text.matchAll(afterReplacedClausePattern)].flatMap(({ index }): Span[] => {
    const [clause = ''] =
      lastClausePattern.exec(text.slice(Math.max(0, index - maxBefore), index)) ?? [];
    return clause === '' ? [] : [[index - clause.length, index]];
  });
  return [...named, ...preceding];
}

/**
 * Blanks out text that no longer applies, so that positions stay the same: "moved from May 1 to May 8" keeps only May
 * 8.
 */
export const removeReplacedText = (text: string): string =>
  findReplacedSpans(text).reduce(
    (rest, [start, end]) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

export const findReplacedTexts = (text: string): string[] =>
  findReplacedSpans(text).map(([start, end]) => text.slice(start, end).trim());
