import type { CellBlock, List, Paragraph } from '../../richtext/index.ts';
import { tableFontSize } from './column-widths.ts';
import { countLines } from './count-lines.ts';
import type { Look } from './look.ts';

/** A piece of a page: lines of text that may be divided, or a row of a table. Heights are in points. */
export type Box = {
  lines: number;
  lineHeight: number;
  before: number;
  after: number;
  /** Whether it must be on the same page as the next box. */
  keepNext?: boolean;
};

const afterParagraph = 8;
const indentPerLevel = 20;

/** The boxes of part of a table cell. */
export function cellBoxes(block: CellBlock, look: Look, isBold: boolean): Box[] {
  if (block.type !== 'paragraph') return listBoxes(block, look);
  const size = look.atLeast(tableFontSize);
  const box = paragraphBox(block, look, { size, isBold });
  return [{ ...box, lineHeight: size * look.tightLineHeight, before: 2, after: 2 }];
}

type Style = { size?: number; isBold?: boolean; width?: number };

export function paragraphBox(
  { children }: Pick<Paragraph, 'children'>,
  look: Look,
  style: Style,
): Box {
  const { size = look.size, isBold = false, width = look.width } = style;
  return {
    lines: countLines(children, { font: look.font, size, isBold, width }),
    lineHeight: size * look.lineHeight,
    before: 0,
    after: afterParagraph,
  };
}

/** Only the last item is followed by paragraph spacing. */
export function listBoxes(list: List, look: Look): Box[] {
  const boxes = itemBoxes(list, look, 1);
  return boxes.map((box, index) => ({
    ...box,
    after: index === boxes.length - 1 ? afterParagraph : 4,
  }));
}

function itemBoxes(list: List, look: Look, depth: number): Box[] {
  const width = look.width - depth * indentPerLevel;
  return list.children.flatMap(({ children: [paragraph, ...nested] }) => [
    paragraphBox(paragraph, look, { width }),
    ...nested.flatMap((inner) => itemBoxes(inner, look, depth + 1)),
  ]);
}
