import type { Box } from '../page-model.ts';
import { contains } from './boxes.ts';

export type Color = readonly [red: number, green: number, blue: number];

export const white: Color = [255, 255, 255];
const maxAreas = 4_000;

const sizeOf = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);

/** The painted areas of a page, to look up the color under text. */
export function createBackdrop() {
  let areas: { box: Box; color: Color | undefined }[] = [];
  /** Keeps the larger half: small areas are dots and strokes, not the background of text. */
  const dropSmallAreas = () => {
    const sizes = areas.map(({ box }) => sizeOf(box)).sort((a, b) => b - a);
    const minSize = sizes[maxAreas / 2] ?? 0;
    areas = areas.filter(({ box }) => sizeOf(box) > minSize);
  };
  return {
    paint: (box: Box, color: Color | undefined) => {
      areas.push({ box, color });
      if (areas.length > maxAreas) dropSmallAreas();
    },
    /** The color at a point; undefined on images and patterns. */
    at: (x: number, y: number): Color | undefined => {
      const area = areas.findLast(({ box }) => contains(box, x, y));
      return area ? area.color : white;
    },
  };
}

/** Whether two colors are too similar to read one on the other. */
export const isSameColor = (a: Color, b: Color): boolean =>
  a.every((part, index) => Math.abs(part - (b[index] ?? 0)) <= 12);

export function parseColor(value: unknown): Color | undefined {
  const hex = typeof value === 'string' ? /^#([0-9a-f]{6})$/i.exec(value)?.[1] : undefined;
  if (!hex) return undefined;
  const number = Number.parseInt(hex, 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

export const blend = (color: Color, under: Color, alpha: number): Color => {
  const [red, green, blue] = color.map(
    (part, index) => part * alpha + (under[index] ?? 0) * (1 - alpha),
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
};
