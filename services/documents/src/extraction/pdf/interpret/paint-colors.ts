import { computeChannelDifference, parseCssColor, type Rgba } from '../../colors.ts';

/** Colors that differ by less in each channel look the same. */
const maxSameDifference = 12.5 / 255;

/** Whether text in one color is illegible on the other. False if either is unknown. */
export const isSameColor = (a: Rgba | undefined, b: Rgba): boolean =>
  a !== undefined && computeChannelDifference(a, b) <= maxSameDifference;

/** Parses a color operand such as "#1a2b3c". */
export const parseColor = (operand: unknown): Rgba | undefined =>
  typeof operand === 'string' ? parseCssColor(operand.toLowerCase()) : undefined;
