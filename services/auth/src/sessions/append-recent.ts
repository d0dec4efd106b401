/**
 * Returns a pipeline expression that moves this value to the end of a list of strings and keeps the last `max` values.
 */
export function appendRecent(field: string, value: string, max: number) {
  const others = { $filter: { input: { $ifNull: [field, []] }, cond: { $ne: ['$$this', value] } } };
  return { $slice: [{ $concatArrays: [others, [value]] }, -max] };
}
