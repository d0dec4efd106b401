import { setAttributes, type Structure } from '@grantwright/shared/pdf';
import { colors } from '../export/create-page-layout.ts';
import type { PdfPages, TextStyle } from './pdf-page.ts';
import { computeHeight, countLines, padding, type Cell, type Row } from './table-row.ts';

/** Draws a row, split across pages if it does not fit on one. */
export function drawRow(pages: PdfPages, table: Structure, row: Row, style: TextStyle): void {
  const element = pages.pdf.struct('TR');
  table.add(element);
  const elements = row.cells.map((cell) => {
    const added = createCellElement(pages, cell, row);
    element.add(added);
    return added;
  });
  const height = pages.lineHeight(style);
  const total = countLines(row);
  for (let from = 0; from < total;) {
    const fitting = Math.floor((pages.room - 2 * padding.y + 0.01) / height);
    const count = Math.max(1, Math.min(total - from, fitting));
    const part = sliceRow(row, from, from + count);
    drawBorders(pages, part, count * height + 2 * padding.y);
    drawCells(pages, part, { style, elements });
    pages.y += count * height + 2 * padding.y;
    from += count;
    if (from < total) pages.ensure(Infinity);
  }
  element.end();
}

function createCellElement(pages: PdfPages, { span, isHeader }: Cell, row: Row): Structure {
  const element = pages.pdf.struct(isHeader ? 'TH' : 'TD');
  if (isHeader || span > 1)
    setAttributes(element, {
      O: 'Table',
      ...(isHeader && { Scope: row.isHeader ? 'Column' : 'Row' }),
      ...(span > 1 && { ColSpan: span }),
    });
  return element;
}

const sliceRow = ({ cells, isHeader }: Row, from: number, to: number): Row => ({
  isHeader,
  cells: cells.map((cell) => ({ ...cell, lines: cell.lines.slice(from, to) })),
});

/** Repeats the header row at the top of a page, as an artifact rather than as text. */
export function repeatRow(pages: PdfPages, row: Row, style: TextStyle): void {
  const height = computeHeight(pages, row, style);
  drawBorders(pages, row, height);
  pages.artifact('Pagination', () => drawCells(pages, row, { style }));
  pages.y += height;
}

function drawCells(
  pages: PdfPages,
  { cells }: Row,
  { style, elements }: { style: TextStyle; elements?: Structure[] },
): void {
  const top = pages.y;
  const height = pages.lineHeight(style);
  cells.forEach(({ x, width, lines, isRight }, column) => {
    const aligned: TextStyle = { ...style, align: isRight ? 'right' : 'left' };
    const place = { x: x + padding.x, width: width - 2 * padding.x, style: aligned };
    lines.forEach((line, index) => {
      pages.y = top + padding.y + index * height;
      const element = elements?.[column];
      if (element) pages.addLine(element, line, place);
      else pages.drawArtifact(line, place);
    });
  });
  pages.y = top;
}

function drawBorders(pages: PdfPages, { cells, isHeader }: Row, height: number): void {
  const { pdf } = pages;
  pages.artifact('Layout', () => {
    for (const { x, width } of cells) {
      if (isHeader) pdf.rect(x, pages.y, width, height).fill(`#${colors.headerFill}`);
      pdf.lineWidth(0.5).strokeColor(`#${colors.border}`).rect(x, pages.y, width, height).stroke();
    }
  });
}
