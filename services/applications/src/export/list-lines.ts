import type { List, ListItem } from '@grantwright/shared/richtext';

export type ListLine = {
  item: ListItem;
  ordered: boolean;
  depth: number;
  /** Items of one instance are numbered consecutively; a new instance starts at 1. */
  instance: number;
};

/**
 * Flattens a list. A numbered list inside another numbered list shares its instance, because Word restarts a level
 * under each item; every other list gets its own instance.
 */
export function listLines(
  list: List,
  nextInstance: () => number,
  parent?: { depth: number; numberedInstance?: number },
): ListLine[] {
  const ordered = list.type === 'numbered-list';
  const depth = parent ? parent.depth + 1 : 0;
  const instance = (ordered ? parent?.numberedInstance : undefined) ?? nextInstance();
  return list.children.flatMap((item): ListLine[] => {
    const [, ...nested] = item.children;
    let numberedInstance = ordered ? instance : parent?.numberedInstance;
    const nestedLines = nested.flatMap((inner) => {
      const lines = listLines(inner, nextInstance, { depth, numberedInstance });
      // a second numbered list under the same item restarts at 1
      if (inner.type === 'numbered-list') numberedInstance = undefined;
      return lines;
    });
    return [{ item, ordered, depth, instance }, ...nestedLines];
  });
}
