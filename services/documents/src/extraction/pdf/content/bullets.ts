import type { Box, Span } from '../page-model.ts';

const minDotSize = 1.5;
const maxDotSize = 7;
const maxDots = 500;

export const isDot = ({ left, right, top, bottom }: Box): boolean => {
  const [width, height] = [right - left, bottom - top];
  return width > minDotSize && width < maxDotSize && Math.abs(width - height) < 0.6;
};

/** Finds list bullets that are drawn instead of written, as browsers do: dots just before text. */
export function bulletsOf<T extends Span>(dots: Box[], spans: T[]): (T & { text: '•' })[] {
  return dots.slice(0, maxDots).flatMap((dot) => {
    const middle = (dot.top + dot.bottom) / 2;
    const span = spans.find(
      ({ x, y, size }) =>
        x > dot.right &&
        x - dot.right < size * 1.6 &&
        Math.abs(y - size * 0.3 - middle) < size * 0.3 &&
        dot.right - dot.left < size * 0.6,
    );
    const isWithinText =
      span &&
      spans.some(({ x, y, width }) => y === span.y && x < dot.left && x + width > dot.left - 30);
    return span && !isWithinText
      ? [{ ...span, text: '•' as const, x: dot.left, width: dot.right - dot.left }]
      : [];
  });
}
