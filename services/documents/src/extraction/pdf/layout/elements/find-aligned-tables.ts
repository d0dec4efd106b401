import { listMarker } from '../../../text/list-marker.ts';
import type { Fragment, Row } from '../../page-model.ts';
import { joinFragments } from './find-ruled-tables.ts';

export type Part = { rows: Row[] } | { table: string[][]; y: number };

/** In points. */
const minColumnGap = 5;
/** How far, in points, a single fragment may start before and end after the column that it continues. */
const columnSlack = { left: 3, right: 12 };
/** Maximum distances between rows and between the lines of a cell, in multiples of the text size. */
const maxRowDistance = 3.2;
const maxLineDistance = 1.6;
/** Maximum length of a marker such as "(iii)", in characters. Longer text is a cell. */
const maxMarkerLength = 5;
/** A table has at least three rows, or two rows of three columns. */
const minRows = { ofAny: 3, ofWide: 2 };
const wideColumns = 3;

/** Finds tables without rules: consecutive rows with gaps at the same positions. */
export function findAlignedTables(rows: Row[]): Part[] {
  const parts: Part[] = [];
  let plain: Row[] = [];
  for (let index = 0; index < rows.length;) {
    const run = collectRun(rows, index);
    const table = run.length >= 2 ? toTable(run) : undefined;
    if (!table) {
      plain.push(...rows.slice(index, index + 1));
      index += 1;
      continue;
    }
    if (plain.length > 0) parts.push({ rows: plain });
    plain = [];
    parts.push({ table, y: run[0]?.y ?? 0 });
    index += run.length;
  }
  if (plain.length > 0) parts.push({ rows: plain });
  return parts;
}

const hasColumns = (row: Row | undefined): boolean =>
  row !== undefined && row.fragments.length >= 2 && !isListRow(row);

/** Whether a row is a list item: a bullet or number with a wide gap before the text. */
function isListRow({ fragments }: Row): boolean {
  const [first] = fragments;
  return (
    fragments.length === 2 &&
    first !== undefined &&
    listMarker(`${first.text} x`) !== undefined &&
    first.text.length <= maxMarkerLength
  );
}

/** Returns the rows from `start` that form a table: rows with columns, and continuation lines of their cells. */
function collectRun(rows: Row[], start: number): Row[] {
  if (!hasColumns(rows[start])) return [];
  const run: Row[] = [];
  for (let index = start; index < rows.length; index += 1) {
    const row = rows[index] as Row;
    const last = run.at(-1);
    if (last && measureDistance(last, row) > maxRowDistance) break;
    const continues = hasColumns(row)
      ? findColumns([...run, row]).length >= 2
      : last && continuesCell(row, run, last, rows[index + 1]);
    if (!continues) break;
    run.push(row);
  }
  while (run.length > 0 && !hasColumns(run.at(-1)) && startsAtFirst(run)) run.pop();
  const columnRows = run.filter(hasColumns).length;
  const isWide = findColumns(run).length >= wideColumns;
  return columnRows >= (isWide ? minRows.ofWide : minRows.ofAny) ? run : [];
}

/** Returns the distance between the baselines of two rows, in multiples of the text size. */
const measureDistance = (above: Row, below: Row): number =>
  (below.y - above.y) / Math.max(above.size, below.size);

/** Whether a row with a single fragment is another line of a cell. */
function continuesCell(row: Row, run: Row[], last: Row, next: Row | undefined): boolean {
  const [only, ...others] = row.fragments;
  if (!only || others.length > 0 || measureDistance(last, row) > maxLineDistance) return false;
  const column = findColumns(run).findIndex(
    ({ left, right }) =>
      only.x >= left - columnSlack.left && only.right <= right + columnSlack.right,
  );
  // a capital letter in the first column starts the text below the table, unless the table
  // continues
  const startsText = column === 0 && /^\p{Lu}/u.test(only.text) && !hasColumns(next);
  return column >= 0 && !startsText;
}

function startsAtFirst(run: Row[]): boolean {
  const first = findColumns(run.filter(hasColumns))[0];
  const only = run.at(-1)?.fragments[0];
  return Boolean(first && only && only.x <= first.left + columnSlack.left);
}

type Column = { left: number; right: number };

/** Finds the columns, which are separated by gaps common to all rows. */
function findColumns(rows: Row[]): Column[] {
  const columns: Column[] = [];
  const all = rows.flatMap((row) => row.fragments).sort((a, b) => a.x - b.x);
  for (const fragment of all) {
    const last = columns.at(-1);
    if (last && fragment.x <= last.right + minColumnGap)
      last.right = Math.max(last.right, fragment.right);
    else columns.push({ left: fragment.x, right: fragment.right });
  }
  return columns;
}

function toTable(run: Row[]): string[][] | undefined {
  const columns = findColumns(run);
  if (columns.length < 2) return undefined;
  const table: Fragment[][][] = [];
  for (const row of run) {
    const cells: Fragment[][] = columns.map(() => []);
    for (const fragment of row.fragments) {
      const columnIndex = columns.findLastIndex((column) => column.left <= fragment.x + 1);
      cells[Math.max(0, columnIndex)]?.push(fragment);
    }
    const last = table.at(-1);
    const continues =
      last &&
      (cells[0]?.length === 0 ||
        (row.fragments.length === 1 && /^[\p{Ll}(&]/u.test(row.fragments[0]?.text ?? '')));
    if (continues) cells.forEach((cell, index) => last[index]?.push(...cell));
    else table.push(cells);
  }
  return table.map((cells) => cells.map(joinFragments));
}
