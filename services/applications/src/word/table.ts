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
import { textWidth } from './page.ts';
import { lineOf } from './runs.ts';
import { styleIds } from './styles.ts';

/** Word opens no table with more columns. */
const mostColumns = 63;

/**
 * A table over the whole width. Its first row is repeated on every page when it is a head.
 *
 * @param next gives each list in its cells a number of its own
 */
export function tableOf(block: TableBlock, next: () => number): Table {
  const rows = block.children.map(narrowed);
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 1);
  const widths = columnWidths(rows, columns);
  const hasHead = isHead(rows);
  const figures = figureColumns(hasHead ? rows.slice(1) : rows, columns);
  return new Table({
    style: styleIds.table,
    layout: TableLayoutType.FIXED,
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    ...(textDirection(documentText([block])) === 'rtl' && { visuallyRightToLeft: true }),
    tableLook: { ...plainLook, firstRow: hasHead },
    rows: rows.map((row, at) => {
      const head = hasHead && at === 0;
      return new TableRow({
        cantSplit: true,
        tableHeader: head,
        children: row.map((cell, column) => {
          // the last cell of a short row takes the width that is left
          const span = column === row.length - 1 ? columns - column : 1;
          const width = sum(widths.slice(column, column + span));
          const right = span === 1 && figures.has(column);
          return cellOf(cell, { span, width, right, keepNext: head }, next);
        }),
      });
    }),
  });
}

const plainLook = { lastRow: false, firstColumn: false, noHBand: true, noVBand: true };
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The cells of a row; what is beyond the columns that Word takes joins the last one. */
function narrowed({ children }: TableBlock['children'][number]): Cell[] {
  const last = children[mostColumns - 1];
  if (!last || children.length === mostColumns) return children;
  const joined = children.slice(mostColumns - 1).flatMap((cell) => cell.children);
  return [...children.slice(0, mostColumns - 1), { ...last, children: joined }];
}

type Look = { span: number; width: number; right: boolean; keepNext: boolean };

function cellOf(cell: Cell, { span, width, right, keepNext }: Look, next: () => number): TableCell {
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
        : listParagraphs(block, next),
    ),
  });
}

/** A head is marked as one, or is bold throughout while the rest is not. */
function isHead([first, ...rest]: Cell[][]): boolean {
  if (!first || rest.length === 0) return false;
  if (first.every((cell) => cell.header)) return true;
  return first.every(isBold) && !rest.every((row) => row.every(isBold));
}

function isBold(cell: Cell): boolean {
  const texts = cell.children.flatMap(textsOf);
  const written = texts.filter(({ text }) => text.trim() !== '');
  return written.length > 0 && written.every(({ bold }) => bold);
}

/** The texts of a paragraph, or of all items of a list. */
function textsOf(block: CellBlock): RichText[] {
  if (block.type === 'paragraph')
    return block.children.flatMap((child) => ('type' in child ? child.children : [child]));
  return block.children.flatMap((item) => item.children.flatMap(textsOf));
}

const cellText = (cell: Cell) => documentText(cell.children).trim();
const figure = /^\(?[-–+]?\s?[$€£]?\s?\d[\d,.\s]*%?\)?$/;

/** The columns that hold figures only, below their head; those are read from the right. */
function figureColumns(rows: Cell[][], columns: number): Set<number> {
  const all = Array.from({ length: columns }, (_, column) => column);
  return new Set(
    all.filter((column) => {
      const cells = rows.flatMap((row) => row[column] ?? []);
      const texts = cells.map(cellText).filter((text) => text !== '');
      return texts.length > 0 && texts.every((text) => text.length < 40 && figure.test(text));
    }),
  );
}

/** Widths by how much each column has to hold, so that a column of figures leaves room to the words. */
function columnWidths(rows: Cell[][], columns: number): number[] {
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
