const node = /<[a-z]|\[needs input:/gi;
const lineEnd = /\r\n?|\n/g;
const preformatted = /<pre\b/i;

/**
 * How many pieces the document of some HTML would be built of: elements, open questions, and the lines
 * of preformatted text. Counted from the HTML alone, in time that grows with its length, before
 * anything is built.
 *
 * @param max where counting stops: the result is greater than `max` when there are more, but not how many
 */
export function countNodes(html: string, max = Infinity): number {
  const nodes = count(html, node, max);
  if (nodes > max || !preformatted.test(html)) return nodes;
  return nodes + count(html, lineEnd, max - nodes);
}

/** Without a list of the matches, which may be hundreds of thousands. */
function count(text: string, pattern: RegExp, max: number): number {
  const search = new RegExp(pattern);
  let found = 0;
  while (found <= max && search.test(text)) found += 1;
  return found;
}
