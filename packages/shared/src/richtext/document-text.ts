import type { Inline, List, RichBlock, RichDocument } from './model.ts';

/** The text of inlines, with line breaks as `\n`. */
export function inlineText(children: Inline[]): string {
  return children
    .map((child) =>
      'type' in child ? child.children.map(({ text }) => text).join('') : child.text,
    )
    .join('');
}

/** The text of a document for a portal's text box: one line per paragraph, item or cell. */
export function documentText(document: RichDocument): string {
  return document.map(blockText).join('\n');
}

function blockText(block: RichBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.children);
    case 'bulleted-list':
    case 'numbered-list':
      return listText(block);
    case 'block-quote':
      return documentText(block.children);
    case 'table':
      return block.children
        .flatMap((row) => row.children.map((cell) => documentText(cell.children)))
        .join('\n');
  }
}

function listText(list: List): string {
  return list.children.map((item) => item.children.map(blockText).join('\n')).join('\n');
}
