import { assembleCell, type Line } from './assemble.ts';
import type { Table, TableRow } from './model.ts';

type ParsedCell = { header: boolean; lines: Line[] };

/** The number of empty cells that may still replace merged ones in the whole document. */
export type Budget = { left: number };

const maxColumns = 60;

export type TableReader = {
  addRow(): void;
  addCell(header: boolean, attributes: Record<string, string>): void;
  /** The lines of the current cell; undefined before the first cell. */
  cellLines(): Line[] | undefined;
  /** For a nested table: its lines become lines of the cell. */
  within(): TableReader;
  finish(): Table | undefined;
};

/**
 * Collects one table. The model has no merged cells: the first one contains the text, and empty cells keep
 * the columns aligned.
 */
export function createTableReader(budget: Budget): TableReader {
  const rows: ParsedCell[][] = [];
  const below: number[] = [];
  let cell: ParsedCell | undefined;

  const row = () => rows.at(-1) ?? rows[rows.push([]) - 1] ?? [];

  function fill(count: number) {
    for (let i = 0; i < count && budget.left > 0; i += 1) {
      row().push({ header: false, lines: [] });
      budget.left -= 1;
    }
  }

  /** Fills the columns that a cell of an earlier row spans. */
  function fillFromAbove() {
    for (
      let rowsLeft = below[row().length] ?? 0;
      rowsLeft > 0;
      rowsLeft = below[row().length] ?? 0
    ) {
      below[row().length] = rowsLeft - 1;
      if (budget.left <= 0) return;
      fill(1);
    }
  }

  const reader: TableReader = {
    addRow() {
      if (rows.length > 0 && row().length > 0) fillFromAbove();
      rows.push([]);
    },
    addCell(header, attributes) {
      fillFromAbove();
      const column = row().length;
      const wide = parseSpan(attributes.colspan);
      const high = parseSpan(attributes.rowspan);
      cell = { header, lines: [] };
      row().push(cell);
      fill(wide - 1);
      for (let index = column; high > 1 && index < column + wide; index += 1)
        below[index] = high - 1;
    },
    cellLines: () => cell?.lines,
    within: () => ({ ...reader, addRow() {}, addCell() {}, within: reader.within }),
    finish() {
      const children = rows.filter((cells) => cells.length > 0).map(createRow);
      return children.length > 0 ? { type: 'table', children } : undefined;
    },
  };
  return reader;
}

function parseSpan(value: string | undefined): number {
  const count = Number.parseInt(value ?? '1', 10);
  return count >= 1 ? Math.min(count, maxColumns) : 1;
}

function createRow(cells: ParsedCell[]): TableRow {
  return {
    type: 'table-row',
    children: cells.map(({ header, lines }) => ({
      type: 'table-cell',
      ...(header && { header }),
      children: assembleCell(lines),
    })),
  };
}
