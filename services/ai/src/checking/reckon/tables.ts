import type { ClaimSource } from '@grantwright/shared/contract';
import { parseNumber } from '../../text/numbers.ts';
import type { SourceIndex } from '../source-index.ts';

/** A number in a row, what its row is called there, and which column it stands in. */
export type Cell = { name: string; column: number; value: number };
export type Row = { source: ClaimSource; cells: Cell[]; written: string };
export type Table = { head: string[]; rows: Row[]; title: string };

const known = new WeakMap<SourceIndex, Table[]>();

const numberOf = (cell: string): number | undefined => {
  const bare = cell.trim().replace(/^(?:[A-Z]{2,3}\s?)?[$€£]\s?/, '');
  return /^\d[\d,]*(?:\.\d+)?$/.test(bare) ? parseNumber(bare) : undefined;
};

/** "Tickets | 58,310 | Film hire | 26,700": each number is of the name before it. */
const cellsOf = (columns: readonly string[]): Cell[] => {
  let name = '';
  return columns.flatMap((cell, column): Cell[] => {
    const value = numberOf(cell);
    if (value === undefined) {
      if (/\p{L}|^\s*$/u.test(cell) || column === 0) name = cell.trim();
      return [];
    }
    if (column === 0) {
      name = cell.trim();
      return [];
    }
    return name === '' ? [] : [{ name, column, value }];
  });
};

/** The tables of the sources' documents: rows that follow each other, the first of which heads them. */
export const tablesIn = (index: SourceIndex): Table[] => {
  const cached = known.get(index);
  if (cached) return cached;
  const found: Table[] = [];
  let open: Table | undefined;
  for (const [at, { source, written }] of index.texts.entries()) {
    const columns = written.split(' | ');
    if (source.type !== 'document' || columns.length < 2) {
      open = undefined;
      continue;
    }
    const cells = cellsOf(columns);
    const isHead = cells.length === 0 || /^\s*$/.test(columns[0] ?? '');
    // A row of names alone in the midst of numbers heads another table.
    if (!open || (isHead && open.rows.length > 0)) {
      open = { head: columns, rows: [], title: index.texts[at - 1]?.written ?? '' };
      found.push(open);
      if (isHead) continue;
    }
    if (cells.length > 0) open.rows.push({ source, cells, written });
  }
  known.set(index, found);
  return found;
};

const total = /^(?:(?:grand |sub-?)?totals?|all|altogether|overall|sum)\b/i;
export const isTotalRow = ({ name }: Cell): boolean => total.test(name);

/** What all of a column comes to: its total, or else its sum. */
export const wholeOfColumn = ({ rows }: Table, column: number): number => {
  const cells = rows.flatMap((row) => row.cells.filter((cell) => cell.column === column));
  const stated = cells.find(isTotalRow);
  return stated ? stated.value : cells.reduce((sum, { value }) => sum + value, 0);
};
