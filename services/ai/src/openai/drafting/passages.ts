import { contentStems } from '@grantwright/analyst';
import type { SourceDocument } from '../../providers/provider.ts';
import { blockText } from '../reading/block-text.ts';

type Passage = { text: string; stems: readonly string[]; order: number };

/**
 * The passages of the chosen documents that bear on what a section asks for, best first by BM25, as
 * many as fit; then in the documents' own order. Everything, where everything fits.
 */
export function passagesFor(
  documents: SourceDocument[],
  wanted: string,
  maxChars: number,
): string[] {
  const texts = documents.flatMap(({ reading }) => reading.blocks.map(blockText)).filter(isContent);
  return bestPassages(texts, wanted, maxChars);
}

/** The same of any texts. */
export function bestPassages(texts: string[], wanted: string, maxChars: number): string[] {
  if (texts.reduce((sum, text) => sum + text.length + 2, 0) <= maxChars) return texts;
  const passages = texts.map((text, order) => ({ text, order, stems: contentStems(text) }));
  const chosen: Passage[] = [];
  let room = maxChars;
  for (const { passage, score } of ranked(passages, new Set(contentStems(wanted)))) {
    if (score <= 0 || passage.text.length > room) continue;
    chosen.push(passage);
    room -= passage.text.length + 2;
  }
  return chosen.sort((a, b) => a.order - b.order).map(({ text }) => text);
}

const isContent = (text: string): boolean => text.trim().length > 0;

/** BM25 with its usual constants (Robertson and Zaragoza, 2009). */
function ranked(passages: Passage[], query: Set<string>) {
  const k = 1.2;
  const b = 0.75;
  const mean = passages.reduce((sum, { stems }) => sum + stems.length, 0) / passages.length || 1;
  const holders = new Map<string, number>();
  for (const { stems } of passages)
    for (const stem of new Set(stems))
      if (query.has(stem)) holders.set(stem, (holders.get(stem) ?? 0) + 1);
  const weight = (stem: string) => {
    const n = holders.get(stem) ?? 0;
    return Math.log(1 + (passages.length - n + 0.5) / (n + 0.5));
  };
  const scoreOf = ({ stems }: Passage) => {
    const counts = new Map<string, number>();
    for (const stem of stems) if (query.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    return [...counts].reduce(
      (sum, [stem, count]) =>
        sum + (weight(stem) * count * (k + 1)) / (count + k * (1 - b + (b * stems.length) / mean)),
      0,
    );
  };
  return passages
    .map((passage) => ({ passage, score: scoreOf(passage) }))
    .sort((x, y) => y.score - x.score);
}
