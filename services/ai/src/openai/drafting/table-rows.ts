import { createTable } from '@grantwright/analyst';
import type { RichBlock } from '@grantwright/shared/richtext';

const maxColumns = 8;

/** Returns the cells of a line such as "| Van | $4,000 |"; undefined for any other line. */
export function parseCells(line: string): string[] | undefined {
  if (!/^\|.*\|$/.test(line)) return undefined;
  const cells = line.slice(1, -1).split('|');
  return cells.length > 1 ? cells.map((cell) => cell.trim()) : undefined;
}

/** Whether the cells are Markdown's separator between the column headings and the rows: "|---|---:|". */
const isRule = (cells: string[]): boolean => cells.every((cell) => /^:?-+:?$/.test(cell));

/** Returns a table whose first row has the column headings, or a paragraph if there are fewer than two rows. */
export function createTableBlock(rows: string[][]): RichBlock | undefined {
  const filled = rows.filter((cells) => !isRule(cells) && cells.some((cell) => cell !== ''));
  const [first] = filled;
  if (!first) return undefined;
  if (filled.length === 1)
    return {
      type: 'paragraph',
      children: [{ text: first.filter((cell) => cell !== '').join(': ') }],
    };
  const columns = Math.min(maxColumns, Math.max(...filled.map((cells) => cells.length)));
  return createTable(
    filled.map((cells) => Array.from({ length: columns }, (_, index) => cells[index] ?? '')),
  );
}
