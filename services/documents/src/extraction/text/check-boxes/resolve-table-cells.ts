import type { Block } from '@grantwright/shared/contract';
import { formatCheckedOptions, findOptions } from './find-options.ts';
import { getMarkContext, findMarks } from './marks.ts';

type Table = Extract<Block, { type: 'table' }>;

/**
 * Keeps only the checked options in table cells, leaving cells without a checked box unchanged. Turns a table of check
 * boxes next to labels into a list of options.
 */
export function resolveTableCells(table: Table): Block[] {
  const options = rowsToOptions(table);
  if (options) return options;
  const rows = table.rows.map((row) => joinBoxesWithLabels(row, table.rows).map(resolveCell));
  const cells = table.rows.flat();
  return [rows.flat().every((cell, index) => cell === cells[index]) ? table : { ...table, rows }];
}

const isBoxAlone = (cell: string): boolean =>
  cell.trim() !== '' && findMarks(cell)[0]?.end === cell.trim().length;

/**
 * Moves each box in a row such as "☐ | label | ☒ | label" into the cell of its label if the table has both checked and
 * empty boxes. Does not change rows with several boxes per label or with boxes after labels.
 */
function joinBoxesWithLabels(row: string[], rows: string[][]): string[] {
  const filled = row.filter((cell) => cell.trim());
  const alternates = filled.every((cell, index) => isBoxAlone(cell) === (index % 2 === 0));
  if (!alternates || filled.length === 0 || filled.length % 2 !== 0) return row;
  const context = getMarkContext(rows.flat().flatMap(findMarks));
  if (!context.hasEmpty || !context.hasFilled) return row;
  let box = '';
  return row.map((cell) => {
    if (!cell.trim()) return cell;
    if (!isBoxAlone(cell)) return `${box} ${cell}`;
    box = cell.trim();
    return '';
  });
}

function resolveCell(cell: string): string {
  const marks = findMarks(cell);
  if (marks.length === 0) return cell;
  const context = getMarkContext(marks);
  const lines = cell.split('\n').map((text) => ({ text, line: findOptions(text, context) }));
  const hasChecked = lines.some(({ line }) => line?.options.some(({ checked }) => checked));
  if (!hasChecked) return cell;
  return lines
    .map(({ text, line }) => (line ? formatCheckedOptions(line) : text))
    .filter(Boolean)
    .join('\n');
}

/** Converts a table of boxes and labels to options. Returns undefined unless it has both checked and empty boxes. */
function rowsToOptions(table: Table): Block[] | undefined {
  const rows = table.rows.map((row) => row.filter((cell) => cell.trim()));
  const context = getMarkContext(rows.flat().flatMap(findMarks));
  if (!context.hasEmpty || !context.hasFilled) return undefined;
  const lines = rows.map(([box = '', label = '', ...others]) =>
    others.length === 0 && label && isBoxAlone(box)
      ? findOptions(`${box.trim()} ${label.replace(/\n/g, ' ')}`, context)
      : undefined,
  );
  const options = lines.flatMap((line) => (line?.lead === '' ? line.options : []));
  if (options.length !== rows.length || lines.some((line) => line?.options.length !== 1))
    return undefined;
  return options.map(({ text, checked }) => ({
    type: 'item',
    depth: 0,
    ordered: false,
    text,
    checked,
    ...(table.page !== undefined && { page: table.page }),
  }));
}
