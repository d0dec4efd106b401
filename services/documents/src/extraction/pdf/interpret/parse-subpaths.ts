import { applyMatrix, type Matrix, type Point } from '../geometry/matrix.ts';

export type Subpath = { points: Point[]; isCurved: boolean };

/** Operation codes in pdf.js path data, which pdf.js does not export. */
const moveTo = 0;
const lineTo = 1;
const curveTo = 2;
const closePath = 3;

/** Splits pdf.js path data into subpaths in page coordinates. */
export function parseSubpaths(data: readonly number[], matrix: Matrix): Subpath[] {
  const paths: Subpath[] = [];
  let current: Subpath | undefined;
  const point = (index: number): Point =>
    applyMatrix(matrix, data[index] ?? 0, data[index + 1] ?? 0);
  for (let index = 0; index < data.length;) {
    const operation = data[index];
    index += 1;
    switch (operation) {
      case moveTo:
        current = { points: [point(index)], isCurved: false };
        paths.push(current);
        index += 2;
        break;
      case lineTo:
        current?.points.push(point(index));
        index += 2;
        break;
      case curveTo:
        if (current) {
          const start = current.points.at(-1) ?? point(index);
          current.points.push(
            ...listCurvePoints(start, point(index), point(index + 2), point(index + 4)),
          );
          current.isCurved = true;
        }
        index += 6;
        break;
      case closePath:
        if (current?.points[0]) current.points.push(current.points[0]);
        break;
      default:
        return paths;
    }
  }
  return paths;
}

/** Returns four points on a cubic Bézier curve, including its end. */
const listCurvePoints = (start: Point, control1: Point, control2: Point, end: Point): Point[] =>
  [0.25, 0.5, 0.75, 1].map((t): Point => {
    const coordinate = (axis: 0 | 1) =>
      (1 - t) ** 3 * start[axis] +
      3 * (1 - t) ** 2 * t * control1[axis] +
      3 * (1 - t) * t ** 2 * control2[axis] +
      t ** 3 * end[axis];
    return [coordinate(0), coordinate(1)];
  });
