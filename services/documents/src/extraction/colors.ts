import { blend, clampRgb, parse, rgb, type Color, type Rgb } from 'culori';

/** Red, green and blue from 0 to 1; `alpha` from 0 (transparent) to 1 (opaque). */
export type Rgba = Rgb & { alpha: number };

export const white: Rgba = { mode: 'rgb', r: 1, g: 1, b: 1, alpha: 1 };
export const black: Rgba = { mode: 'rgb', r: 0, g: 0, b: 0, alpha: 1 };

/** The CSS system colors in a browser's light color scheme. https://www.w3.org/TR/css-color-4/#css-system-colors */
const systemColors: Record<string, string> = {
  canvas: 'white',
  canvastext: 'black',
  field: 'white',
  fieldtext: 'black',
  buttonface: '#efefef',
  buttontext: 'black',
  linktext: '#0000ee',
  window: 'white',
  windowtext: 'black',
};

/** Parses a lower-case CSS color. Returns undefined if the value is not a color or depends on the browser. */
export function parseCssColor(value: string): Rgba | undefined {
  // culori also accepts hexadecimal digits without a hash, so it would mistake a number for a
  // color.
  const color = /^[\da-f]+$/.test(value) ? undefined : parse(systemColors[value] ?? value);
  return color && toRgba(color);
}

const toRgba = (color: Color): Rgba => ({ ...clampRgb(rgb(color)), alpha: color.alpha ?? 1 });

/** Returns the visible color when one color is painted over another. */
export const blendOver = (color: Rgba, background: Rgba): Rgba =>
  toRgba(blend([background, color]));

/** Returns the largest difference between the channels of two colors, from 0 to 1. */
export const computeChannelDifference = (a: Rgba, b: Rgba): number =>
  Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b));
