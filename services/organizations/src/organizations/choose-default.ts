type Row = { _id: string; ownerId: string; createdAt: Date };

/**
 * Chooses the default organization: the one chosen by the user, if it is still available, otherwise the user's oldest
 * one, or, if the user owns none, the oldest of a team. The default is derived instead of stored, so there is never
 * more than one.
 */
export function chooseDefault(
  rows: Row[],
  { userId, chosen }: { userId: string; chosen: string | undefined },
): string | undefined {
  if (chosen !== undefined && rows.some((row) => row._id === chosen)) return chosen;
  const rank = ({ ownerId }: Row) => (ownerId === userId ? 0 : 1);
  return [...rows].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      a.createdAt.getTime() - b.createdAt.getTime() ||
      (a._id < b._id ? -1 : 1),
  )[0]?._id;
}
