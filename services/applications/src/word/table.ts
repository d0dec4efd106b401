import type { DocumentFormat } from '@grantwright/shared/contract';
import { computeTableColumnWidths } from '@grantwright/shared/submission';
import {
  AlignmentType,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import {
  documentToText,
  type Table as TableBlock,
  detectTextDirection,
  type TableCell as Cell,
} from '@grantwright/shared/richtext';
import { listParagraphs } from './list-paragraphs.ts';
import { toRuns } from './runs.ts';
import { styleIds } from './create-styles.ts';
import { createPageLayout } from '../export/create-page-layout.ts';
import { measureTableShape } from '../export/measure-table-shape.ts';

const twipsPerPoint = 20;

/**
 * Creates a full-width table whose header row is repeated on every page.
 *
 * @param options.nextInstance returns a new numbering instance for each list in a cell
 * @param options.format the funder's formatting rules
 */
export function toWordTable(
  block: TableBlock,
  { nextInstance, format }: { nextInstance: () => number; format: DocumentFormat },
): Table {
  const { rows, columns, hasHeader, numeric } = measureTableShape(block);
  const { textWidth } = createPageLayout(format);
  const widths = computeTableColumnWidths(rows, format).map((points) =>
    Math.floor(points * twipsPerPoint),
  );
  return new Table({
    // Without a header row, some programs would format the first row anyway: they ignore `tableLook`.
    style: hasHeader ? styleIds.tableWithHeader : styleIds.table,
    layout: TableLayoutType.FIXED,
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    ...(detectTextDirection(documentToText([block])) === 'rtl' && { visuallyRightToLeft: true }),
    tableLook: { ...plainLook, firstRow: hasHeader },
    rows: rows.map((row, index) => {
      const isHeader = hasHeader && index === 0;
      return new TableRow({
        cantSplit: true,
        tableHeader: isHeader,
        children: row.map((cell, column) => {
          // the last cell of a short row spans the remaining columns
          const span = column === row.length - 1 ? columns - column : 1;
          const width = widths
            .slice(column, column + span)
            .reduce((sum, columnWidth) => sum + columnWidth, 0);
          const right = span === 1 && numeric.has(column);
          return createCell(cell, { span, width, right, keepNext: isHeader }, nextInstance);
        }),
      });
    }),
  });
}

const plainLook = { lastRow: false, firstColumn: false, noHBand: true, noVBand: true };
type CellStyle = { span: number; width: number; right: boolean; keepNext: boolean };

function createCell(
  cell: Cell,
  { span, width, right, keepNext }: CellStyle,
  nextInstance: () => number,
): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(span > 1 && { columnSpan: span }),
    children: cell.children.flatMap((block) =>
      block.type === 'paragraph'
        ? new Paragraph({
            style: styleIds.tableText,
            ...toRuns(block.children),
            ...(right && { alignment: AlignmentType.RIGHT }),
            ...(keepNext && { keepNext }),
          })
        : listParagraphs(block, nextInstance),
    ),
  });
}
