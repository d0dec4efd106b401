import type { Fragment, Row } from './layout.ts';
import type { Region } from './columns.ts';

const highest = 0.6;
const fewestAlone = 2;
const mostTogether = 0.5;
const mostWords = 8;
const fewestLabels = 0.35;
const postal = /\b[A-Z]{2},?\s+\d{5}(?:-\d{4})?$/;

/**
 * The head of a letter or form sets two blocks of short lines side by side: who is written to on the
 * left, dates and numbers on the right. Their lines share few baselines, so they are no table; each
 * block is read by itself, the left one first.
 */
export function letterhead(rows: Row[], width: number, height: number): LetterheadSplit {
  const top = rows.filter((row) => row.y < height * highest);
  let best: { from: number; to: number; at: number } | undefined;
  for (let from = 0; from < Math.min(4, top.length); from += 1) {
    for (const at of edgesOf(top, width)) {
      const to = from + lastWithRight(top.slice(from, from + uncrossed(top.slice(from), at)), at);
      if (to - from <= (best ? best.to - best.from : 4)) continue;
      if (isPairOfBlocks(top.slice(from, to), at)) best = { from, to, at };
    }
    if (best) break;
  }
  if (!best) return { above: [], blocks: [], below: rows };
  const { from, to, at } = best;
  const band = rows.slice(from, to);
  return {
    above: rows.slice(0, from),
    blocks: [side(band, (each) => each.x < at, width), side(band, (each) => each.x >= at, width)],
    below: rows.slice(to),
  };
}

export type LetterheadSplit = { above: Row[]; blocks: Region[]; below: Row[] };

/** Where a right block may begin: the left edges that several lines share. */
function edgesOf(rows: Row[], width: number): number[] {
  const counts = new Map<number, number>();
  for (const { x } of rows.flatMap((row) => row.fragments)) {
    const edge = Math.floor(x / 4) * 4;
    if (x > width * 0.3) counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > 2).map(([edge]) => edge);
}

const uncrossed = (rows: Row[], at: number): number => {
  const end = rows.findIndex((row) =>
    row.fragments.some((each) => each.x < at && each.right > at - 2),
  );
  return end < 0 ? rows.length : end;
};

/** What stands below the right block is text again. */
const lastWithRight = (rows: Row[], at: number): number =>
  rows.findLastIndex((row) => row.fragments.some((each) => each.x >= at)) + 1;

function isPairOfBlocks(rows: Row[], at: number): boolean {
  const leftOnly = rows.filter((row) => row.fragments.every((each) => each.x < at)).length;
  const rightOnly = rows.filter((row) => row.fragments.every((each) => each.x >= at)).length;
  const together = rows.length - leftOnly - rightOnly;
  // Rows that all stand on the left are lines of the text that follows.
  if (leftOnly < fewestAlone || rightOnly < fewestAlone) return false;
  if (together > rows.length * mostTogether || leftOnly > rows.length * 0.75) return false;
  const fragments = rows.flatMap((row) => row.fragments);
  const wordy = fragments.filter((each) => each.text.split(' ').length > mostWords).length;
  if (wordy > fragments.length * 0.15) return false;
  // Labels with their values on the right, an address on the left: else it is a form or a table.
  const right = fragments.filter((each) => each.x >= at);
  const labels = right.filter((each) => /:(?:\s|$)/.test(each.text)).length;
  return (
    labels >= right.length * fewestLabels &&
    fragments.some((each) => each.x < at && postal.test(each.text))
  );
}

/** Lines of a block end where they end: its right edge is the page's, so that none seems to run on. */
function side(rows: Row[], keep: (fragment: Fragment) => boolean, width: number): Region {
  const own = rows
    .map((row) => ({ ...row, fragments: row.fragments.filter(keep) }))
    .filter((row) => row.fragments.length > 0);
  const left = Math.min(...own.flatMap((row) => row.fragments.map((each) => each.x)));
  return { rows: own, left, right: left + width };
}
