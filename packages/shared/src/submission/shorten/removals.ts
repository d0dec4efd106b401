import type { SectionSentence } from './split-into-sentences.ts';

type TextRange = { start: number; end: number };

/** What to remove from a section: a range of the text of a paragraph, or a whole paragraph or list item. */
export type Removal = { path: readonly number[]; range?: TextRange };

/**
 * Plans everything to remove with the sentences: an adjacent space, and their paragraph or list item if it becomes
 * empty.
 * @param sentences of the section, in order
 * @returns in order, without overlaps
 */
export function planRemovals(
  sentences: readonly SectionSentence[],
  cut: ReadonlySet<SectionSentence>,
): Removal[] {
  return groupByParagraph(sentences).flatMap((paragraph): Removal[] => {
    const path = paragraph[0]?.path ?? [];
    const remaining = paragraph.flatMap((sentence, index) => (cut.has(sentence) ? [] : [index]));
    if (remaining.length === 0) return [{ path: path.length > 1 ? path.slice(0, -1) : path }];
    return [-1, ...remaining]
      .flatMap((from, position) =>
        listRangesBetween(paragraph, from, remaining[position] ?? paragraph.length),
      )
      .map((range) => ({ path, range }));
  });
}

function groupByParagraph(sentences: readonly SectionSentence[]): SectionSentence[][] {
  const byPath = new Map<string, SectionSentence[]>();
  for (const sentence of sentences) {
    const key = sentence.path.join();
    const paragraph = byPath.get(key);
    if (paragraph) paragraph.push(sentence);
    else byPath.set(key, [sentence]);
  }
  return [...byPath.values()];
}

/** Lists the ranges between remaining sentences, without one space, or the line break if there is one. */
function listRangesBetween(
  paragraph: readonly SectionSentence[],
  from: number,
  to: number,
): TextRange[] {
  const [first, last] = [paragraph[from + 1], paragraph[to - 1]];
  if (!first || !last || to - from === 1) return [];
  const [before, after] = [paragraph[from], paragraph[to]];
  if (!before) return [{ start: first.start, end: after?.start ?? last.end }];
  if (!after) return [{ start: before.end, end: last.end }];
  const cutAndAfter = paragraph.slice(from + 1, to + 1);
  // The space before the next remaining sentence is kept.
  const next = cutAndAfter.findIndex(({ line }) => line !== before.line);
  const space = from + 1 + Math.max(0, next);
  return [
    { start: before.end, end: paragraph[space - 1]?.end ?? before.end },
    { start: paragraph[space]?.start ?? after.start, end: after.start },
  ].filter(({ start, end }) => end > start);
}
