import type { Box } from './layout.ts';

export type Color = readonly [red: number, green: number, blue: number];

const white: Color = [255, 255, 255];
const remembered = 4_000;

const sizeOf = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);

/** The painted areas of a page so far, to tell what color lies under a text. */
export function createBackdrop() {
  let areas: { box: Box; color: Color | undefined }[] = [];
  /** Of thousands the smaller ones are dots and strokes; what text stands on is larger. */
  const forget = () => {
    const sizes = areas.map(({ box }) => sizeOf(box)).sort((a, b) => b - a);
    const least = sizes[remembered / 2] ?? 0;
    areas = areas.filter(({ box }) => sizeOf(box) > least);
  };
  return {
    paint: (box: Box, color: Color | undefined) => {
      areas.push({ box, color });
      if (areas.length > remembered) forget();
    },
    /** The color at a point; undefined where a pattern or picture makes it unknown. */
    at: (x: number, y: number): Color | undefined => {
      const area = areas.findLast(
        ({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
      );
      return area ? area.color : white;
    },
  };
}

/** So near to each other that nobody reads one on the other. */
export const isSameColor = (a: Color, b: Color): boolean =>
  a.every((part, at) => Math.abs(part - (b[at] ?? 0)) <= 12);

export function parseColor(value: unknown): Color | undefined {
  const hex = typeof value === 'string' ? /^#([0-9a-f]{6})$/i.exec(value)?.[1] : undefined;
  if (!hex) return undefined;
  const number = Number.parseInt(hex, 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** What a color makes of the one under it. */
export const blend = (color: Color, under: Color, alpha: number): Color => {
  const [red, green, blue] = color.map((part, at) => part * alpha + (under[at] ?? 0) * (1 - alpha));
  return [red ?? 0, green ?? 0, blue ?? 0];
};
