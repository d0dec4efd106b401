import type { Structure } from '@grantwright/shared/pdf';
import type { Table } from '@grantwright/shared/richtext';
import { computeTableColumnWidths } from '@grantwright/shared/submission';
import { measureTableShape } from '../export/measure-table-shape.ts';
import type { Box } from './box.ts';
import type { PdfPages, TextStyle } from './pdf-page.ts';
import type { Styles } from './styles.ts';
import { drawRow, repeatRow } from './table-drawing.ts';
import { computeHeight, layOutCells, padding, type Row } from './table-row.ts';

/** A header row higher than this fraction of a page is not repeated. */
const maxRepeated = 1 / 3;

/** Lays out a full-width table. The header row is repeated on every page; only a row taller than a page is split. */
export function createTableBox(
  pages: PdfPages,
  root: Structure,
  block: Table,
  { table: style }: Pick<Styles, 'table'>,
): Box {
  const rows = layOutRows(pages, block, style);
  const [first] = rows;
  const header = first?.isHeader ? first : undefined;
  const repeated =
    header && computeHeight(pages, header, style) < pages.pageRoom * maxRepeated
      ? header
      : undefined;
  const room = pages.pageRoom - (repeated ? computeHeight(pages, repeated, style) : 0);
  /** Returns the minimum height of a row on its first page. */
  const computeStartHeight = (row: Row, index: number): number => {
    const height = computeHeight(pages, row, style);
    const start = height <= room ? height : pages.lineHeight(style) + 2 * padding.y;
    // keeps a header row on the same page as the next row
    const next = row.isHeader ? rows[index + 1] : undefined;
    return start + (next ? computeStartHeight(next, index + 1) : 0);
  };
  return {
    before: 0,
    start: first ? computeStartHeight(first, 0) : 0,
    draw() {
      const table = pages.pdf.struct('Table');
      root.add(table);
      rows.forEach((row, index) => {
        pages.ensure(computeStartHeight(row, index));
        drawRow(pages, table, row, style);
        if (row === repeated) pages.onNewPage(() => repeatRow(pages, row, style));
      });
      pages.onNewPage(undefined);
      table.end();
      pages.space(9);
    },
  };
}

function layOutRows(pages: PdfPages, block: Table, style: TextStyle): Row[] {
  const { rows, hasHeader, numeric } = measureTableShape(block);
  const widths = computeTableColumnWidths(rows, pages.format);
  return rows.map((cells, index) => {
    const isHeader = hasHeader && index === 0;
    return { isHeader, cells: layOutCells(pages, cells, { widths, style, numeric, isHeader }) };
  });
}
