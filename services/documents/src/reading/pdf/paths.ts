import type { Box, Rule } from './layout.ts';
import { apply, type Matrix } from './matrix.ts';

const thin = 3;
const shortest = 4;
const straight = 0.8;
const mostOfAFrame = 40;

type Point = [number, number];

/** What pdf.js writes into its path data; it does not export these names. */
const moveTo = 0;
const lineTo = 1;
const curveTo = 2;
const closePath = 3;

/** The subpaths of pdf.js' path data, as points on the page. */
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
    if (operation === moveTo) {
      current = { points: [point(at)], curved: false };
      paths.push(current);
      at += 2;
    } else if (operation === lineTo) {
      current?.points.push(point(at));
      at += 2;
    } else if (operation === curveTo) {
      if (current) {
        current.points.push(
          ...alongCurve(
            current.points.at(-1) ?? point(at),
            point(at),
            point(at + 2),
            point(at + 4),
          ),
        );
        current.curved = true;
      }
      at += 6;
    } else if (operation === closePath) {
      if (current?.points[0]) current.points.push(current.points[0]);
    } else return paths;
  }
  return paths;
}

/** Points on a Bézier curve, its end the last. */
const alongCurve = (...[from, one, two, to]: [Point, Point, Point, Point]): Point[] =>
  [0.25, 0.5, 0.75, 1].map((t): Point => {
    const weigh = (at: 0 | 1) =>
      (1 - t) ** 3 * from[at] +
      3 * (1 - t) ** 2 * t * one[at] +
      3 * (1 - t) * t ** 2 * two[at] +
      t ** 3 * to[at];
    return [weigh(0), weigh(1)];
  });

/** Whether a point lies within a closed line. */
export function isInOutline(
  points: readonly (readonly [number, number])[],
  x: number,
  y: number,
): boolean {
  let isIn = false;
  points.forEach(([x2, y2], at) => {
    const [x1, y1] = points.at(at - 1) ?? [x2, y2];
    if (y1 > y !== y2 > y && x < ((x1 - x2) * (y - y2)) / (y1 - y2) + x2) isIn = !isIn;
  });
  return isIn;
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
    return {
      horizontal: true,
      at: (box.top + box.bottom) / 2,
      from: box.left,
      to: box.right,
      thickness: height,
    };
  }
  if (width <= thin && height >= shortest) {
    return {
      horizontal: false,
      at: (box.left + box.right) / 2,
      from: box.top,
      to: box.bottom,
      thickness: width,
    };
  }
  return undefined;
}

/** The upright and level strokes of an outline drawn with a pen of this `thickness`. */
export function rulesOfOutline(points: Point[], thickness: number): Rule[] {
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
        thickness,
      });
    } else if (Math.abs(x1 - x2) <= straight && Math.abs(y1 - y2) >= shortest) {
      rules.push({
        horizontal: false,
        at: (x1 + x2) / 2,
        from: Math.min(y1, y2),
        to: Math.max(y1, y2),
        thickness,
      });
    }
  }
  return rules;
}

/** The boxes of one path: where one lies within another there is a hole, so the two make a frame and cover nothing. */
export function framesOf(boxes: Box[]): { rules: Rule[]; solid: (Box | undefined)[] } {
  if (boxes.length < 2 || boxes.length > mostOfAFrame) return { rules: [], solid: boxes };
  const rules: Rule[] = [];
  const solid: (Box | undefined)[] = [...boxes];
  boxes.forEach((outer, at) => {
    const hole = boxes.findIndex(
      (inner, other) => other !== at && solid[other] !== undefined && isInside(inner, outer),
    );
    if (hole < 0 || solid[at] === undefined) return;
    solid[at] = solid[hole] = undefined;
    const { left, right, top, bottom } = outer;
    for (const edge of [top, bottom])
      rules.push({ horizontal: true, at: edge, from: left, to: right });
    for (const edge of [left, right])
      rules.push({ horizontal: false, at: edge, from: top, to: bottom });
  });
  return { rules, solid };
}

const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom &&
  (inner.right - inner.left < outer.right - outer.left ||
    inner.bottom - inner.top < outer.bottom - outer.top);

export const isWithin = (box: Box, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** What is left of a box under a clip; undefined where nothing is. */
export function intersect(box: Box, clip: Box | undefined): Box | undefined {
  if (!clip) return box;
  const cut = {
    left: Math.max(box.left, clip.left),
    right: Math.min(box.right, clip.right),
    top: Math.max(box.top, clip.top),
    bottom: Math.min(box.bottom, clip.bottom),
  };
  return cut.left <= cut.right && cut.top <= cut.bottom ? cut : undefined;
}
