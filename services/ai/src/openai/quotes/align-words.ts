import type { Word } from './index-document-words.ts';

/** Words that reverse or restrict a statement. */
const decisive = new Set(
  (
    'not t non no nor neither never without except unless only must shall may cannot required optional before after least most ' +
    'minimum maximum eligible ineligible allowable unallowable allowed excluded prohibited one two three four five ' +
    'six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty ninety hundred thousand million'
  ).split(' '),
);
const markerCost = 0.1;

/** Returns the cost of omitting or adding a word; figures and decisive words must match exactly. */
const computeCost = ({ key, isMarker }: Word): number => {
  if (isMarker) return markerCost;
  return /^\d/.test(key) || decisive.has(key) ? Number.POSITIVE_INFINITY : 1;
};

type Cell = { cost: number; from: number };

/**
 * Returns the part of a window of the document that differs least from a quote. `cost` is the number of words omitted,
 * added or replaced. Returns undefined if the cost is `limit` or more, or if figures or decisive words differ.
 */
export function alignWords(
  quote: readonly Word[],
  window: readonly Word[],
  limit: number,
): { cost: number; from: number; to: number } | undefined {
  // the quote may start at any word of the window
  let row: Cell[] = Array.from({ length: window.length + 1 }, (_, index) => ({
    cost: 0,
    from: index,
  }));
  for (const word of quote) {
    const added = computeCost(word);
    const next: Cell[] = [{ cost: (row[0]?.cost ?? 0) + added, from: 0 }];
    window.forEach((own, index) => {
      const [diagonal, above, left] = [row[index], row[index + 1], next[index]];
      if (!diagonal || !above || !left) return;
      const omitted = computeCost(own);
      const replaced = own.key === word.key ? 0 : Math.max(added, omitted);
      const best = [
        { cost: diagonal.cost + replaced, from: diagonal.from },
        { cost: above.cost + added, from: above.from },
        { cost: left.cost + omitted, from: left.from },
      ].reduce((a, b) => (b.cost < a.cost ? b : a));
      next.push(best);
    });
    row = next;
    // costs never decrease from one word of the quote to the next
    if (row.every(({ cost }) => cost >= limit)) return undefined;
  }
  const to = row.reduce(
    (best, { cost }, index) => (cost < (row[best]?.cost ?? 0) ? index : best),
    0,
  );
  const end = row[to];
  return end && end.cost < limit ? { cost: end.cost, from: end.from, to } : undefined;
}
