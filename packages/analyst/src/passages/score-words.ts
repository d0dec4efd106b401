import { listComparableStems } from '../text/stem.ts';

/** The usual BM25 constants (Robertson and Zaragoza, 2009). */
const k = 1.2;
const b = 0.75;

/** Words that occur in requests but not in answers. */
const askingStems = new Set(
  listComparableStems(
    'describe explain provide please give list tell how what why when where whether organization',
  ),
);

/**
 * Scores how many distinctive words each text shares with a query (BM25). A text that contains all of them scores 1.
 */
export function scoreWords(texts: readonly string[], query: string): number[] {
  const asked = new Set(listComparableStems(query).filter((stem) => !askingStems.has(stem)));
  const stemsByText = texts.map(listComparableStems);
  const mean = stemsByText.reduce((sum, { length }) => sum + length, 0) / texts.length || 1;
  const textsWith = new Map<string, number>();
  for (const stems of stemsByText)
    for (const stem of new Set(stems))
      if (asked.has(stem)) textsWith.set(stem, (textsWith.get(stem) ?? 0) + 1);
  const computeRarity = (stem: string): number => {
    const count = textsWith.get(stem) ?? 0;
    return Math.log(1 + (texts.length - count + 0.5) / (count + 0.5));
  };
  const scores = stemsByText.map((stems) => {
    const counts = new Map<string, number>();
    for (const stem of stems) if (asked.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    const length = 1 - b + (b * stems.length) / mean;
    return [...counts].reduce(
      (sum, [stem, count]) => sum + (computeRarity(stem) * count * (k + 1)) / (count + k * length),
      0,
    );
  });
  // the score of a text of average length that contains every word once
  const complete = [...asked].reduce((sum, stem) => sum + computeRarity(stem), 0);
  return scores.map((score) => (complete > 0 ? Math.min(1, score / complete) : 0));
}
