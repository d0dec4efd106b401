/**
 * An edit counts as a large removal if it replaces at least this share of the text and at least this many characters.
 */
const minShare = 0.2;
const minLength = 100;

/**
 * Whether an edit removes a large part of the text. Everything between the first and the last change counts as
 * replaced, so two distant edits may count too. This takes linear time and works for languages without spaces.
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
