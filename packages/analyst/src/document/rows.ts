import { maxLineChars } from '../text/split-long.ts';
import { splitLines } from './lines.ts';
import type { Unit } from './unit.ts';

type RowUnit = Pick<Unit, 'kind' | 'text' | 'start' | 'end' | 'row'>;

/** A cell with more text than this is read like a paragraph. */
const maxCellLength = 300;

/**
 * The units of a table, one per row. A row with one cell, or with a whole paragraph in one, only uses
 * the table for layout; its sentences are separate units, with offsets in the joined row.
 */
export function readRows(rows: readonly (readonly string[])[]): RowUnit[] {
  const head = headOf(rows);
  return rows.flatMap((raw, index) => {
    const cells = raw.map((cell) => cell.replace(/\s+/g, ' ').trim());
    const filled = cells.filter((cell, index) => cell && cell !== cells[index - 1]);
    if (filled.length === 0) return [];
    const row = { index, cells, ...(head && index > 0 && { head }) };
    const text = filled.join(' | ');
    const isShort =
      text.length <= maxLineChars && filled.every((cell) => cell.length <= maxCellLength);
    if (filled.length > 1 && isShort)
      return [{ kind: 'row', text, start: 0, end: text.length, row }];
    let offset = 0;
    return filled.flatMap((cell) => {
      const start = offset;
      offset += cell.length + ' | '.length;
      return splitLines(cell).map((line) => ({
        kind: 'row' as const,
        text: line.text,
        start: start + line.start,
        end: start + line.end,
        row,
      }));
    });
  });
}

/** A first row of several short cells without a figure is the header. */
const headOf = (rows: readonly (readonly string[])[]): readonly string[] | undefined => {
  const [first] = rows;
  return first &&
    rows.length > 1 &&
    first.filter(Boolean).length > 1 &&
    first.every((cell) => cell.length <= 60 && !/\d/.test(cell))
    ? first
    : undefined;
};
