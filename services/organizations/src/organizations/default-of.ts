type Row = { _id: string; createdAt: Date };

/**
 * Which of a person's organizations is the default: the one they chose, while it exists; else the
 * oldest, so the first one is the default from the start, and the oldest one left takes over when
 * the chosen one is deleted. Being derived, it can never be two.
 */
export function defaultOf(rows: Row[], chosen: string | undefined): string | undefined {
  if (chosen !== undefined && rows.some((row) => row._id === chosen)) return chosen;
  return [...rows].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a._id < b._id ? -1 : 1),
  )[0]?._id;
}
