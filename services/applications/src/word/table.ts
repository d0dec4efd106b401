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
  type TableCell as CellBlock,
} from '@grantwright/shared/richtext';
import { textWidth } from './page.ts';
import { runsOf } from './runs.ts';
import { styleIds } from './styles.ts';

/** A table over the whole width. Its first row is repeated on every page when it is a head. */
export function tableOf(block: TableBlock): Table {
  const columns = Math.max(...block.children.map((row) => row.children.length));
  const widths = columnWidths(block, columns);
  const hasHead = isHead(block);
  return new Table({
    style: styleIds.table,
    layout: TableLayoutType.FIXED,
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    tableLook: {
      firstRow: hasHead,
      lastRow: false,
      firstColumn: false,
      noHBand: true,
      noVBand: true,
    },
    rows: block.children.map(
      (row, at) =>
        new TableRow({
          cantSplit: true,
          tableHeader: hasHead && at === 0,
          children: row.children.map((cell, column) => {
            const span = column === row.children.length - 1 ? columns - column : 1;
            const width = widths.slice(column, column + span).reduce((sum, one) => sum + one, 0);
            const right = isFigures(block, column, hasHead) && span === 1;
            return cellOf(cell, { span, width, right, keepNext: hasHead && at === 0 });
          }),
        }),
    ),
  });
}

type Look = { span: number; width: number; right: boolean; keepNext: boolean };

function cellOf(cell: CellBlock, { span, width, right, keepNext }: Look): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(span > 1 && { columnSpan: span }),
    children: cell.children.map(
      (line) =>
        new Paragraph({
          style: styleIds.tableText,
          children: runsOf(line.children),
          ...(right && { alignment: AlignmentType.RIGHT }),
          ...(keepNext && { keepNext }),
        }),
    ),
  });
}

/** A head is marked as one, or is bold throughout while the rest is not. */
function isHead({ children: [first, ...rest] }: TableBlock): boolean {
  if (!first || rest.length === 0) return false;
  if (first.children.every((cell) => cell.header)) return true;
  return first.children.every(isBold) && !rest.every((row) => row.children.every(isBold));
}

function isBold(cell: CellBlock): boolean {
  const texts = cell.children.flatMap((line) =>
    line.children.flatMap((child) => ('type' in child ? child.children : [child])),
  );
  const written = texts.filter(({ text }) => text.trim() !== '');
  return written.length > 0 && written.every(({ bold }) => bold);
}

const cellText = (cell: CellBlock | undefined) => (cell ? documentText(cell.children).trim() : '');
const figure = /^\(?[-–+]?\s?[$€£]?\s?\d[\d,.\s]*\s?%?\)?$/;

/** Whether a column holds figures only, below its head; those are read from the right. */
function isFigures(block: TableBlock, column: number, hasHead: boolean): boolean {
  const texts = block.children
    .slice(hasHead ? 1 : 0)
    .map((row) => cellText(row.children[column]))
    .filter((text) => text !== '');
  return texts.length > 0 && texts.every((text) => figure.test(text));
}

/** Widths by how much each column has to hold, so that a column of figures leaves room to the words. */
function columnWidths(block: TableBlock, columns: number): number[] {
  const needs = Array.from({ length: columns }, (_, column) => {
    const longest = Math.max(...block.children.map((row) => cellText(row.children[column]).length));
    return Math.min(Math.max(longest, 10), 60);
  });
  const total = needs.reduce((sum, need) => sum + need, 0);
  return needs.map((need) => Math.floor((need / total) * textWidth));
}
