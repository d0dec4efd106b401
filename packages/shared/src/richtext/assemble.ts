import type {
  CellBlock,
  Inline,
  List,
  ListItem,
  Paragraph,
  RichBlock,
  RichDocument,
  Table,
} from './model.ts';

/** One list; lists are compared by identity. */
export type ListRef = { ordered: boolean };

/**
 * A document as a sequence of lines. Every parser produces one, regardless of how its source is nested. An item has a
 * path of the lists around it, outermost first.
 */
export type Line =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: 1 | 2 | 3; children: Inline[] }
  | { kind: 'item'; path: ListRef[]; children: Inline[] }
  | { kind: 'quote'; quote: object; children: Inline[] }
  | { kind: 'table'; table: Table };

/** Word has nine list levels; deeper items go into the ninth. */
export const listDepth = 9;

type OpenList = { ref: ListRef; list: List };

export const createParagraph = (children: Inline[]): Paragraph => ({ type: 'paragraph', children });

/** Builds a document from lines; never empty. */
export function assembleBlocks(lines: Line[]): RichDocument {
  const blocks: RichBlock[] = [];
  let open: OpenList[] = [];
  let quote: object | undefined;
  for (const line of lines) {
    if (line.kind === 'item') {
      open = addItem(blocks, open, line.path.slice(0, listDepth), line.children);
    } else {
      open = [];
      const last = blocks.at(-1);
      if (line.kind === 'quote' && line.quote === quote && last?.type === 'block-quote') {
        last.children.push(createParagraph(line.children));
      } else {
        blocks.push(toBlock(line));
      }
    }
    quote = line.kind === 'quote' ? line.quote : undefined;
  }
  return blocks.length > 0 ? blocks : [createParagraph([{ text: '' }])];
}

/** Returns the blocks of a cell, at least one paragraph: headings and quotes become paragraphs. */
export function assembleCell(lines: Line[]): CellBlock[] {
  const inCell = lines.flatMap((line): Line[] => {
    if (line.kind === 'item') return [line];
    return line.kind === 'table' ? [] : [{ kind: 'paragraph', children: line.children }];
  });
  return assembleBlocks(inCell).filter(isCellBlock);
}

const isCellBlock = (block: RichBlock): block is CellBlock =>
  block.type === 'paragraph' || block.type === 'bulleted-list' || block.type === 'numbered-list';

function toBlock(line: Exclude<Line, { kind: 'item' }>): RichBlock {
  switch (line.kind) {
    case 'paragraph':
      return createParagraph(line.children);
    case 'heading':
      return { type: 'heading', level: line.level, children: line.children };
    case 'quote':
      return { type: 'block-quote', children: [createParagraph(line.children)] };
    case 'table':
      return line.table;
  }
}

/** Adds an item at its path, skipping lists that have no items of their own. */
function addItem(
  blocks: RichBlock[],
  open: OpenList[],
  path: ListRef[],
  children: Inline[],
): OpenList[] {
  let matched = 0;
  for (const ref of path) if (open[matched]?.ref === ref) matched += 1;
  const stillOpen = open.slice(0, matched);
  const ref = path.at(-1) ?? { ordered: false };
  const item: ListItem = { type: 'list-item', children: [createParagraph(children)] };
  const innermost = stillOpen.at(-1);
  if (innermost?.ref === ref) {
    innermost.list.children.push(item);
    return stillOpen;
  }
  const list: List = { type: ref.ordered ? 'numbered-list' : 'bulleted-list', children: [item] };
  const parent = innermost?.list.children.at(-1);
  if (parent) parent.children.push(list);
  else blocks.push(list);
  return [...stillOpen, { ref, list }];
}
