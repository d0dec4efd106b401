import type { Fragment, Row } from '../../page-model.ts';
import { withFragments } from '../rows/build-rows.ts';

export type Region = { rows: Row[]; left: number; right: number };

const minRows = 5;
/** Pages and columns narrower than this (in points) are not split. */
const minWidth = 200;
/**
 * Possible positions of the gutter between two columns, as fractions of the width. `step` is the search step in points.
 */
const gutter = { from: 0.25, to: 0.75, step: 3 };

/** Minimum median width of lines as a fraction of the column, since running text fills its column. */
const minLineWidth = 0.55;
const minWordsPerLine = 3;
/** Minimum fraction of lines without a wide gap. */
const minSingle = 0.7;

/**
 * Criteria for a list of short lines next to text: aligned at the left, closely spaced, and nearly as long as the text.
 */
const shortLines = {
  minRows: 10,
  /** Minimum number of rows relative to the rows of text. */
  minShareOfText: 0.5,
  /** In points. */
  maxIndent: 14,
  minAligned: 0.8,
  /** In multiples of the text size. */
  maxDistance: 2,
  minClose: 0.6,
  minWordsPerLine: 2.5,
  minSingle: 0.8,
} as const;

/** Limits for a row to continue a column below the end of the other, in multiples of the text size and in points. */
const continuation = { maxDistance: 2.2, maxSizeDifference: 0.8 };

/**
 * Splits the rows of a page into regions in reading order. The left column comes before the right column, and rows that
 * span both keep their position above, between or below.
 */
export function splitColumns(rows: Row[]): Region[] {
  const { left, right } = measureExtent(rows);
  if (rows.length < minRows * 1.5 || right - left < minWidth) return [{ rows, left, right }];
  const band = findBestBand(rows, left, right);
  if (!band) return [{ rows, left, right }];
  const [first, second] = splitAt(rows.slice(band.from, band.to), band.x);
  return [
    ...findRegionsOutside(rows.slice(0, band.from)),
    ...splitColumns(first),
    ...splitColumns(second),
    ...findRegionsOutside(rows.slice(band.to)),
  ];
}

const findRegionsOutside = (rows: Row[]): Region[] => (rows.length > 0 ? splitColumns(rows) : []);

type Band = { from: number; to: number; x: number };

/** Finds the longest run of rows that a vertical gutter splits into two columns of text. */
function findBestBand(rows: Row[], left: number, right: number): Band | undefined {
  const from = left + (right - left) * gutter.from;
  const to = left + (right - left) * gutter.to;
  const seenSplits = new Set<string>();
  let best: Band | undefined;
  for (let x = from; x <= to; x += gutter.step) {
    for (const whole of findRunsWithout(rows, x)) {
      const run = trimBand(rows, whole, x);
      if (run.to - run.from <= (best ? best.to - best.from : minRows)) continue;
      const [first, second] = splitAt(rows.slice(run.from, run.to), x);
      const key = `${run.from} ${run.to} ${first.length} ${second.length}`;
      if (seenSplits.has(key)) continue;
      seenSplits.add(key);
      if (isPair(first, second)) best = { ...run, x };
    }
  }
  return best;
}

/** Finds runs of rows without text across the given position. */
function findRunsWithout(rows: Row[], x: number): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  let from = 0;
  rows.forEach((row, index) => {
    if (!row.fragments.some((fragment) => crosses(fragment, x))) return;
    if (index > from) runs.push({ from, to: index });
    from = index + 1;
  });
  if (rows.length > from) runs.push({ from, to: rows.length });
  return runs;
}

/** Trims rows above the start of the right column and unrelated rows below its end. */
function trimBand(rows: Row[], { from, to }: Omit<Band, 'x'>, x: number): Omit<Band, 'x'> {
  const isInRightColumn = (row: Row) => row.fragments.some((fragment) => fragment.right > x);
  const bandRows = rows.slice(from, to);
  const first = bandRows.findIndex(isInRightColumn);
  if (first < 0) return { from, to: from };
  let end = bandRows.findLastIndex(isInRightColumn) + 1;
  for (; end < bandRows.length; end += 1) {
    const [before, row] = [bandRows[end - 1], bandRows[end]];
    if (!before || !row || row.y - before.y > row.size * continuation.maxDistance) break;
    if (Math.abs(row.size - before.size) > continuation.maxSizeDifference) break;
  }
  return { from: from + first, to: from + end };
}

/** Whether rows form two columns of text, or a column of text and a list of short lines. */
const isPair = (first: Row[], second: Row[]): boolean =>
  isColumn(first)
    ? isColumn(second) || isListOfShortLines(second, first)
    : isColumn(second) && isListOfShortLines(first, second);

function isListOfShortLines(rows: Row[], text: Row[]): boolean {
  const { length } = rows;
  if (length < shortLines.minRows || length < text.length * shortLines.minShareOfText) return false;
  const { left } = measureExtent(rows);
  const aligned = rows.filter(
    (row) => Math.abs((row.fragments[0]?.x ?? 0) - left) < shortLines.maxIndent,
  );
  const close = rows.filter((row, index) => {
    const before = rows[index - 1];
    const size = Math.max(row.size, before?.size ?? 0);
    return before !== undefined && row.y - before.y < size * shortLines.maxDistance;
  });
  return (
    aligned.length >= length * shortLines.minAligned &&
    close.length >= length * shortLines.minClose &&
    countWordsPerLine(rows) >= shortLines.minWordsPerLine &&
    countSingle(rows) >= length * shortLines.minSingle
  );
}

/** Counts the rows without a wide gap. */
const countSingle = (rows: Row[]): number =>
  rows.filter(({ fragments }) => fragments.length === 1).length;

const crosses = (fragment: Fragment, x: number) => fragment.x < x && fragment.right > x;

const splitAt = (rows: Row[], x: number): [Row[], Row[]] => [
  withFragments(rows, ({ right }) => right <= x),
  withFragments(rows, ({ right }) => right > x),
];

/** Whether rows are running text, in which most rows consist of one fragment and fill the column. */
function isColumn(rows: Row[]): boolean {
  if (rows.length < minRows) return false;
  const { left, right } = measureExtent(rows);
  const widths = rows
    .map(
      (row) =>
        row.fragments.reduce((sum, fragment) => sum + fragment.width, 0) /
        Math.max(1, right - left),
    )
    .sort((a, b) => a - b);
  return (
    (widths[Math.floor(widths.length / 2)] ?? 0) >= minLineWidth &&
    countSingle(rows) >= rows.length * minSingle &&
    countWordsPerLine(rows) >= minWordsPerLine
  );
}

const countWordsPerLine = (rows: Row[]): number =>
  rows
    .flatMap(({ fragments }) => fragments)
    .reduce((sum, { text }) => sum + text.split(' ').length, 0) / rows.length;

function measureExtent(rows: Row[]): { left: number; right: number } {
  const fragments = rows.flatMap((row) => row.fragments);
  return {
    left: Math.min(...fragments.map((fragment) => fragment.x)),
    right: Math.max(...fragments.map((fragment) => fragment.right)),
  };
}
