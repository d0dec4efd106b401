const node = /<[a-z]|\[needs input:/gi;
const lineEnd = /\r\n?|\n/g;
const preformatted = /<pre\b/i;

/**
 * Counts the nodes in the document for some HTML: elements, open questions and lines of preformatted text. Does not
 * parse the HTML, and takes linear time.
 *
 * @param max stops counting above this, so a greater result is not exact
 */
export function countNodes(html: string, max = Infinity): number {
  const nodes = count(html, node, max);
  if (nodes > max || !preformatted.test(html)) return nodes;
  return nodes + count(html, lineEnd, max - nodes);
}

/** Counts without collecting the matches, of which there may be hundreds of thousands. */
function count(text: string, pattern: RegExp, max: number): number {
  const search = new RegExp(pattern);
  let total = 0;
  while (total <= max && search.test(text)) total += 1;
  return total;
}
