import type { CellBlock, List, Paragraph } from '../../richtext/index.ts';
import { tableFontSize } from './compute-column-widths.ts';
import { countLines } from './count-lines.ts';
import type { TextLayout } from './text-layout.ts';

/** A piece of a page: lines of text that may be divided, or a row of a table. Heights are in points. */
export type Box = {
  lines: number;
  lineHeight: number;
  /** The part of the line spacing that a line does not need at the end of a page. */
  leading?: number;
  before: number;
  after: number;
  /** Whether it must be on the same page as the next box. */
  keepNext?: boolean;
};

const afterParagraph = 8;
const indentPerLevel = 20;

/** Returns the boxes of part of a table cell. */
export function layOutCellBlock(block: CellBlock, layout: TextLayout, isBold: boolean): Box[] {
  if (block.type !== 'paragraph') return listBoxes(block, layout);
  const size = layout.withMinimum(tableFontSize);
  const box = layOutParagraph(block, layout, { size, isBold });
  return [{ ...box, lineHeight: size * layout.tableLineHeight, before: 2, after: 2 }];
}

type Style = { size?: number; isBold?: boolean; width?: number };

export function layOutParagraph(
  { children }: Pick<Paragraph, 'children'>,
  layout: TextLayout,
  style: Style,
): Box {
  const { size = layout.size, isBold = false, width = layout.lineWidth } = style;
  return {
    lines: countLines(children, { font: layout.font, size, isBold, width }),
    lineHeight: size * layout.lineHeight,
    leading: size * (layout.lineHeight - layout.singleLineHeight),
    before: 0,
    after: afterParagraph,
  };
}

/** Only the last item is followed by paragraph spacing. */
export function listBoxes(list: List, layout: TextLayout): Box[] {
  const boxes = layOutItems(list, layout, 1);
  return boxes.map((box, index) => ({
    ...box,
    after: index === boxes.length - 1 ? afterParagraph : 4,
  }));
}

function layOutItems(list: List, layout: TextLayout, depth: number): Box[] {
  const width = layout.lineWidth - depth * indentPerLevel;
  return list.children.flatMap(({ children: [paragraph, ...nested] }) => [
    layOutParagraph(paragraph, layout, { width }),
    ...nested.flatMap((inner) => layOutItems(inner, layout, depth + 1)),
  ]);
}
