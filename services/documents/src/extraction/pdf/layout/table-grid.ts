import { limits } from '../limits.ts';
import type { Box, Fragment, Rule } from '../page-model.ts';

/** In points: rules closer than this touch. */
const tolerance = 4;

export type Grid = { box: Box; xs: number[]; ys: number[]; rules: Rule[] };

/** Groups rules that touch into grids; a group without rows and columns is a box or an underline. */
export function gridsOf(rules: Rule[]): Grid[] {
  const groups: Rule[][] = [];
  for (const rule of rules.slice(0, limits.gridRules)) {
    const touching = groups.filter((group) => group.some((other) => touches(rule, other)));
    const merged = [rule, ...touching.flat()];
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
  }
  const grids: Grid[] = [];
  for (const group of groups) {
    const ys = distinct(group.filter((rule) => rule.horizontal).map((rule) => rule.position));
    const xs = distinct(group.filter((rule) => !rule.horizontal).map((rule) => rule.position));
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
    return (
      Math.abs(a.position - b.position) < tolerance &&
      a.from <= b.to + tolerance &&
      b.from <= a.to + tolerance
    );
  }
  return (
    a.position >= b.from - tolerance &&
    a.position <= b.to + tolerance &&
    b.position >= a.from - tolerance &&
    b.position <= a.to + tolerance
  );
}

function distinct(values: number[]): number[] {
  const distinctEdges: number[] = [];
  for (const value of [...values].sort((a, b) => a - b)) {
    if (distinctEdges.length === 0 || value - (distinctEdges.at(-1) ?? 0) > tolerance)
      distinctEdges.push(value);
  }
  return distinctEdges;
}

/** A cell position by column and row. */
export type Place = { x: number; y: number };

/**
 * Maps each position of a grid to the first position of its cell: positions without a rule between them are one
 * cell across rows or columns.
 */
export function cellsOf(grid: Grid, fragments: Map<string, Fragment[]>): (place: Place) => Place {
  const { xs, ys, rules } = grid;
  const width = xs.length - 1;
  const height = ys.length - 1;
  const owner = Array.from({ length: width * height }, (_, index) => index);
  const root = (index: number): number => {
    let current = index;
    while (owner[current] !== current) current = owner[current] ?? current;
    return current;
  };
  const join = (a: number, b: number) => {
    const [low, high] = [root(a), root(b)].sort((one, other) => one - other);
    if (low !== undefined && high !== undefined) owner[high] = low;
  };
  if (width * height <= limits.gridPlaces && width > 0) {
    const verticalRules = rulesAt(xs, rules, false);
    const horizontalRules = rulesAt(ys, rules, true);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const middle = ((ys[y] ?? 0) + (ys[y + 1] ?? 0)) / 2;
        const center = ((xs[x] ?? 0) + (xs[x + 1] ?? 0)) / 2;
        const cellFragments = fragments.get(`${y} ${x}`) ?? [];
        const right = fragments.get(`${y} ${x + 1}`) ?? [];
        // two separate texts are two cells even without a border
        const hasBoth = cellFragments.length > 0 && right.length > 0;
        if (x + 1 < width && !hasBoth && !isSeparated(verticalRules[x + 1], middle))
          join(y * width + x, y * width + x + 1);
        if (y + 1 < height && !isSeparated(horizontalRules[y + 1], center))
          join(y * width + x, (y + 1) * width + x);
      }
  }
  return ({ x, y }) => {
    const first = root(y * width + x);
    return { x: first % width, y: Math.floor(first / width) };
  };
}

const rulesAt = (edges: number[], rules: Rule[], horizontal: boolean): Rule[][] =>
  edges.map((edge) =>
    rules.filter(
      (rule) => rule.horizontal === horizontal && Math.abs(rule.position - edge) <= tolerance,
    ),
  );

const isSeparated = (rules: Rule[] | undefined, position: number): boolean =>
  (rules ?? []).some((rule) => position >= rule.from - 1 && position <= rule.to + 1);
