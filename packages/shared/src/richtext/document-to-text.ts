import type { Inline, List, RichBlock, RichDocument } from './model.ts';

/** Converts inlines to text, with line breaks as `\n`. */
export function inlinesToText(children: Inline[]): string {
  return children
    .map((child) =>
      'type' in child ? child.children.map(({ text }) => text).join('') : child.text,
    )
    .join('');
}

/** Converts a document to text for a portal's text box: one line per paragraph, item or cell. */
export function documentToText(document: RichDocument): string {
  return document.map(blockToText).join('\n');
}

function blockToText(block: RichBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlinesToText(block.children);
    case 'bulleted-list':
    case 'numbered-list':
      return listToText(block);
    case 'block-quote':
      return documentToText(block.children);
    case 'table':
      return block.children
        .flatMap((row) => row.children.map((cell) => documentToText(cell.children)))
        .join('\n');
  }
}

function listToText(list: List): string {
  return list.children.map((item) => item.children.map(blockToText).join('\n')).join('\n');
}
