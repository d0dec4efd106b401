import type { CellBlock, TableCell } from '@grantwright/shared/richtext';
import { toPieces, type Line } from './line-layout.ts';
import type { PdfPages, TextStyle } from './pdf-page.ts';

export const padding = { x: 5, y: 3 };

export type Cell = {
  x: number;
  width: number;
  /** The number of columns spanned by the cell. */
  span: number;
  lines: Line[];
  isRight: boolean;
  isHeader: boolean;
};
export type Row = { cells: Cell[]; isHeader: boolean };

export const countLines = ({ cells }: Row): number =>
  Math.max(1, ...cells.map(({ lines }) => lines.length));

export const computeHeight = (pages: PdfPages, row: Row, style: TextStyle): number =>
  countLines(row) * pages.lineHeight(style) + 2 * padding.y;

type Layout = { widths: number[]; style: TextStyle; numeric: Set<number>; isHeader: boolean };

/** Lays out the cells of a row. The last cell of a short row spans the remaining columns. */
export function layOutCells(pages: PdfPages, cells: TableCell[], layout: Layout): Cell[] {
  const { widths, style, numeric, isHeader } = layout;
  let x = pages.left;
  return cells.map((cell, column) => {
    const isLast = column === cells.length - 1;
    const spanned = widths.slice(column, isLast ? undefined : column + 1);
    const width = spanned.reduce((sum, columnWidth) => sum + columnWidth, 0);
    const lines = cell.children.flatMap((part) =>
      layOutLines(pages, part, { width: width - 2 * padding.x, style, bold: isHeader }),
    );
    const laidOut = {
      x,
      width,
      span: spanned.length,
      lines,
      isRight: spanned.length === 1 && numeric.has(column),
      isHeader: isHeader || cell.header === true,
    };
    x += width;
    return laidOut;
  });
}

type CellText = { width: number; style: TextStyle; bold: boolean };

function layOutLines(pages: PdfPages, block: CellBlock, text: CellText, indent = ''): Line[] {
  const { width, style, bold } = text;
  if (block.type === 'paragraph')
    return pages.lines(toPieces(block.children, { bold }), width, style);
  return block.children.flatMap(({ children: [paragraph, ...nested] }, index) => {
    const mark = block.type === 'numbered-list' ? `${index + 1}. ` : '• ';
    const marked = [{ text: `${indent}${mark}` }, ...paragraph.children];
    return [
      ...pages.lines(toPieces(marked, { bold }), width, style),
      ...nested.flatMap((list) => layOutLines(pages, list, text, `${indent}    `)),
    ];
  });
}
