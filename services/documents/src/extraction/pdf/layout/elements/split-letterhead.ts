import type { Fragment, Row } from '../../page-model.ts';
import { withFragments } from '../rows/build-rows.ts';
import type { Region } from './columns.ts';

/** Maximum fraction of the page height occupied by a letterhead. */
const maxHeight = 0.6;
/** Grid, in points, to which left edges are rounded for comparison. */
const edgeStep = 4;
/** Minimum left edge of the right block, as a fraction of the page width. */
const minRightEdge = 0.3;
const minLinesOfEdge = 3;
/** Maximum number of title rows above a letterhead, and number of rows that a letterhead must exceed. */
const maxTitleRows = 4;
const minRows = 4;
/** If a larger fraction of the rows is only on the left, they belong to the text below. */
const maxLeftOnly = 0.75;
const maxWordy = 0.15;
const minRowsOfOneBlock = 2;
const maxShareOfBothBlocks = 0.5;
const maxWords = 8;
const minLabelFraction = 0.35;
const postalCode = /\b[A-Z]{2},?\s+\d{5}(?:-\d{4})?$/;

/**
 * Splits off the letterhead of a letter or form: two blocks of short lines side by side, with the recipient on the left
 * and dates and numbers on the right. The blocks are not a table, because their lines share few baselines. The left
 * block comes first.
 */
export function splitLetterhead(rows: Row[], width: number, height: number): LetterheadSplit {
  const top = rows.filter((row) => row.y < height * maxHeight);
  let best: { from: number; to: number; x: number } | undefined;
  for (let from = 0; from < Math.min(maxTitleRows, top.length); from += 1) {
    for (const x of findEdges(top, width)) {
      const to =
        from +
        countRowsToEndOfRight(top.slice(from, from + countUncrossedRows(top.slice(from), x)), x);
      if (to - from <= (best ? best.to - best.from : minRows)) continue;
      if (isPairOfBlocks(top.slice(from, to), x)) best = { from, to, x };
    }
    if (best) break;
  }
  if (!best) return { above: [], blocks: [], below: rows };
  const { from, to, x } = best;
  const band = rows.slice(from, to);
  return {
    above: rows.slice(0, from),
    blocks: [
      createSideRegion(band, (fragment) => fragment.x < x, width),
      createSideRegion(band, (fragment) => fragment.x >= x, width),
    ],
    below: rows.slice(to),
  };
}

export type LetterheadSplit = { above: Row[]; blocks: Region[]; below: Row[] };

/** Returns the left edges shared by several lines, where a right block may begin. */
function findEdges(rows: Row[], width: number): number[] {
  const counts = new Map<number, number>();
  for (const { x } of rows.flatMap((row) => row.fragments)) {
    const edge = Math.floor(x / edgeStep) * edgeStep;
    if (x > width * minRightEdge) counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= minLinesOfEdge).map(([edge]) => edge);
}

const countUncrossedRows = (rows: Row[], x: number): number => {
  const end = rows.findIndex((row) =>
    row.fragments.some((fragment) => fragment.x < x && fragment.right > x - 2),
  );
  return end < 0 ? rows.length : end;
};

/** Returns the number of rows up to the end of the right block. */
const countRowsToEndOfRight = (rows: Row[], x: number): number =>
  rows.findLastIndex((row) => row.fragments.some((fragment) => fragment.x >= x)) + 1;

function isPairOfBlocks(rows: Row[], x: number): boolean {
  const leftOnly = rows.filter((row) => row.fragments.every((fragment) => fragment.x < x)).length;
  const rightOnly = rows.filter((row) => row.fragments.every((fragment) => fragment.x >= x)).length;
  const inBothColumns = rows.length - leftOnly - rightOnly;
  if (leftOnly < minRowsOfOneBlock || rightOnly < minRowsOfOneBlock) return false;
  if (inBothColumns > rows.length * maxShareOfBothBlocks || leftOnly > rows.length * maxLeftOnly)
    return false;
  const fragments = rows.flatMap((row) => row.fragments);
  const wordy = fragments.filter((fragment) => fragment.text.split(' ').length > maxWords).length;
  if (wordy > fragments.length * maxWordy) return false;
  // without labeled values on the right and an address on the left, the blocks are a form or a
  // table
  const right = fragments.filter((fragment) => fragment.x >= x);
  const labels = right.filter(({ text }) => /:(?:\s|$)/.test(text)).length;
  return (
    labels >= right.length * minLabelFraction &&
    fragments.some((fragment) => fragment.x < x && postalCode.test(fragment.text))
  );
}

/** Creates a region for one block that extends to the right edge of the page, so that lines are not joined. */
function createSideRegion(
  rows: Row[],
  keep: (fragment: Fragment) => boolean,
  width: number,
): Region {
  const sideRows = withFragments(rows, keep);
  const left = Math.min(...sideRows.flatMap((row) => row.fragments.map((fragment) => fragment.x)));
  return { rows: sideRows, left, right: left + width };
}
