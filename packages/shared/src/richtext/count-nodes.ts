const node = /<[a-z]|\[needs input:/gi;
const lineEnd = /\r\n?|\n/g;
const preformatted = /<pre\b/i;

/**
 * How many pieces the document of some HTML would be built of: elements, open questions, and the lines
 * of preformatted text. Counted from the HTML alone, in time that grows with its length, before
 * anything is built.
 */
export function countNodes(html: string): number {
  const lines = preformatted.test(html) ? count(html, lineEnd) : 0;
  return count(html, node) + lines;
}

/** Without a list of the matches, which may be hundreds of thousands. */
function count(text: string, pattern: RegExp): number {
  const search = new RegExp(pattern);
  let found = 0;
  while (search.test(text)) found += 1;
  return found;
}
