import { limits } from '../../limits.ts';
import type { Box, Rule } from '../../page-model.ts';

/** Rules closer than this (in points) are considered touching. */
const tolerance = 4;

export type Grid = { box: Box; xs: number[]; ys: number[]; rules: Rule[] };

/** Groups touching rules into grids. A group without rows and columns is just a box or an underline. */
export function findGrids(rules: Rule[]): Grid[] {
  const groups: Rule[][] = [];
  for (const rule of rules.slice(0, limits.gridRules)) {
    const touching = groups.filter((group) => group.some((other) => touches(rule, other)));
    const mergedGroup = [rule, ...touching.flat()];
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push(mergedGroup);
  }
  const grids: Grid[] = [];
  for (const group of groups) {
    const ys = removeDuplicates(
      group.filter((rule) => rule.horizontal).map((rule) => rule.position),
    );
    const xs = removeDuplicates(
      group.filter((rule) => !rule.horizontal).map((rule) => rule.position),
    );
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

function removeDuplicates(values: number[]): number[] {
  const distinctEdges: number[] = [];
  for (const value of [...values].sort((a, b) => a - b)) {
    if (distinctEdges.length === 0 || value - (distinctEdges.at(-1) ?? 0) > tolerance)
      distinctEdges.push(value);
  }
  return distinctEdges;
}

/**
 * Maps each place in a grid (row × width + column) to the first place of its cell. Places without a rule between them
 * form a single cell.
 *
 * @param isFilled whether a place contains text
 */
export function mergeCells(
  { xs, ys, rules }: Grid,
  isFilled: (place: number) => boolean,
): (place: number) => number {
  const [width, height] = [xs.length - 1, ys.length - 1];
  const owner = Array.from({ length: width * height }, (_, place) => place);
  const findFirst = (place: number): number => {
    let current = place;
    while (owner[current] !== current) current = owner[current] ?? current;
    return current;
  };
  const join = (a: number, b: number) => {
    const [first, other] = [findFirst(a), findFirst(b)];
    owner[Math.max(first, other)] = Math.min(first, other);
  };
  if (owner.length > limits.gridPlaces) return findFirst;
  const verticalRules = listRulesByEdge(xs, rules, false);
  const horizontalRules = listRulesByEdge(ys, rules, true);
  owner.forEach((_, place) => {
    const [x, y] = [place % width, Math.floor(place / width)];
    const [right, below] = [place + 1, place + width];
    // separate texts belong to separate cells even without a border between them
    const hasBoth = isFilled(place) && isFilled(right);
    if (x + 1 < width && !hasBoth && !isSeparated(verticalRules[x + 1], computeMiddle(ys, y)))
      join(place, right);
    if (y + 1 < height && !isSeparated(horizontalRules[y + 1], computeMiddle(xs, x)))
      join(place, below);
  });
  return findFirst;
}

const computeMiddle = (edges: number[], index: number): number =>
  ((edges[index] ?? 0) + (edges[index + 1] ?? 0)) / 2;

const listRulesByEdge = (edges: number[], rules: Rule[], horizontal: boolean): Rule[][] =>
  edges.map((edge) =>
    rules.filter(
      (rule) => rule.horizontal === horizontal && Math.abs(rule.position - edge) <= tolerance,
    ),
  );

const isSeparated = (rules: Rule[] | undefined, position: number): boolean =>
  (rules ?? []).some((rule) => position >= rule.from - 1 && position <= rule.to + 1);
