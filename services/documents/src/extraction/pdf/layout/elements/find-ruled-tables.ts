import {
  computeMiddleY,
  type Box,
  type Fragment,
  type Row,
  type Rule,
  type TableElement,
} from '../../page-model.ts';
import { withFragments } from '../rows/build-rows.ts';
import { findGrids, mergeCells, type Grid } from './table-grid.ts';

/** How far, in points, text may extend past the outer rules of its table. */
const sideTolerance = 4;
const verticalTolerance = 3;

/** Maximum baseline difference within a line. This and the following lengths are in multiples of the text size. */
const maxBaselineShift = 0.4;
const minParagraphGap = 1.75;
const letterWidth = 0.55;
const spaceWidth = 0.3;

/**
 * Finds tables with drawn rules. Rules that touch form a grid, and text is assigned to the cell around it.
 * @returns the tables from top to bottom, and the rows without the tables' text
 */
export function findRuledTables(
  rows: Row[],
  rules: Rule[],
  page: number,
): { tables: TableElement[]; rest: Row[] } {
  const claimed = new Set<Fragment>();
  const inTables = new Set<Fragment>();
  const tables: TableElement[] = [];
  for (const grid of findGrids(rules)) {
    const inside = rows
      .flatMap(({ fragments }) => fragments)
      .filter((fragment) => !claimed.has(fragment) && isInside(fragment, grid.box));
    for (const fragment of inside) claimed.add(fragment);
    const table = createTable(grid, inside);
    if ((table[0]?.length ?? 0) < 2) continue;
    for (const fragment of inside) inTables.add(fragment);
    tables.push({
      page,
      y: Math.min(...inside.map(({ y }) => y)),
      rows: table,
      left: grid.box.left,
      right: grid.box.right,
    });
  }
  tables.sort((a, b) => a.y - b.y);
  return { tables, rest: withFragments(rows, (fragment) => !inTables.has(fragment)) };
}

function createTable(grid: Grid, fragments: Fragment[]): string[][] {
  const [width, height] = [grid.xs.length - 1, grid.ys.length - 1];
  const byPlace = new Map<number, Fragment[]>();
  for (const fragment of fragments) {
    const place =
      findEdgeBefore(grid.ys, computeMiddleY(fragment)) * width +
      findEdgeBefore(grid.xs, fragment.x + 1);
    byPlace.set(place, [...(byPlace.get(place) ?? []), fragment]);
  }
  const cellAt = mergeCells(grid, (place) => byPlace.has(place));
  const cells = new Map<number, { fragments: Fragment[]; right: number }>();
  for (const [place, inside] of byPlace) {
    const cell = cells.get(cellAt(place)) ?? { fragments: [], right: 0 };
    cells.set(cellAt(place), cell);
    cell.fragments.push(...inside);
    cell.right = Math.max(cell.right, grid.xs[(place % width) + 1] ?? 0);
  }
  const getCellText = (place: number): string => {
    const cell = cells.get(place);
    return cell ? joinFragments(cell.fragments, cell.right) : '';
  };
  const rows = listRange(height)
    .map((y) => listRange(width).map((x) => getCellText(y * width + x)))
    .filter((row) => row.some(Boolean));
  const isUsed = listRange(width).map((x) => rows.some((row) => row[x]));
  return rows.map((row) => row.filter((_, x) => isUsed[x]));
}

const listRange = (length: number): number[] => Array.from({ length }, (_, index) => index);

/**
 * Joins the lines of a cell. Keeps line breaks before paragraphs and items, and after a line that ends well before the
 * `right` edge of the cell even though the next word would have fit.
 */
export function joinFragments(fragments: Fragment[], right?: number): string {
  let text = '';
  let last: Fragment | undefined;
  for (const fragment of [...fragments].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const isSameLine = last && Math.abs(last.y - fragment.y) < fragment.size * maxBaselineShift;
    const isNewParagraph = last && fragment.y - last.y > fragment.size * minParagraphGap;
    const isItemStart = /^([•●○▪■□☐✓-]|\(?\w{1,2}[.)])\s/u.test(fragment.text);
    const isEndedEarly = last && right !== undefined && endsEarly(last, fragment, right);
    if (!text) text = fragment.text;
    else if (isSameLine || (!isNewParagraph && !isItemStart && !isEndedEarly))
      text =
        /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(fragment.text) && !isSameLine
          ? text.slice(0, -1) + fragment.text
          : `${text} ${fragment.text}`;
    else text += `\n${fragment.text}`;
    last = fragment;
  }
  return text;
}

/** In points. */
const cellPadding = 9;

const endsEarly = (last: Fragment, next: Fragment, right: number): boolean => {
  const word = next.text.split(' ')[0] ?? '';
  const wordWidth = word.length * next.size * letterWidth;
  return last.right + wordWidth + next.size * spaceWidth + cellPadding < right;
};

/** Returns the index of the row or column that contains a position. */
const findEdgeBefore = (edges: number[], position: number): number =>
  Math.min(
    edges.length - 2,
    Math.max(
      0,
      edges.findLastIndex((edge) => edge <= position + 1),
    ),
  );

const isInside = (fragment: Fragment, box: Box): boolean => {
  const middle = computeMiddleY(fragment);
  return (
    middle > box.top - verticalTolerance &&
    middle < box.bottom + verticalTolerance &&
    fragment.x > box.left - sideTolerance &&
    fragment.x < box.right
  );
};
