/** Returns the nodes and all of their ancestors. */
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
