/** What has the same key together, in the order in which the keys come; without a copy of the group for each. */
export const grouped = <T>(parts: readonly T[], keyOf: (part: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const part of parts) {
    const beside = groups.get(keyOf(part));
    if (beside) beside.push(part);
    else groups.set(keyOf(part), [part]);
  }
  return groups;
};
