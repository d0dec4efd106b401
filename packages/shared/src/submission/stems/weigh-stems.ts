/** Stems with their weights, which add up to 1; empty if there are none. */
export type WeightedStems = ReadonlyMap<string, number>;

/** Weighs the stems of each text. A stem that occurs in few texts weighs more, because it distinguishes them. */
export function weighStems(texts: ReadonlyArray<ReadonlySet<string>>): WeightedStems[] {
  const frequency = new Map<string, number>();
  for (const stem of texts.flatMap((stems) => [...stems]))
    frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const computeRarity = (stem: string) => Math.log(1 + texts.length / (frequency.get(stem) ?? 1));
  return texts.map((stems) => {
    const total = [...stems].reduce((sum, stem) => sum + computeRarity(stem), 0);
    return new Map([...stems].map((stem) => [stem, computeRarity(stem) / total]));
  });
}

/** How much of the text is mentioned, from 0 to 1. */
export function computeMentionedShare(stems: WeightedStems, written: ReadonlySet<string>): number {
  let share = 0;
  for (const [stem, weight] of stems) if (written.has(stem)) share += weight;
  return share;
}
