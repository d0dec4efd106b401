import {
  documentText,
  inlineText,
  type CellBlock,
  type List,
  type RichBlock,
  type RichDocument,
  type TableRow,
} from '../../richtext/index.ts';

/** The text of a document for a form without formatting: list items with their marks, a table row in one line. */
export const plainText = (document: RichDocument): string =>
  document.map(plainBlockText).join('\n').trim();

export const plainBlockText = (block: RichBlock): string => linesOf(block).join('\n');

function linesOf(block: RichBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [inlineText(block.children)];
    case 'block-quote':
      return block.children.map(({ children }) => inlineText(children));
    case 'bulleted-list':
    case 'numbered-list':
      return listLines(block, '');
    case 'table':
      return block.children.map(rowText);
  }
}

function listLines(list: List, indent: string): string[] {
  return list.children.flatMap(({ children: [paragraph, ...nested] }, index) => {
    const mark = list.type === 'numbered-list' ? `${index + 1}. ` : '- ';
    const below = nested.flatMap((inner) => listLines(inner, `${indent}  `));
    return [`${indent}${mark}${inlineText(paragraph.children)}`, ...below];
  });
}

/** "Item: cost" for two cells, otherwise the cells separated by bars. */
function rowText({ children }: TableRow): string {
  const cells = children.map((cell) => cell.children.map(cellLine).join(' ').trim());
  const [first = '', second = ''] = cells;
  if (cells.length === 2 && first !== '' && second !== '') return `${first}: ${second}`;
  return cells.join(' | ');
}

const cellLine = (block: CellBlock) => documentText([block]).replaceAll('\n', ' ');
