import {
  documentToText,
  type CellBlock,
  type RichText,
  type Table,
  type TableCell as Cell,
} from '@grantwright/shared/richtext';

/** Word's limit; a wider table makes the file unreadable. */
const maxColumns = 63;

export type TableShape = {
  rows: Cell[][];
  columns: number;
  hasHeader: boolean;
  /** The columns with only numbers below the header, which are right-aligned. */
  numeric: Set<number>;
};

export function measureTableShape(block: Table): TableShape {
  const rows = block.children.map(limitColumns);
  const columns = rows.reduce((widest, row) => Math.max(widest, row.length), 1);
  const hasHeader = isHeaderRow(rows);
  const numeric = findNumericColumns(hasHeader ? rows.slice(1) : rows, columns);
  return { rows, columns, hasHeader, numeric };
}

/** Merges the cells beyond Word's limit into the last one. */
function limitColumns({ children }: Table['children'][number]): Cell[] {
  const last = children[maxColumns - 1];
  if (!last || children.length === maxColumns) return children;
  const joined = children.slice(maxColumns - 1).flatMap((cell) => cell.children);
  return [...children.slice(0, maxColumns - 1), { ...last, children: joined }];
}

/** Whether the first row consists of header cells, or is entirely bold while other rows are not. */
function isHeaderRow([first, ...rest]: Cell[][]): boolean {
  if (!first || rest.length === 0) return false;
  if (first.every((cell) => cell.header)) return true;
  return first.every(isBold) && !rest.every((row) => row.every(isBold));
}

function isBold(cell: Cell): boolean {
  const texts = cell.children.flatMap(listTexts);
  const nonEmpty = texts.filter(({ text }) => text.trim() !== '');
  return nonEmpty.length > 0 && nonEmpty.every(({ bold }) => bold);
}

function listTexts(block: CellBlock): RichText[] {
  if (block.type === 'paragraph')
    return block.children.flatMap((child) => ('type' in child ? child.children : [child]));
  return block.children.flatMap((item) => item.children.flatMap(listTexts));
}

const cellToText = (cell: Cell) => documentToText(cell.children).trim();
const number = /^\(?[-–+]?\s?[$€£]?\s?\d[\d,.\s]*%?\)?$/;

function findNumericColumns(rows: Cell[][], columns: number): Set<number> {
  const all = Array.from({ length: columns }, (_, column) => column);
  return new Set(
    all.filter((column) => {
      const cells = rows.flatMap((row) => row[column] ?? []);
      const texts = cells.map(cellToText).filter((text) => text !== '');
      return texts.length > 0 && texts.every((text) => text.length < 40 && number.test(text));
    }),
  );
}
