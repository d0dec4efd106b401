import type { Finding } from './finding.ts';

/** How far a rounded figure may be from the source's. */
const tolerance = { about: 0.06, above: 0.1, below: 0.1, closely: 0.06 };

/** "more than a hundred" is said of 118: a number of one figure is rounded further. */
const oneFigure = 0.2;
const toleranceOf = (value: number, approximate: Finding['approximate']): number =>
  approximate === 'above' && /^[1-9]0+$/.test(String(value))
    ? oneFigure
    : tolerance[approximate ?? 'about'];

/** A writer who rounds leaves noughts: "more than 11,000" of 11,342, never "more than 11,003". */
const isRounded = (value: number, apart: number): boolean => {
  const digits = String(value).replace('.', '').replace(/0+$/, '').length;
  return digits <= 2 || (digits === 3 && (value >= 10_000 || apart <= value * 0.01));
};

/** The steps in which people round: to fives, tens, twenty-fives, fifties, hundreds, and so on. */
const steps = [1, 2.5, 5].flatMap((first) =>
  [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7].map((scale) => first * scale),
);

/** "about 270" is no way to round 260, nor "more than 34" one to round 35: the step would be one. */
const isStepFrom = (
  source: number,
  value: number,
  approximate: Finding['approximate'],
): boolean => {
  if (value < 20 || !Number.isInteger(value) || Math.abs(source - value) < 1) return true;
  const step = Math.max(1, ...steps.filter((each) => each >= 5 && value % each === 0));
  return Math.abs(source - value) <= (approximate === 'about' ? step / 2 : step) && step > 1;
};

/** "nearly two dozen" is said of 23. */
const dozens = /\bdozen$/i;

/** "more than half" is said of 58%, and "nearly 60%" too; "nearly 90%" never of 79%. */
const percentTolerance = (value: number, approximate: Finding['approximate']): number =>
  value === 50
    ? approximate === 'above'
      ? 10
      : 6
    : Number.isInteger(value)
      ? value === 25 || value === 75
        ? 4
        : value % 10 === 0
          ? 5
          : 2
      : // "over a third" is said of 38%, "nearly two thirds" of 61%.
        approximate === 'about'
        ? 4
        : 6.7;

/** "more than three times" is said of 3.5, "nearly four times" too. */
const bearsOutMultiple = (
  source: number,
  { value = 0, approximate }: Pick<Finding, 'value' | 'approximate'>,
): boolean => {
  if (approximate === 'above') return source >= value && source < value + 1;
  if (approximate === 'below') return source <= value && source > value - 0.5;
  return Math.abs(source - value) <= Math.max(0.25, value * 0.06);
};

/** Whether a source's amount bears out a rounded one. */
export const bearsOut = (
  source: number,
  { value = 0, approximate, kind, keys, text }: Finding,
): boolean => {
  if (keys[0]?.startsWith('times:')) return bearsOutMultiple(source, { value, approximate });
  const apart = Math.abs(source - value);
  // "two in five" is said of 39%, "one in ten" never of 8%.
  if (approximate === 'closely') return apart <= value * tolerance.closely;
  const near =
    kind === 'percentage'
      ? apart <= percentTolerance(value, approximate)
      : apart <= value * toleranceOf(value, approximate);
  if (!near) return false;
  if (
    kind !== 'percentage' &&
    !(isRounded(value, apart) && (dozens.test(text) || isStepFrom(source, value, approximate)))
  )
    return false;
  if (approximate === 'about') return kind !== 'percentage' || apart <= 2.5;
  return approximate === 'above' ? source >= value : source <= value;
};
