import type { SectionSentence } from './section-sentences.ts';

type Range = { start: number; end: number };

/** A part of a section that goes: a range of the text of a paragraph, or a whole paragraph or list item. */
export type Removal = { path: readonly number[]; range?: Range };

/**
 * What goes with sentences: also the space to one of their neighbors, and their paragraph or list item if nothing is
 * left of it.
 * @param sentences of the section, in order
 * @returns in order, without overlaps
 */
export function removalsOf(
  sentences: readonly SectionSentence[],
  cut: ReadonlySet<SectionSentence>,
): Removal[] {
  return paragraphsOf(sentences).flatMap((paragraph): Removal[] => {
    const path = paragraph[0]?.path ?? [];
    if (paragraph.every((sentence) => cut.has(sentence)))
      return [{ path: path.length > 1 ? path.slice(0, -1) : path }];
    return paragraph.flatMap((sentence, index): Removal[] => {
      const isStart = cut.has(sentence) && !isIn(cut, paragraph[index - 1]);
      if (!isStart) return [];
      const length = paragraph.slice(index).findIndex((one) => !cut.has(one));
      const last = length < 0 ? paragraph.length - 1 : index + length - 1;
      return [{ path, range: rangeOf(paragraph, index, last) }];
    });
  });
}

const isIn = <T>(set: ReadonlySet<T>, one: T | undefined): boolean =>
  one !== undefined && set.has(one);

function paragraphsOf(sentences: readonly SectionSentence[]): SectionSentence[][] {
  const byPath = new Map<string, SectionSentence[]>();
  for (const sentence of sentences) {
    const key = sentence.path.join(' ');
    const paragraph = byPath.get(key);
    if (paragraph) paragraph.push(sentence);
    else byPath.set(key, [sentence]);
  }
  return [...byPath.values()];
}

/** The sentences from the first to the last index with the space after them, or before them at the end of a line. */
function rangeOf(paragraph: readonly SectionSentence[], first: number, last: number): Range {
  const [before, after] = [paragraph[first - 1], paragraph[last + 1]];
  const start = paragraph[first]?.start ?? 0;
  const { end, line } = paragraph[last] ?? { end: start, line: 0 };
  if (!after) return { start: before?.end ?? start, end };
  const isEndOfLine = after.line !== line && before?.line === paragraph[first]?.line;
  return before && isEndOfLine ? { start: before.end, end } : { start, end: after.start };
}
