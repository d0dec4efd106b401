/** The last occurrence of each amount, ordered by first occurrence. */
export const removeDuplicateAmounts = <T extends { amount: number }>(
  amounts: readonly T[],
): T[] => [...new Map(amounts.map((one) => [one.amount, one])).values()];
