import type { CellBlock, Table, TableCell } from '@grantwright/shared/richtext';
import { colors } from '../word/page.ts';
import { columnWidths, shapeOf } from '../word/table-shape.ts';
import type { Styles } from './blocks.ts';
import { piecesOf, type Line } from './line-layout.ts';
import type { PdfPages, Structure, TextStyle } from './pdf-page.ts';

const padding = { x: 5, y: 3 };

type Cell = { x: number; width: number; lines: Line[]; isRight: boolean };
type Row = { cells: Cell[]; isHeader: boolean };

/** A table of the full width. A header row is repeated on every page; a row that is higher than a page is split. */
export function drawTable(pages: PdfPages, root: Structure, block: Table, styles: Styles): void {
  const style = styles.table;
  const { rows, columns, hasHeader, numeric } = shapeOf(block);
  const widths = columnWidths(rows, columns, pages.width);
  const laidOut = rows.map((cells, index): Row => {
    const isHeader = hasHeader && index === 0;
    return { isHeader, cells: layOut(pages, cells, { widths, style, numeric, isHeader }) };
  });
  const table = pages.pdf.struct('Table');
  root.add(table);
  const [header] = laidOut;
  for (const row of laidOut) {
    // a header row is not left alone at the bottom of a page
    const next = row.isHeader ? laidOut[1] : undefined;
    pages.ensure(heightOf(pages, row, style) + (next ? heightOf(pages, next, style) : 0));
    drawRow(pages, table, row, { style, columns });
    if (row.isHeader && header && heightOf(pages, header, style) < pages.pageRoom / 3)
      pages.onNewPage(() => pages.artifact(() => repeatRow(pages, header, style)));
  }
  pages.onNewPage(undefined);
  table.end();
  pages.space(9);
}

type Layout = { widths: number[]; style: TextStyle; numeric: Set<number>; isHeader: boolean };

function layOut(pages: PdfPages, cells: TableCell[], layout: Layout): Cell[] {
  const { widths, style, numeric, isHeader } = layout;
  let x = pages.left;
  return cells.map((cell, column) => {
    // the last cell of a short row spans the remaining columns
    const isLast = column === cells.length - 1;
    const spanned = widths.slice(column, isLast ? undefined : column + 1);
    const width = spanned.reduce((sum, each) => sum + each, 0);
    const lines = cell.children.flatMap((part) =>
      linesOf(pages, part, { width: width - 2 * padding.x, style, bold: isHeader }),
    );
    const place = { x, width, lines, isRight: spanned.length === 1 && numeric.has(column) };
    x += width;
    return place;
  });
}

type CellText = { width: number; style: TextStyle; bold: boolean };

function linesOf(pages: PdfPages, block: CellBlock, text: CellText, indent = ''): Line[] {
  const { width, style, bold } = text;
  if (block.type === 'paragraph')
    return pages.lines(piecesOf(block.children, { bold }), width, style);
  return block.children.flatMap(({ children: [paragraph, ...nested] }, index) => {
    const mark = block.type === 'numbered-list' ? `${index + 1}. ` : '• ';
    const marked = [{ text: `${indent}${mark}` }, ...paragraph.children];
    return [
      ...pages.lines(piecesOf(marked, { bold }), width, style),
      ...nested.flatMap((list) => linesOf(pages, list, text, `${indent}    `)),
    ];
  });
}

const lineCount = ({ cells }: Row) => Math.max(1, ...cells.map(({ lines }) => lines.length));
const heightOf = (pages: PdfPages, row: Row, style: TextStyle) =>
  Math.min(lineCount(row) * pages.lineHeight(style) + 2 * padding.y, pages.pageRoom);

type RowOptions = { style: TextStyle; columns: number };

function drawRow(
  pages: PdfPages,
  table: Structure,
  row: Row,
  { style, columns }: RowOptions,
): void {
  const element = pages.pdf.struct('TR');
  table.add(element);
  const cells = Array.from({ length: columns }, () => {
    const cell = row.isHeader
      ? pages.pdf.struct('TH', { scope: 'Column' } as object)
      : pages.pdf.struct('TD');
    element.add(cell);
    return cell;
  });
  const height = pages.lineHeight(style);
  const total = lineCount(row);
  for (let from = 0; from < total;) {
    const fitting = Math.floor((pages.room - 2 * padding.y + 0.01) / height);
    const count = Math.max(1, Math.min(total - from, fitting));
    const part = sliceOf(row, from, from + count);
    pages.artifact(() => drawBorders(pages, part, count * height + 2 * padding.y));
    drawCells(pages, part, { style, cells });
    pages.y += count * height + 2 * padding.y;
    from += count;
    if (from < total) pages.ensure(Infinity);
  }
  for (const cell of cells) cell.end();
  element.end();
}

const sliceOf = ({ cells, isHeader }: Row, from: number, to: number): Row => ({
  isHeader,
  cells: cells.map((cell) => ({ ...cell, lines: cell.lines.slice(from, to) })),
});

function drawCells(
  pages: PdfPages,
  { cells }: Row,
  options: { style: TextStyle; cells?: Structure[] },
): void {
  const top = pages.y;
  const height = pages.lineHeight(options.style);
  cells.forEach(({ x, width, lines, isRight }, column) => {
    const style: TextStyle = { ...options.style, align: isRight ? 'right' : 'left' };
    const place = { x: x + padding.x, width: width - 2 * padding.x, style };
    lines.forEach((line, index) => {
      pages.y = top + padding.y + index * height;
      const element = options.cells?.[column];
      if (element) pages.addLine(element, line, place);
      else pages.drawArtifact(line, place);
    });
  });
  pages.y = top;
}

function repeatRow(pages: PdfPages, row: Row, style: TextStyle): void {
  const height = heightOf(pages, row, style);
  drawBorders(pages, row, height);
  drawCells(pages, row, { style });
  pages.y += height;
}

function drawBorders(pages: PdfPages, { cells, isHeader }: Row, height: number): void {
  const { pdf } = pages;
  for (const { x, width } of cells) {
    if (isHeader) pdf.rect(x, pages.y, width, height).fill(`#${colors.headerFill}`);
    pdf.lineWidth(0.5).strokeColor(`#${colors.border}`).rect(x, pages.y, width, height).stroke();
  }
}
