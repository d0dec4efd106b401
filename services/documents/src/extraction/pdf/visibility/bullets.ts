import { limits } from '../limits.ts';
import { computeMiddleY, type Box, type DrawnSpan } from '../page-model.ts';

/** In points. */
const minDotSize = 1.5;
const maxDotSize = 7;
/** Maximum difference between the sides of a dot, in points. */
const maxDotSkew = 0.6;
/** In multiples of the text size. */
const maxGap = 1.6;
const maxShift = 0.3;
const maxBulletSize = 0.6;
/** A dot that follows other text within this distance (in points) is part of the line rather than a bullet. */
const sameLineGap = 30;

export const isDot = ({ left, right, top, bottom }: Box): boolean => {
  const [width, height] = [right - left, bottom - top];
  return width > minDotSize && width < maxDotSize && Math.abs(width - height) < maxDotSkew;
};

/** Finds list bullets that are drawn rather than written, as browsers do. They are dots just before text. */
export function toBullets<T extends DrawnSpan>(dots: Box[], all: T[]): T[] {
  const spans = all.filter(({ angle }) => angle === 0);
  return dots.slice(0, limits.bullets).flatMap((dot) => {
    const middle = (dot.top + dot.bottom) / 2;
    const span = spans.find(
      (span) =>
        span.x > dot.right &&
        span.x - dot.right < span.size * maxGap &&
        Math.abs(computeMiddleY(span) - middle) < span.size * maxShift &&
        dot.right - dot.left < span.size * maxBulletSize,
    );
    const isWithinText =
      span &&
      spans.some(
        ({ x, y, width }) => y === span.y && x < dot.left && x + width > dot.left - sameLineGap,
      );
    return span && !isWithinText
      ? [{ ...span, text: '•', x: dot.left, width: dot.right - dot.left, starts: [0] }]
      : [];
  });
}
