import type { Box, Fragment, Row, Rule, TableElement } from './layout.ts';

const near = 4;
const headRoom = 3;

type Grid = { box: Box; xs: number[]; ys: number[]; rules: Rule[] };

/**
 * Tables drawn with rules: the rules that touch each other make a grid, and each text belongs to the
 * cell it stands in. Returns the tables, and the rows without what went into them.
 */
export function ruledTables(
  rows: Row[],
  rules: Rule[],
  page: number,
): { tables: TableElement[]; rest: Row[] } {
  const grids = gridsOf(rules);
  const cells = new Map<Grid, Map<string, Fragment[]>>();
  const rest: Row[] = [];
  for (const row of rows) {
    const outside: Fragment[] = [];
    for (const fragment of row.fragments) {
      const grid = grids.find((each) => isInside(fragment, each.box));
      if (!grid) {
        outside.push(fragment);
        continue;
      }
      const own = cells.get(grid) ?? new Map<string, Fragment[]>();
      cells.set(grid, own);
      const key = `${slot(grid.ys, fragment.y - fragment.size * 0.3)} ${slot(grid.xs, fragment.x + 1)}`;
      own.set(key, [...(own.get(key) ?? []), fragment]);
    }
    if (outside.length > 0) rest.push({ ...row, fragments: outside });
  }
  const tables: TableElement[] = [];
  for (const [grid, own] of cells) {
    const table = tableOf(grid, own);
    if (table.length > 0 && (table[0]?.length ?? 0) > 1) {
      tables.push({
        page,
        y: Math.min(...[...own.values()].flat().map((each) => each.y)),
        rows: table,
      });
    } else rest.push(...rows.flatMap((row) => inGrid(row, own)));
  }
  return { tables, rest: mergeRows(rest) };
}

const inGrid = (row: Row, own: Map<string, Fragment[]>): Row[] => {
  const all = new Set([...own.values()].flat());
  const fragments = row.fragments.filter((fragment) => all.has(fragment));
  return fragments.length > 0 ? [{ ...row, fragments }] : [];
};

function mergeRows(rows: Row[]): Row[] {
  const byY = new Map<number, Row>();
  for (const row of rows) {
    const same = byY.get(row.y);
    if (same) same.fragments = [...same.fragments, ...row.fragments].sort((a, b) => a.x - b.x);
    else byY.set(row.y, { ...row });
  }
  return [...byY.values()].sort((a, b) => a.y - b.y);
}

function tableOf(grid: Grid, own: Map<string, Fragment[]>): string[][] {
  const height = grid.ys.length - 1;
  const width = grid.xs.length - 1;
  const rows: string[][] = [];
  for (let y = 0; y < height; y += 1) {
    const cells: string[] = [];
    for (let x = 0; x < width; x += 1) cells.push(cellText(own.get(`${y} ${x}`) ?? []));
    if (cells.some(Boolean)) rows.push(cells);
  }
  const used = Array.from({ length: width }, (_, x) => rows.some((row) => row[x]));
  return rows.map((row) => row.filter((_, x) => used[x]));
}

/** The lines of a cell joined; a new paragraph or item in it keeps its line. */
export function cellText(fragments: Fragment[]): string {
  let text = '';
  let last: Fragment | undefined;
  for (const fragment of [...fragments].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const sameLine = last && Math.abs(last.y - fragment.y) < fragment.size * 0.4;
    const apart = last && fragment.y - last.y > fragment.size * 1.75;
    const begins = /^([•●○▪■□☐✓-]|\(?\w{1,2}[.)])\s/u.test(fragment.text);
    if (!text) text = fragment.text;
    else if (sameLine || (!apart && !begins))
      text =
        /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(fragment.text) && !sameLine
          ? text.slice(0, -1) + fragment.text
          : `${text} ${fragment.text}`;
    else text += `\n${fragment.text}`;
    last = fragment;
  }
  return text;
}

/** Rules that touch make one grid; one with fewer than two rows or columns of cells is a box or an underline. */
function gridsOf(rules: Rule[]): Grid[] {
  const groups: Rule[][] = [];
  for (const rule of rules.slice(0, 4_000)) {
    const touching = groups.filter((group) => group.some((other) => touches(rule, other)));
    const merged = [rule, ...touching.flat()];
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
  }
  const grids: Grid[] = [];
  for (const group of groups) {
    const ys = distinct(group.filter((rule) => rule.horizontal).map((rule) => rule.at));
    const xs = distinct(group.filter((rule) => !rule.horizontal).map((rule) => rule.at));
    if (ys.length < 2 || xs.length < 2 || ys.length + xs.length < 5) continue;
    const box = {
      left: xs[0] ?? 0,
      right: xs.at(-1) ?? 0,
      top: ys[0] ?? 0,
      bottom: ys.at(-1) ?? 0,
    };
    grids.push({ box, xs, ys, rules: group });
  }
  return grids;
}

function touches(a: Rule, b: Rule): boolean {
  if (a.horizontal === b.horizontal) {
    return Math.abs(a.at - b.at) < near && a.from <= b.to + near && b.from <= a.to + near;
  }
  return (
    a.at >= b.from - near && a.at <= b.to + near && b.at >= a.from - near && b.at <= a.to + near
  );
}

function distinct(values: number[]): number[] {
  const kept: number[] = [];
  for (const value of [...values].sort((a, b) => a - b)) {
    if (kept.length === 0 || value - (kept.at(-1) ?? 0) > near) kept.push(value);
  }
  return kept;
}

const slot = (edges: number[], at: number): number =>
  Math.min(
    edges.length - 2,
    Math.max(
      0,
      edges.findLastIndex((edge) => edge <= at + 1),
    ),
  );

const isInside = (fragment: Fragment, box: Box): boolean => {
  const middle = fragment.y - fragment.size * 0.3;
  return (
    middle > box.top - headRoom &&
    middle < box.bottom + headRoom &&
    fragment.x > box.left - near &&
    fragment.x < box.right
  );
};
