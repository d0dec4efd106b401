import { maxLineChars } from '../text/split-long.ts';
import { splitLines } from './lines.ts';
import type { Unit } from './unit.ts';

type RowUnit = Pick<Unit, 'kind' | 'text' | 'start' | 'end' | 'row'>;

/** A cell longer than this is treated as a paragraph. */
const maxCellLength = 300;

/**
 * Turns a table into units, one per row. If a row has a single cell or a paragraph-length cell, the table is only used
 * for layout, and each sentence becomes a unit with offsets in the joined row.
 */
export function readRows(rows: readonly (readonly string[])[]): RowUnit[] {
  const head = findHead(rows);
  return rows.flatMap((raw, index) => {
    const cells = raw.map((cell) => cell.replace(/\s+/g, ' ').trim());
    const filled = cells.filter((cell, index) => cell && cell !== cells[index - 1]);
    if (filled.length === 0) return [];
    const row = { index, cells, ...(head && (index > 0 ? { head } : { isHead: true as const })) };
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

/** Returns the first row if it is a header: several short cells without figures. */
const findHead = (rows: readonly (readonly string[])[]): readonly string[] | undefined => {
  const [first] = rows;
  return first &&
    rows.length > 1 &&
    first.filter(Boolean).length > 1 &&
    first.every((cell) => cell.length <= 100 && !/\d/.test(cell))
    ? first
    : undefined;
};
