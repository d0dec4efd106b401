type Placed = { block: number };

/** Where the first part stands that is not before this block; the parts are in the order of the text. */
const firstFrom = (parts: readonly Placed[], block: number): number => {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.block ?? Infinity) < block) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * The parts behind one block and before another, both left out. They are in the order of the text: a long
 * document must not be searched whole for each of its headings.
 */
export const partsBetween = <T extends Placed>(
  parts: readonly T[],
  { block, end }: { block: number; end: number },
): T[] => parts.slice(firstFrom(parts, block + 1), firstFrom(parts, end));

/** The first part that stands at this block or behind it. */
export const firstPartFrom = <T extends Placed>(
  parts: readonly T[],
  block: number,
): T | undefined => parts[firstFrom(parts, block)];

/** The last part that stands at this block or before it. */
export const lastPartUpTo = <T extends Placed>(parts: readonly T[], block: number): T | undefined =>
  parts[firstFrom(parts, block + 1) - 1];
