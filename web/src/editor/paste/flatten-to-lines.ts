import type { Inline, ListItem, RichBlock } from '@grantwright/shared/richtext';

/** Flattens blocks to lines of inline content in reading order, for cells and quotes. */
export function flattenToLines(blocks: RichBlock[]): Inline[][] {
  return blocks.flatMap((block): Inline[][] => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return [block.children];
      case 'block-quote':
        return flattenToLines(block.children);
      case 'table':
        return block.children.flatMap((row) =>
          row.children.flatMap((cell) => flattenToLines(cell.children)),
        );
      default:
        return block.children.flatMap(flattenItem);
    }
  });
}

const flattenItem = ({ children: [line, ...lists] }: ListItem): Inline[][] => [
  line.children,
  ...flattenToLines(lists),
];
