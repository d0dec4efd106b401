import { createBoxAround } from '../geometry/areas.ts';
import type { Point } from '../geometry/matrix.ts';
import type { Box, Rule } from '../page-model.ts';

/** In points. Filled boxes that are thinner are lines, and lines that are shorter are ignored. */
const maxRuleThickness = 3;
const minRuleLength = 4;
/** Lines that deviate by less are treated as horizontal or vertical. */
const maxSkew = 0.8;
/** A path with more boxes is treated as a drawing. */
const maxBoxesOfFrame = 40;
/** A thicker line may cover or underlie text. */
const minBandThickness = 5;

const createHorizontalRule = (
  position: number,
  from: number,
  to: number,
  thickness?: number,
): Rule => ({
  horizontal: true,
  position,
  from,
  to,
  thickness,
});
const createVerticalRule = (...rule: Parameters<typeof createHorizontalRule>): Rule => ({
  ...createHorizontalRule(...rule),
  horizontal: false,
});

/** Converts a filled box to a line if it is thin enough. */
export function boxToRule({ left, right, top, bottom }: Box): Rule | undefined {
  const width = right - left;
  const height = bottom - top;
  if (height <= maxRuleThickness && width >= minRuleLength)
    return createHorizontalRule((top + bottom) / 2, left, right, height);
  if (width <= maxRuleThickness && height >= minRuleLength)
    return createVerticalRule((left + right) / 2, top, bottom, width);
  return undefined;
}

/** Returns the horizontal and vertical lines of a stroked outline. */
export function outlineToRules(points: readonly Point[], thickness: number | undefined): Rule[] {
  return points.slice(1).flatMap(([x2, y2], index): Rule[] => {
    const [x1, y1] = points[index] ?? [x2, y2];
    const [width, height] = [Math.abs(x1 - x2), Math.abs(y1 - y2)];
    if (height <= maxSkew && width >= minRuleLength)
      return [createHorizontalRule((y1 + y2) / 2, Math.min(x1, x2), Math.max(x1, x2), thickness)];
    if (width <= maxSkew && height >= minRuleLength)
      return [createVerticalRule((x1 + x2) / 2, Math.min(y1, y2), Math.max(y1, y2), thickness)];
    return [];
  });
}

/** Returns the area of a straight horizontal or vertical line that is thick enough to cover text. */
export function createBandAround(points: readonly Point[], thickness: number): Box | undefined {
  if (thickness < minBandThickness || points.length !== 2) return undefined;
  const { left, right, top, bottom } = createBoxAround(points);
  const half = thickness / 2;
  if (bottom - top < 1) return { left, right, top: top - half, bottom: bottom + half };
  if (right - left < 1) return { left: left - half, right: right + half, top, bottom };
  return undefined;
}

/** Finds boxes in a path that contain another box, which is a hole. Such boxes are frames and do not cover anything. */
export function findFrames(boxes: Box[]): { rules: Rule[]; solid: (Box | undefined)[] } {
  if (boxes.length < 2 || boxes.length > maxBoxesOfFrame) return { rules: [], solid: boxes };
  const rules: Rule[] = [];
  const solid: (Box | undefined)[] = [...boxes];
  boxes.forEach((outer, index) => {
    const hole = boxes.findIndex(
      (inner, other) => other !== index && solid[other] !== undefined && isInside(inner, outer),
    );
    if (hole < 0 || solid[index] === undefined) return;
    solid[index] = solid[hole] = undefined;
    const { left, right, top, bottom } = outer;
    rules.push(createHorizontalRule(top, left, right), createHorizontalRule(bottom, left, right));
    rules.push(createVerticalRule(left, top, bottom), createVerticalRule(right, top, bottom));
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
