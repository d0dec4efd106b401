import type { Fragment, Row } from '../../page-model.ts';

/** In multiples of the text size. */
const maxLineDistance = 1.35;
/** Maximum difference between the left edges of a value's lines, in points. */
const maxEdgeShift = 2;

/**
 * Moves a label that is vertically centered next to a multi-line value ("Address:" next to the middle of an address) to
 * the first line of the value.
 */
export function raiseSideLabels(rows: Row[]): Row[] {
  const result = rows.map((row) => ({ ...row }));
  result.forEach((row, index) => {
    const [label, value] = row.fragments;
    if (!label || row.fragments.length > 2) return;
    const left = value?.x ?? Math.min(...listEdgesNextTo(result, index, label));
    if (!Number.isFinite(left) || left < label.right) return;
    const above = countValueLines(result, index, -1, left);
    const below = countValueLines(result, index, 1, left);
    const first = result[index - above];
    if (above < 1 || below < 1 || Math.abs(above - below) > 1 || !first) return;
    first.fragments = [label, ...first.fragments];
    row.fragments = value ? [value] : [];
  });
  return result.filter((row) => row.fragments.length > 0);
}

/** Returns the left edges of the rows just above and below a label whose baseline lies between theirs. */
const listEdgesNextTo = (rows: Row[], index: number, label: Fragment): number[] => {
  const [above, below] = [rows[index - 1], rows[index + 1]];
  const isBetween = above && below && below.y - above.y < label.size * maxLineDistance;
  const starts = isBetween ? [above.fragments[0]?.x, below.fragments[0]?.x] : [];
  return starts.every((x) => x !== undefined && x > label.right) && starts.length === 2
    ? starts.filter((x) => x !== undefined)
    : [Number.POSITIVE_INFINITY];
};

/** Counts the lines of the same value above or below a row. */
function countValueLines(rows: Row[], index: number, step: 1 | -1, left: number): number {
  let count = 0;
  for (;;) {
    const current = rows[index + step * count];
    const next = rows[index + step * (count + 1)];
    if (!current || !next || next.fragments.length !== 1) return count;
    const [only] = next.fragments;
    const isClose =
      Math.abs(next.y - current.y) <= Math.max(next.size, current.size) * maxLineDistance;
    if (!only || Math.abs(only.x - left) > maxEdgeShift || !isClose) return count;
    count += 1;
  }
}
