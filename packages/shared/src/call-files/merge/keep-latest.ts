/** Earlier and later items within a limit: the later ones are kept. */
export const keepLatest = <Item>(
  earlier: readonly Item[],
  later: readonly Item[],
  maxItems: number,
): Item[] =>
  [...earlier.slice(0, Math.max(0, maxItems - later.length)), ...later].slice(0, maxItems);
