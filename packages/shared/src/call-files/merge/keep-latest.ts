/** Joins earlier and later items; beyond the limit, earlier items are dropped. */
export const keepLatest = <Item>(
  earlier: readonly Item[],
  later: readonly Item[],
  maxItems: number,
): Item[] =>
  [...earlier.slice(0, Math.max(0, maxItems - later.length)), ...later].slice(0, maxItems);
