import type { Fragment, Row } from '../page-model.ts';
import { withFragments } from './rows.ts';

export type Region = { rows: Row[]; left: number; right: number };

const minRows = 5;
/** The minimum median width of the lines of running text, as a fraction of the column. */
const minLineWidth = 0.55;

/**
 * Splits the rows of a page into regions in reading order: the left of two columns comes before the
 * right one, and rows across both keep their position above, between or below.
 */
export function regionsOf(rows: Row[]): Region[] {
  const { left, right } = extent(rows);
  if (rows.length < minRows * 1.5 || right - left < 200) return [{ rows, left, right }];
  const band = bestBand(rows, left, right);
  if (!band) return [{ rows, left, right }];
  const [first, second] = splitAt(rows.slice(band.from, band.to), band.x);
  return [
    ...regionsOutside(rows.slice(0, band.from)),
    ...regionsOf(first),
    ...regionsOf(second),
    ...regionsOutside(rows.slice(band.to)),
  ];
}

const regionsOutside = (rows: Row[]): Region[] => (rows.length > 0 ? regionsOf(rows) : []);

type Band = { from: number; to: number; x: number };

/** Finds the longest run of rows that a vertical gutter splits into two columns of text. */
function bestBand(rows: Row[], left: number, right: number): Band | undefined {
  const from = left + (right - left) * 0.25;
  const to = left + (right - left) * 0.75;
  const seen = new Set<string>();
  let best: Band | undefined;
  for (let x = from; x <= to; x += 3) {
    for (const whole of runsWithout(rows, x)) {
      const run = trimmed(rows, whole, x);
      if (run.to - run.from <= (best ? best.to - best.from : minRows)) continue;
      const [first, second] = splitAt(rows.slice(run.from, run.to), x);
      const key = `${run.from} ${run.to} ${first.length} ${second.length}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (isPair(first, second)) best = { ...run, x };
    }
  }
  return best;
}

/** Finds the runs of rows without text across a position. */
function runsWithout(rows: Row[], x: number): { from: number; to: number }[] {
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

/** Trims rows above the start of the right column, and rows of other text below its end. */
function trimmed(rows: Row[], { from, to }: Omit<Band, 'x'>, x: number): Omit<Band, 'x'> {
  const isInRightColumn = (row: Row) => row.fragments.some((fragment) => fragment.right > x);
  const bandRows = rows.slice(from, to);
  const first = bandRows.findIndex(isInRightColumn);
  if (first < 0) return { from, to: from };
  let end = bandRows.findLastIndex(isInRightColumn) + 1;
  for (; end < bandRows.length; end += 1) {
    const [before, row] = [bandRows[end - 1], bandRows[end]];
    if (!before || !row || row.y - before.y > row.size * 2.2) break;
    if (Math.abs(row.size - before.size) > 0.8) break;
  }
  return { from: from + first, to: from + end };
}

/** Whether these are two columns of text, or a column of text and a list of short lines. */
const isPair = (first: Row[], second: Row[]): boolean =>
  isColumn(first)
    ? isColumn(second) || isListOfShortLines(second, first)
    : isColumn(second) && isListOfShortLines(first, second);

function isListOfShortLines(rows: Row[], text: Row[]): boolean {
  if (rows.length < minRows * 2 || rows.length < text.length * 0.5) return false;
  const { left } = extent(rows);
  const aligned = rows.filter((row) => Math.abs((row.fragments[0]?.x ?? 0) - left) < 14).length;
  const closeRows = rows.filter((row, index) => {
    const before = rows[index - 1];
    return before !== undefined && row.y - before.y < Math.max(row.size, before.size) * 2;
  }).length;
  return (
    aligned >= rows.length * 0.8 &&
    closeRows >= rows.length * 0.6 &&
    wordsOf(rows) / rows.length >= 2.5 &&
    rows.filter((row) => row.fragments.length === 1).length >= rows.length * 0.8
  );
}

const crosses = (fragment: Fragment, x: number) => fragment.x < x && fragment.right > x;

const splitAt = (rows: Row[], x: number): [Row[], Row[]] => [
  withFragments(rows, ({ right }) => right <= x),
  withFragments(rows, ({ right }) => right > x),
];

/** Whether rows are running text: most are one fragment, and most fill the column. */
function isColumn(rows: Row[]): boolean {
  if (rows.length < minRows) return false;
  const { left, right } = extent(rows);
  const widths = rows
    .map(
      (row) => row.fragments.reduce((sum, each) => sum + each.width, 0) / Math.max(1, right - left),
    )
    .sort((a, b) => a - b);
  const single = rows.filter((row) => row.fragments.length === 1).length;
  return (
    (widths[Math.floor(widths.length / 2)] ?? 0) >= minLineWidth &&
    single >= rows.length * 0.7 &&
    wordsOf(rows) / rows.length >= 3
  );
}

const wordsOf = (rows: Row[]): number =>
  rows.flatMap((row) => row.fragments).reduce((sum, each) => sum + each.text.split(' ').length, 0);

function extent(rows: Row[]): { left: number; right: number } {
  const fragments = rows.flatMap((row) => row.fragments);
  return {
    left: Math.min(...fragments.map((fragment) => fragment.x)),
    right: Math.max(...fragments.map((fragment) => fragment.right)),
  };
}
