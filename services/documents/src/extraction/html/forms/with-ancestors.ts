/** The nodes and everything that contains them. */
export function withAncestors(nodes: Node[]): Set<Node> {
  const found = new Set<Node>();
  for (const node of nodes)
    for (
      let ancestor: Node | null = node;
      ancestor && !found.has(ancestor);
      ancestor = ancestor.parentNode
    )
      found.add(ancestor);
  return found;
}
