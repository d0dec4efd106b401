type Row = { _id: string; createdAt: Date };

/**
 * The default is the organization that the user chose, if it still exists, otherwise the oldest one. It is derived instead of stored, so there is never more than one.
 */
export function chooseDefault(rows: Row[], chosen: string | undefined): string | undefined {
  if (chosen !== undefined && rows.some((row) => row._id === chosen)) return chosen;
  return [...rows].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a._id < b._id ? -1 : 1),
  )[0]?._id;
}
