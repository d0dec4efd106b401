import type { Box, Rule } from './layout.ts';
import { apply, type Matrix } from './matrix.ts';

const thin = 3;
const shortest = 4;
const straight = 0.8;

type Point = [number, number];

/** The subpaths of pdf.js' path data (0 move, 1 line, 2 cubic, 3 quadratic, 4 close), as points on the page. */
export function subpaths(
  data: ArrayLike<number>,
  matrix: Matrix,
): { points: Point[]; curved: boolean }[] {
  const paths: { points: Point[]; curved: boolean }[] = [];
  let current: { points: Point[]; curved: boolean } | undefined;
  const point = (at: number): Point => apply(matrix, data[at] ?? 0, data[at + 1] ?? 0);
  for (let at = 0; at < data.length;) {
    const operation = data[at];
    at += 1;
    if (operation === 0) {
      current = { points: [point(at)], curved: false };
      paths.push(current);
      at += 2;
    } else if (operation === 1) {
      current?.points.push(point(at));
      at += 2;
    } else if (operation === 2 || operation === 3) {
      const last = operation === 2 ? 4 : 2;
      current?.points.push(point(at + last));
      if (current) current.curved = true;
      at += last + 2;
    } else if (operation === 4) {
      if (current?.points[0]) current.points.push(current.points[0]);
    } else return paths;
  }
  return paths;
}

export function boxOf(points: Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** A filled shape thin enough to be a drawn line. */
export function ruleOfBox(box: Box): Rule | undefined {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  if (height <= thin && width >= shortest) {
    return { horizontal: true, at: (box.top + box.bottom) / 2, from: box.left, to: box.right };
  }
  if (width <= thin && height >= shortest) {
    return { horizontal: false, at: (box.left + box.right) / 2, from: box.top, to: box.bottom };
  }
  return undefined;
}

/** The upright and level strokes of an outline. */
export function rulesOfOutline(points: Point[]): Rule[] {
  const rules: Rule[] = [];
  for (let at = 1; at < points.length; at += 1) {
    const [x1, y1] = points[at - 1] as Point;
    const [x2, y2] = points[at] as Point;
    if (Math.abs(y1 - y2) <= straight && Math.abs(x1 - x2) >= shortest) {
      rules.push({
        horizontal: true,
        at: (y1 + y2) / 2,
        from: Math.min(x1, x2),
        to: Math.max(x1, x2),
      });
    } else if (Math.abs(x1 - x2) <= straight && Math.abs(y1 - y2) >= shortest) {
      rules.push({
        horizontal: false,
        at: (x1 + x2) / 2,
        from: Math.min(y1, y2),
        to: Math.max(y1, y2),
      });
    }
  }
  return rules;
}
