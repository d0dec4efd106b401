import type { DocumentFormat } from '../../contract/document-format.ts';
import {
  documentToText,
  type CellBlock,
  type RichText,
  type TableCell,
} from '../../richtext/index.ts';
import { listTexts } from './count-lines.ts';
import { createTextLayout, type TextLayout } from './text-layout.ts';
import { measureCharacter } from './text-width.ts';

export const cellPadding = { x: 10, y: 3 };
export const tableFontSize = 10;
/** Keeps rounding from breaking a word. */
const slack = 1;
const need = { min: 10, max: 60 };

type Rows = ReadonlyArray<readonly TableCell[]>;

/** Computes the column widths of a table in points, for the fonts of the exported files. */
export const computeTableColumnWidths = (rows: Rows, format: DocumentFormat): number[] =>
  computeColumnWidths(rows, createTextLayout(format));

/**
 * Computes widths in proportion to the longest cell, so that columns of numbers leave room for text. Each column is at
 * least as wide as its longest word; if the page is too narrow, the widest columns break their words.
 */
export function computeColumnWidths(rows: Rows, layout: TextLayout): number[] {
  const columns = Array.from(
    { length: Math.max(1, ...rows.map((row) => row.length)) },
    (_, column) =>
      rows.flatMap((row, index) => {
        const cell = row[column];
        return cell ? [{ cell, isBold: index === 0 || cell.header === true }] : [];
      }),
  );
  const needs = columns.map((cells) => {
    const lengths = cells.map(({ cell }) => documentToText(cell.children).trim().length);
    return Math.min(need.max, Math.max(need.min, ...lengths));
  });
  const words = columns.map((cells) => {
    const widths = cells.map(({ cell, isBold }) => measureLongestWord(cell, layout, isBold));
    return Math.max(0, ...widths) + cellPadding.x + slack;
  });
  return divideWithMinimums(needs, fitWidths(words, layout.lineWidth), layout.lineWidth);
}

/** Narrows the widest columns until all fit. */
function fitWidths(widths: readonly number[], room: number): number[] {
  let rest = room;
  let widest = Infinity;
  widths
    .toSorted((a, b) => a - b)
    .forEach((width, index) => {
      const share = rest / (widths.length - index);
      if (width > share) widest = Math.min(widest, share);
      rest -= width;
    });
  return widths.map((width) => Math.min(width, widest));
}

/** Divides the available width in proportion to the needs. The minimums together must fit. */
function divideWithMinimums(needs: readonly number[], minimums: number[], room: number): number[] {
  const isFixed = needs.map(() => false);
  for (;;) {
    const rest = room - sum(minimums.filter((_, column) => isFixed[column]));
    const total = sum(needs.filter((_, column) => !isFixed[column]));
    const widths = needs.map((need, column) =>
      isFixed[column] ? (minimums[column] ?? 0) : (need / total) * rest,
    );
    const short = widths.findIndex(
      (width, column) => !isFixed[column] && width < (minimums[column] ?? 0),
    );
    if (short < 0) return widths;
    isFixed[short] = true;
  }
}

function measureLongestWord(cell: TableCell, layout: TextLayout, isBold: boolean): number {
  const size = layout.withMinimum(tableFontSize);
  let [longest, word] = [0, 0];
  for (const line of cell.children.flatMap(listLines)) {
    word = 0;
    for (const { text, bold } of line) {
      for (const character of text) {
        word = /\s/.test(character)
          ? 0
          : word + size * measureCharacter(character, layout.font, bold ?? isBold);
        longest = Math.max(longest, word);
      }
    }
  }
  return longest;
}

const listLines = (block: CellBlock): RichText[][] =>
  block.type === 'paragraph'
    ? [block.children.flatMap(listTexts)]
    : block.children.flatMap((item) => item.children.flatMap(listLines));

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
