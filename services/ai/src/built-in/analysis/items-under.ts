/** The items right under one of a list: those that follow until one stands as high as the list's highest. */
export const itemsUnder = <T extends { depth: number }>(
  items: T[],
  at: number,
  least: number,
): T[] => {
  let end = at + 1;
  while ((items[end]?.depth ?? least) > least) end++;
  return items.slice(at + 1, end);
};
