/** The pipeline expression for a list of strings with this value as the last, and at most `max` values. */
export function appendRecent(field: string, value: string, max: number) {
  const others = { $filter: { input: { $ifNull: [field, []] }, cond: { $ne: ['$$this', value] } } };
  return { $slice: [{ $concatArrays: [others, [value]] }, -max] };
}
