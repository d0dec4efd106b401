/** The minimum share of a text and number of characters that an edit must replace to count as removing much. */
const minShare = 0.2;
const minLength = 100;

/**
 * Whether an edit removes much of a text. Everything between the first and the last change counts as replaced, so two
 * distant edits may count too; that takes linear time and works for languages without spaces.
 */
export function isLargeRemoval(before: string, after: string): boolean {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const replaced = before.length - start - end;
  return replaced >= minLength && replaced >= before.length * minShare;
}
