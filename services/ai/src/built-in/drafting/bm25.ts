/** The usual constants of Okapi BM25. */
const k1 = 1.2;
const b = 0.75;

/** How well each text answers a query, by Okapi BM25 over stems; 0 where no stem is shared. */
export const bm25 = (
  texts: readonly (readonly string[])[],
): ((query: readonly string[]) => number[]) => {
  const average = texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length);
  const frequencies = texts.map((text) => {
    const counts = new Map<string, number>();
    for (const stem of text) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    return counts;
  });
  const holding = new Map<string, number>();
  for (const counts of frequencies)
    for (const stem of counts.keys()) holding.set(stem, (holding.get(stem) ?? 0) + 1);
  const rarity = (stem: string): number => {
    const n = holding.get(stem) ?? 0;
    return Math.log(1 + (texts.length - n + 0.5) / (n + 0.5));
  };
  return (query) => {
    const stems = [...new Set(query)].filter((stem) => holding.has(stem));
    return frequencies.map((counts, at) => {
      const length = texts[at]?.length ?? 0;
      return stems.reduce((score, stem) => {
        const count = counts.get(stem) ?? 0;
        if (count === 0) return score;
        const norm = count + k1 * (1 - b + (b * length) / Math.max(1, average));
        return score + (rarity(stem) * count * (k1 + 1)) / norm;
      }, 0);
    });
  };
};
