import type { Fragment, Row } from './layout.ts';

export type Region = { rows: Row[]; left: number; right: number };

const gutterWidth = 9;
const fewest = 5;
const fullness = 0.55;

/**
 * Splits the rows of a page into regions in reading order. Where text runs in columns beside each
 * other, the left column comes before the right one; what spans the columns keeps its place between.
 */
export function regionsOf(rows: Row[]): Region[] {
  const { left, right } = extent(rows);
  if (rows.length < fewest * 1.5 || right - left < 200) return [{ rows, left, right }];
  const gutter = findGutter(rows, left, right);
  if (!gutter) return [{ rows, left, right }];
  const regions: Region[] = [];
  let band: Row[] = [];
  let spanning: Row[] = [];
  const closeBand = () => {
    const [first, second] = splitAt(band, gutter);
    if (isColumn(first) && isColumn(second)) {
      if (spanning.length > 0) regions.push({ rows: spanning, left, right });
      spanning = [];
      regions.push(...regionsOf(first), ...regionsOf(second));
    } else spanning.push(...band);
    band = [];
  };
  for (const row of rows) {
    if (row.fragments.some((fragment) => crosses(fragment, gutter))) {
      closeBand();
      spanning.push(row);
    } else band.push(row);
  }
  closeBand();
  if (spanning.length > 0) regions.push({ rows: spanning, left, right });
  return regions;
}

/** The upright strip near the middle that the fewest rows cross, where enough rows stand on both sides. */
function findGutter(rows: Row[], left: number, right: number): number | undefined {
  const from = left + (right - left) * 0.25;
  const to = left + (right - left) * 0.75;
  let best: { at: number; crossing: number } | undefined;
  for (let at = from; at <= to; at += 3) {
    let crossing = 0;
    for (const row of rows) if (row.fragments.some((each) => crosses(each, at))) crossing += 1;
    if (!best || crossing < best.crossing) best = { at, crossing };
  }
  if (!best || best.crossing > rows.length * 0.6) return undefined;
  let last = best.at;
  for (let at = best.at; at <= to; at += 3) {
    const crossing = rows.filter((row) => row.fragments.some((each) => crosses(each, at))).length;
    if (crossing > best.crossing) break;
    last = at;
  }
  return (best.at + last) / 2;
}

const crosses = (fragment: Fragment, at: number) =>
  fragment.x < at - gutterWidth / 2 + 2 && fragment.right > at + 1
    ? true
    : fragment.x < at && fragment.right > at;

function splitAt(rows: Row[], at: number): [Row[], Row[]] {
  const side = (keep: (fragment: Fragment) => boolean) =>
    rows
      .map((row) => ({ ...row, fragments: row.fragments.filter(keep) }))
      .filter((row) => row.fragments.length > 0);
  return [side((each) => each.right <= at), side((each) => each.right > at)];
}

/** Running text fills its column: most rows are one fragment, and most of them are wide. */
function isColumn(rows: Row[]): boolean {
  if (rows.length < fewest) return false;
  const { left, right } = extent(rows);
  const widths = rows
    .map(
      (row) => row.fragments.reduce((sum, each) => sum + each.width, 0) / Math.max(1, right - left),
    )
    .sort((a, b) => a - b);
  const single = rows.filter((row) => row.fragments.length === 1).length;
  const words = rows
    .flatMap((row) => row.fragments)
    .reduce((sum, each) => sum + each.text.split(' ').length, 0);
  return (
    (widths[Math.floor(widths.length / 2)] ?? 0) >= fullness &&
    single >= rows.length * 0.7 &&
    words / rows.length >= 3
  );
}

function extent(rows: Row[]): { left: number; right: number } {
  const fragments = rows.flatMap((row) => row.fragments);
  return {
    left: Math.min(...fragments.map((each) => each.x)),
    right: Math.max(...fragments.map((each) => each.right)),
  };
}
