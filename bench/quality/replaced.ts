import type { Claim } from '@grantwright/shared/contract';
import type { DraftedSection } from '@grantwright/ai';

type Node = { text?: string; children?: unknown };

/** The draft with other words where a claim first stands in its section; undefined where its words stand apart. */
export const replaced = (
  content: DraftedSection[],
  { text, section }: Pick<Claim, 'text' | 'section'>,
  other: string,
): DraftedSection[] | undefined => {
  let isDone = false;
  const inNode = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inNode);
    if (isDone || typeof node !== 'object' || node === null) return node;
    const { text: own, children } = node as Node;
    if (typeof own === 'string' && own.includes(text)) {
      isDone = true;
      return { ...node, text: own.replace(text, () => other) };
    }
    return children === undefined ? node : { ...node, children: inNode(children) };
  };
  const changed = content.map((part) =>
    section === undefined || part.name === section
      ? { ...part, blocks: inNode(part.blocks) as DraftedSection['blocks'] }
      : part,
  );
  return isDone ? changed : undefined;
};
