import { listComparableStems } from '@grantwright/analyst';
import type { SourceDocument } from '../../providers/provider.ts';
import { blockToText } from '../chunks/block-to-text.ts';

type Passage = { text: string; stems: readonly string[]; order: number };

/**
 * Returns the passages most relevant to a section by BM25, up to `maxChars` in total and in document order. If all
 * passages fit, all are returned.
 */
export function selectDocumentPassages(
  documents: SourceDocument[],
  query: string,
  maxChars: number,
): string[] {
  const texts = documents
    .flatMap(({ reading: extractedText }) => extractedText.blocks.map(blockToText))
    .filter(isContent);
  return selectBestPassages(texts, query, maxChars);
}

/** Like `selectDocumentPassages`, for plain strings. */
export const selectBestPassages = (texts: string[], query: string, maxChars: number): string[] =>
  texts.reduce((sum, text) => sum + text.length + 2, 0) <= maxChars
    ? texts
    : selectRelevantPassages(texts, query, maxChars);

/**
 * Returns the most relevant texts, up to `maxChars` in total and in their original order. Texts that have no words in
 * common with the query are omitted.
 */
export function selectRelevantPassages(texts: string[], query: string, maxChars: number): string[] {
  const passages = texts.map((text, order) => ({ text, order, stems: listComparableStems(text) }));
  const selected: Passage[] = [];
  let room = maxChars;
  for (const { passage, score } of rankByBm25(passages, new Set(listComparableStems(query)))) {
    if (score <= 0 || passage.text.length > room) continue;
    selected.push(passage);
    room -= passage.text.length + 2;
  }
  return selected.sort((a, b) => a.order - b.order).map(({ text }) => text);
}

const isContent = (text: string): boolean => text.trim().length > 0;

/** Ranks passages by BM25 with its usual constants (Robertson and Zaragoza, 2009). */
function rankByBm25(passages: Passage[], query: Set<string>) {
  const k = 1.2;
  const b = 0.75;
  const mean = passages.reduce((sum, { stems }) => sum + stems.length, 0) / passages.length || 1;
  const documentCounts = new Map<string, number>();
  for (const { stems } of passages)
    for (const stem of new Set(stems))
      if (query.has(stem)) documentCounts.set(stem, (documentCounts.get(stem) ?? 0) + 1);
  const computeWeight = (stem: string) => {
    const n = documentCounts.get(stem) ?? 0;
    return Math.log(1 + (passages.length - n + 0.5) / (n + 0.5));
  };
  const scorePassage = ({ stems }: Passage) => {
    const counts = new Map<string, number>();
    for (const stem of stems) if (query.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    return [...counts].reduce(
      (sum, [stem, count]) =>
        sum +
        (computeWeight(stem) * count * (k + 1)) / (count + k * (1 - b + (b * stems.length) / mean)),
      0,
    );
  };
  return passages
    .map((passage) => ({ passage, score: scorePassage(passage) }))
    .sort((x, y) => y.score - x.score);
}
