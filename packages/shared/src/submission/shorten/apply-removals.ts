import type {
  Inline,
  List,
  Paragraph,
  RichBlock,
  RichDocument,
  RichText,
} from '../../richtext/index.ts';
import type { Removal } from './removals.ts';

/** Returns the blocks of a section without the given parts. Unchanged blocks are the same objects. */
export function applyRemovals(blocks: RichDocument, removals: readonly Removal[]): RichDocument {
  const changed = new Set(removals.map(({ path }) => path[0]));
  return blocks.flatMap((block, index) =>
    changed.has(index) ? removeFromBlock(block, listRemovalsWithin(removals, index)) : [block],
  );
}

function removeFromBlock(block: RichBlock, removals: readonly Removal[]): RichBlock[] {
  if (removals.some(isWhole)) return [];
  switch (block.type) {
    case 'paragraph':
      return [removeFromParagraph(block, removals)];
    case 'bulleted-list':
    case 'numbered-list':
      return [removeFromList(block, removals)];
    default:
      return [block];
  }
}

const removeFromList = (list: List, removals: readonly Removal[]): List => ({
  ...list,
  children: list.children.flatMap((item, index) => {
    const itemRemovals = listRemovalsWithin(removals, index);
    if (itemRemovals.length === 0) return [item];
    if (itemRemovals.some(isWhole)) return [];
    const [paragraph, ...nested] = item.children;
    return [
      {
        ...item,
        children: [
          removeFromParagraph(paragraph, listRemovalsWithin(itemRemovals, 0)),
          ...nested.map((inner, position) =>
            removeFromList(inner, listRemovalsWithin(itemRemovals, position + 1)),
          ),
        ],
      },
    ];
  }),
});

function removeFromParagraph(paragraph: Paragraph, removals: readonly Removal[]): Paragraph {
  const ranges = removals.flatMap(({ range }) => range ?? []);
  let offset = 0;
  const rest = (leaf: RichText): RichText => {
    const from = offset;
    offset += leaf.text.length;
    let [text, position] = ['', 0];
    for (const { start, end } of ranges) {
      text += leaf.text.slice(position, Math.max(position, start - from));
      position = Math.max(position, end - from);
    }
    return { ...leaf, text: text + leaf.text.slice(position) };
  };
  const children = paragraph.children.map((child): Inline =>
    'type' in child ? { ...child, children: child.children.map(rest) } : rest(child),
  );
  return { ...paragraph, children };
}

/** Lists the removals inside a child, with paths relative to it. */
const listRemovalsWithin = (removals: readonly Removal[], child: number): Removal[] =>
  removals
    .filter(({ path }) => path[0] === child)
    .map((removal) => ({ ...removal, path: removal.path.slice(1) }));

const isWhole = ({ path, range }: Removal): boolean => path.length === 0 && !range;
