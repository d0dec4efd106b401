import type { Box } from '../page-model.ts';
import { applyMatrix, type Matrix, type Point } from './matrix.ts';

/** A box that contains nothing. */
export const emptyBox: Box = { left: -1, right: -1, top: -1, bottom: -1 };

/** Returns the smallest box around the points. */
export function createBoxAround(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** Transforms a PDF rectangle [x1 y1 x2 y2] to page coordinates. Returns undefined if it is incomplete. */
export function transformBox(matrix: Matrix, rectangle: readonly number[]): Box | undefined {
  const [x1, y1, x2, y2] = rectangle;
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    return undefined;
  return createBoxAround([
    applyMatrix(matrix, x1, y1),
    applyMatrix(matrix, x2, y2),
    applyMatrix(matrix, x1, y2),
    applyMatrix(matrix, x2, y1),
  ]);
}

export const containsPoint = (box: Box, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** Returns the part of a box within a clip. Returns undefined if they do not overlap. */
export function intersect(box: Box, clip: Box | undefined): Box | undefined {
  if (!clip) return box;
  const common = {
    left: Math.max(box.left, clip.left),
    right: Math.min(box.right, clip.right),
    top: Math.max(box.top, clip.top),
    bottom: Math.min(box.bottom, clip.bottom),
  };
  return common.left <= common.right && common.top <= common.bottom ? common : undefined;
}

/** Whether a point is inside a polygon, by the even-odd rule. */
export function isInOutline(points: readonly Point[], x: number, y: number): boolean {
  let isInside = false;
  points.forEach(([x2, y2], index) => {
    const [x1, y1] = points.at(index - 1) ?? [x2, y2];
    if (y1 > y !== y2 > y && x < ((x1 - x2) * (y - y2)) / (y1 - y2) + x2) isInside = !isInside;
  });
  return isInside;
}
