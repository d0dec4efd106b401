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
  documentText,
  type Table as TableBlock,
  textDirection,
  type CellBlock,
  type RichText,
  type TableCell as Cell,
} from '@grantwright/shared/richtext';
import { listParagraphs } from './list-paragraphs.ts';
import { lineOf } from './runs.ts';
import { styleIds } from './styles.ts';

/** Word's limit; a wider table makes the file unreadable. */
const maxColumns = 63;

/**
 * A table of the full width. A header row is repeated on every page.
 *
 * @param options.nextInstance returns a new numbering instance for each list in a cell
 * @param options.textWidth between the margins, in twentieths of a point
 */
export function tableOf(
  block: TableBlock,
  { nextInstance, textWidth }: { nextInstance: () => number; textWidth: number },
): Table {
  const rows = block.children.map(limitColumns);
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 1);
  const widths = columnWidths(rows, columns, textWidth);
  const hasHeader = isHeaderRow(rows);
  const numeric = numericColumns(hasHeader ? rows.slice(1) : rows, columns);
  return new Table({
    style: styleIds.table,
    layout: TableLayoutType.FIXED,
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    ...(textDirection(documentText([block])) === 'rtl' && { visuallyRightToLeft: true }),
    tableLook: { ...plainLook, firstRow: hasHeader },
    rows: rows.map((row, index) => {
      const isHeader = hasHeader && index === 0;
      return new TableRow({
        cantSplit: true,
        tableHeader: isHeader,
        children: row.map((cell, column) => {
          // the last cell of a short row spans the remaining columns
          const span = column === row.length - 1 ? columns - column : 1;
          const width = sum(widths.slice(column, column + span));
          const right = span === 1 && numeric.has(column);
          return cellOf(cell, { span, width, right, keepNext: isHeader }, nextInstance);
        }),
      });
    }),
  });
}

const plainLook = { lastRow: false, firstColumn: false, noHBand: true, noVBand: true };
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Merges the cells beyond Word's limit into the last one. */
function limitColumns({ children }: TableBlock['children'][number]): Cell[] {
  const last = children[maxColumns - 1];
  if (!last || children.length === maxColumns) return children;
  const joined = children.slice(maxColumns - 1).flatMap((cell) => cell.children);
  return [...children.slice(0, maxColumns - 1), { ...last, children: joined }];
}

type CellStyle = { span: number; width: number; right: boolean; keepNext: boolean };

function cellOf(
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
            ...lineOf(block.children),
            ...(right && { alignment: AlignmentType.RIGHT }),
            ...(keepNext && { keepNext }),
          })
        : listParagraphs(block, nextInstance),
    ),
  });
}

/** A row of header cells, or the only row that is entirely bold. */
function isHeaderRow([first, ...rest]: Cell[][]): boolean {
  if (!first || rest.length === 0) return false;
  if (first.every((cell) => cell.header)) return true;
  return first.every(isBold) && !rest.every((row) => row.every(isBold));
}

function isBold(cell: Cell): boolean {
  const texts = cell.children.flatMap(textsOf);
  const written = texts.filter(({ text }) => text.trim() !== '');
  return written.length > 0 && written.every(({ bold }) => bold);
}

function textsOf(block: CellBlock): RichText[] {
  if (block.type === 'paragraph')
    return block.children.flatMap((child) => ('type' in child ? child.children : [child]));
  return block.children.flatMap((item) => item.children.flatMap(textsOf));
}

const cellText = (cell: Cell) => documentText(cell.children).trim();
const number = /^\(?[-–+]?\s?[$€£]?\s?\d[\d,.\s]*%?\)?$/;

/** The columns that hold only numbers below the header; these are right-aligned. */
function numericColumns(rows: Cell[][], columns: number): Set<number> {
  const all = Array.from({ length: columns }, (_, column) => column);
  return new Set(
    all.filter((column) => {
      const cells = rows.flatMap((row) => row[column] ?? []);
      const texts = cells.map(cellText).filter((text) => text !== '');
      return texts.length > 0 && texts.every((text) => text.length < 40 && number.test(text));
    }),
  );
}

/** Widths in proportion to the longest cell, so that columns of numbers leave room for text. */
function columnWidths(rows: Cell[][], columns: number, textWidth: number): number[] {
  const needs = Array.from({ length: columns }, () => 10);
  for (const row of rows) {
    row.forEach((cell, column) => {
      const need = Math.min(cellText(cell).length, 60);
      needs[column] = Math.max(needs[column] ?? 0, need);
    });
  }
  const total = sum(needs);
  return needs.map((need) => Math.floor((need / total) * textWidth));
}
