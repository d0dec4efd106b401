import type { Block } from '@grantwright/shared/contract';
import { contextOf, marksIn } from './marks.ts';
import { optionsIn, tickedText } from './find-options.ts';

type Table = Extract<Block, { type: 'table' }>;

/**
 * A table with only the ticked options in its cells. A cell without a ticked box stays as it is. A table
 * that only sets boxes in a column beside their labels becomes a list of options.
 */
export function resolveTableCells(table: Table): Block[] {
  const options = optionsOfRows(table);
  if (options) return options;
  const rows = table.rows.map((row) => withBoxesBesideLabels(row, table.rows).map(tickedCell));
  return [
    rows.flat().every((cell, at) => cell === table.rows.flat()[at]) ? table : { ...table, rows },
  ];
}

/** The cell of a box and nothing else. */
const isBoxAlone = (cell: string): boolean =>
  cell.trim() !== '' && marksIn(cell)[0]?.end === cell.trim().length;

/**
 * A row "☐ | label | ☒ | label" with each box in the cell of its label, where the table has both ticked and empty
 * boxes. Rows of a label with several boxes, or with boxes behind their labels, stay as they are.
 */
function withBoxesBesideLabels(row: string[], rows: string[][]): string[] {
  const filled = row.filter((cell) => cell.trim());
  const startsWithBox = filled.every((cell, at) => isBoxAlone(cell) === (at % 2 === 0));
  if (!startsWithBox || filled.length === 0 || filled.length % 2 !== 0) return row;
  const around = contextOf(rows.flat().flatMap(marksIn));
  if (!around.hasEmpty || !around.hasFilled) return row;
  let box = '';
  return row.map((cell) => {
    if (isBoxAlone(cell)) {
      box = cell.trim();
      return '';
    }
    if (!cell.trim()) return cell;
    const label = `${box} ${cell}`;
    box = '';
    return label;
  });
}

function tickedCell(cell: string): string {
  const marks = marksIn(cell);
  if (marks.length === 0) return cell;
  const around = contextOf(marks);
  const lines = cell.split('\n').map((text) => ({ text, options: optionsIn(text, around) }));
  if (!lines.some(({ options }) => options?.options.some(({ checked }) => checked))) return cell;
  return lines
    .map(({ text, options }) => (options ? tickedText(options) : text))
    .filter(Boolean)
    .join('\n');
}

/** Rows of a box and its label, where at least one box is ticked. */
function optionsOfRows(table: Table): Block[] | undefined {
  const rows = table.rows.map((row) => row.filter((cell) => cell.trim()));
  const around = contextOf(rows.flat().flatMap(marksIn));
  if (!around.hasEmpty || !around.hasFilled) return undefined;
  const options = rows.map(([sign = '', label = '', ...others]) =>
    others.length === 0 && label && marksIn(sign)[0]?.end === sign.trim().length
      ? optionsIn(`${sign.trim()} ${label.replace(/\n/g, ' ')}`, around)
      : undefined,
  );
  if (!options.every((line) => line?.lead === '' && line.options.length === 1)) return undefined;
  return options.flatMap((line) =>
    (line?.options ?? []).map(({ text, checked }) => ({
      type: 'item' as const,
      depth: 0,
      ordered: false,
      text,
      checked,
      ...(table.page !== undefined && { page: table.page }),
    })),
  );
}
