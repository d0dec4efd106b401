import { blend, clampRgb, parse, rgb, wcagContrast, type Color, type Rgb } from 'culori';

/** Red, green and blue from 0 to 255; `alpha` from 0, transparent, to 1. */
export type Rgba = { red: number; green: number; blue: number; alpha: number };

/** What a browser paints in its light color scheme. https://www.w3.org/TR/css-color-4/#css-system-colors */
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

/** A CSS color in lower case; undefined if it is not a color, or depends on the browser. */
export function colorOf(value: string): Rgba | undefined {
  // culori also accepts hexadecimal digits without the hash, and would treat a number as a color.
  const color = /^[\da-f]+$/.test(value) ? undefined : parse(systemColors[value] ?? value);
  return color && fromCulori(color);
}

const fromCulori = (color: Color): Rgba => {
  const { r, g, b, alpha = 1 } = clampRgb(rgb(color));
  return { red: 255 * r, green: 255 * g, blue: 255 * b, alpha };
};

const toRgb = ({ red, green, blue, alpha }: Rgba): Rgb => ({
  mode: 'rgb',
  r: red / 255,
  g: green / 255,
  b: blue / 255,
  alpha,
});

/** The visible color where one color is painted on another. */
export const paintOn = (color: Rgba, background: Rgba): Rgba =>
  fromCulori(blend([toRgb(background), toRgb(color)]));

/** WCAG requires 4.5; text with less than this is unreadable. */
const minContrast = 1.12;
/** Two hues of equal lightness differ in a channel. */
const minChannelDifference = 36;

/** Whether text in one color is indistinguishable from its background. */
export function isInvisibleOn(text: Rgba, background: Rgba): boolean {
  const seen = paintOn(text, background);
  const difference = Math.max(
    Math.abs(seen.red - background.red),
    Math.abs(seen.green - background.green),
    Math.abs(seen.blue - background.blue),
  );
  return (
    difference < minChannelDifference && wcagContrast(toRgb(seen), toRgb(background)) < minContrast
  );
}
