import {
  documentToText,
  inlinesToText,
  type CellBlock,
  type List,
  type RichBlock,
  type RichDocument,
  type TableRow,
} from '../../richtext/index.ts';

/** Converts a document to text for a form without formatting: list items with their marks, a table row in one line. */
export const toPortalText = (document: RichDocument): string =>
  document.map(blockToPortalText).join('\n').trim();

export const blockToPortalText = (block: RichBlock): string => listPortalLines(block).join('\n');

function listPortalLines(block: RichBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [inlinesToText(block.children)];
    case 'block-quote':
      return block.children.map(({ children }) => inlinesToText(children));
    case 'bulleted-list':
    case 'numbered-list':
      return listLines(block, '');
    case 'table':
      return block.children.map(rowToText);
  }
}

function listLines(list: List, indent: string): string[] {
  return list.children.flatMap(({ children: [paragraph, ...nested] }, index) => {
    const mark = list.type === 'numbered-list' ? `${index + 1}. ` : '- ';
    const below = nested.flatMap((inner) => listLines(inner, `${indent}  `));
    return [`${indent}${mark}${inlinesToText(paragraph.children)}`, ...below];
  });
}

/** "Item: cost" for two cells, otherwise the cells separated by bars. */
function rowToText({ children }: TableRow): string {
  const cells = children.map((cell) => cell.children.map(cellBlockToLine).join(' ').trim());
  const [first = '', second = ''] = cells;
  if (cells.length === 2 && first !== '' && second !== '') return `${first}: ${second}`;
  return cells.join(' | ');
}

const cellBlockToLine = (block: CellBlock) => documentToText([block]).replaceAll('\n', ' ');
