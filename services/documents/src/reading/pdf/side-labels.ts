import type { Fragment, Row } from './layout.ts';

const tight = 1.35;

/**
 * A label set beside the middle of its value ("Address:" halfway down the lines of an address) goes to
 * the value's first line, where it is read before all of it.
 */
export function raiseSideLabels(rows: Row[]): Row[] {
  const raised = rows.map((row) => ({ ...row }));
  raised.forEach((row, at) => {
    const [label, value] = row.fragments;
    if (!label || row.fragments.length > 2) return;
    const left = value?.x ?? Math.min(...beside(raised, at, label));
    if (!Number.isFinite(left) || left < label.right) return;
    const above = reach(raised, at, -1, left);
    const below = reach(raised, at, 1, left);
    const first = raised[at - above];
    if (above < 1 || below < 1 || Math.abs(above - below) > 1 || !first) return;
    first.fragments = [label, ...first.fragments];
    row.fragments = value ? [value] : [];
  });
  return raised.filter((row) => row.fragments.length > 0);
}

/** Where the rows just above and below begin, when the label stands between their baselines. */
const beside = (rows: Row[], at: number, label: Fragment): number[] => {
  const [above, below] = [rows[at - 1], rows[at + 1]];
  const near = above && below && below.y - above.y < label.size * tight;
  const starts = near ? [above.fragments[0]?.x, below.fragments[0]?.x] : [];
  return starts.every((x) => x !== undefined && x > label.right) && starts.length === 2
    ? starts.filter((x) => x !== undefined)
    : [Number.POSITIVE_INFINITY];
};

/** How many rows follow closely in one direction that hold nothing but lines of the same value. */
function reach(rows: Row[], at: number, step: 1 | -1, left: number): number {
  let count = 0;
  for (;;) {
    const here = rows[at + step * count];
    const next = rows[at + step * (count + 1)];
    if (!here || !next || next.fragments.length !== 1) return count;
    const [only] = next.fragments;
    const close = Math.abs(next.y - here.y) <= Math.max(next.size, here.size) * tight;
    if (!only || Math.abs(only.x - left) > 2 || !close) return count;
    count += 1;
  }
}
