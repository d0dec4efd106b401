import { channelDifference, colorOf, white, type Rgba } from '../../css/colors.ts';
import type { Box } from '../page-model.ts';
import { contains } from './boxes.ts';

const maxAreas = 4_000;

const sizeOf = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);

/** The painted areas of a page, to look up the color under text. */
export function createBackdrop() {
  let areas: { box: Box; color: Rgba | undefined }[] = [];
  /** Keeps the larger half: small areas are dots and strokes, not the background of text. */
  const dropSmallAreas = () => {
    const sizes = areas.map(({ box }) => sizeOf(box)).sort((a, b) => b - a);
    const minSize = sizes[maxAreas / 2] ?? 0;
    areas = areas.filter(({ box }) => sizeOf(box) > minSize);
  };
  return {
    paint: (box: Box, color: Rgba | undefined) => {
      areas.push({ box, color });
      if (areas.length > maxAreas) dropSmallAreas();
    },
    /** The color at a point; undefined on images and patterns. */
    at: (x: number, y: number): Rgba | undefined => {
      const area = areas.findLast(({ box }) => contains(box, x, y));
      return area ? area.color : white;
    },
  };
}

const maxSameDifference = 12.5 / 255;

/** Whether two colors are too similar to read one on the other. */
export const isSameColor = (a: Rgba, b: Rgba): boolean =>
  channelDifference(a, b) <= maxSameDifference;

/** The color in an operand such as "#1a2b3c". */
export const parseColor = (operand: unknown): Rgba | undefined =>
  typeof operand === 'string' ? colorOf(operand.toLowerCase()) : undefined;
