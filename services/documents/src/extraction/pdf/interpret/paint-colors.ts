import { channelDifference, colorOf, type Rgba } from '../../colors.ts';

/** A smaller difference in each channel is not visible. */
const maxSameDifference = 12.5 / 255;

/** Whether two colors are too similar to read one on the other; false if one is unknown. */
export const isSameColor = (a: Rgba | undefined, b: Rgba): boolean =>
  a !== undefined && channelDifference(a, b) <= maxSameDifference;

/** The color in an operand such as "#1a2b3c". */
export const parseColor = (operand: unknown): Rgba | undefined =>
  typeof operand === 'string' ? colorOf(operand.toLowerCase()) : undefined;
