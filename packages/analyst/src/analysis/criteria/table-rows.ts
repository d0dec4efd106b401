import type { Unit } from '../../document/unit.ts';

/** A parsed row of a scoring table. */
export type ScoringRow =
  | { type: 'title'; name: string; source: Unit }
  | { type: 'subtotal'; amount: number }
  | {
      type: 'weight';
      name: string;
      amount: number;
      isPercent: boolean;
      column: number;
      source: Unit;
    };

type TableRow = { cells: readonly string[]; source: Unit };
type Cell = { amount: number; isPercent: boolean; column: number };

const upTo = String.raw`(?:up to |max(?:imum|\.)?(?: of)? |0 ?(?:to|[-–]) ?)?`;
const weightAmount = String.raw`(?<amount>\d{1,3}(?:\.\d{1,2})?)`;
const weightUnit = String.raw`(?:(?:points?|pts?\.?)|(?<percent>%|percent))?`;
const atMost = String.raw`(?: max(?:imum)?\.?| possible)?`;
/** A cell that states only a weight: "20", "up to 20 points", "(15% max.)", "0-10". */
const weightCell = new RegExp(
  String.raw`^[([]?${upTo}${weightAmount} ?${weightUnit}${atMost}[)\]]?$`,
  'i',
);
/** Headers of columns with the maximum points or with the points after a change. */
const preferredHead =
  /\b(?:max(?:imum)?|possible|available|total|weight(?:s|ing)?|revised|new|amended|updated)\b/i;
const percentHead = /%|\bpercent/i;
const subtotal = /^\W*sub-?total/i;
const total = /^\W*(?:(?:grand|maximum|possible|overall) )*(?:total|maximum|points|score|bonus)/i;

/** Returns the rows of the table. A long row has been split into sentences, each of which has all of its cells. */
export function groupRows(units: readonly Unit[]): TableRow[] {
  const rows = new Map<string, TableRow>();
  for (const unit of units) {
    const key = `${unit.block} ${unit.row?.index}`;
    if (unit.row && !rows.has(key)) rows.set(key, { cells: unit.row.cells, source: unit });
  }
  return [...rows.values()];
}

/** Whether a row lacks a weight, as in a table header. */
export const hasNoWeight = ({ cells }: TableRow): boolean =>
  !cells.some((cell) => weightCell.test(cell));

/** Parses a row. Returns undefined for totals and for rows with several weights. */
export function readRow(
  { cells, source }: TableRow,
  head: readonly string[],
): ScoringRow | undefined {
  const nameColumn = cells.findIndex((cell) => /\p{L}{3}/u.test(cell) && !weightCell.test(cell));
  const name = cells[nameColumn];
  if (name === undefined) return undefined;
  const weights = cells.flatMap((cell, column) =>
    column > nameColumn ? parseWeightCell(cell, column) : [],
  );
  const preferred = weights.filter(({ column }) => preferredHead.test(head[column] ?? ''));
  const [only, ...others] = weights.length > 1 ? preferred : weights;
  if (weights.length === 0) {
    const isAlone = cells.every(
      (cell, column) => column === nameColumn || cell === '' || cell === name,
    );
    return isAlone ? { type: 'title', name, source } : undefined;
  }
  if (!only || others.length > 0) return undefined;
  const { amount, column } = only;
  if (subtotal.test(name)) return { type: 'subtotal', amount };
  if (total.test(name)) return undefined;
  const isPercent = only.isPercent || percentHead.test(head[column] ?? '');
  return { type: 'weight', name, amount, isPercent, column, source };
}

function parseWeightCell(cell: string, column: number): Cell[] {
  const { amount, percent } = weightCell.exec(cell)?.groups ?? {};
  return amount ? [{ amount: Number(amount), isPercent: percent !== undefined, column }] : [];
}
