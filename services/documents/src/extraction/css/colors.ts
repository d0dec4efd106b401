import type { FunctionNode } from 'css-tree';
import {
  blend,
  clampRgb,
  interpolateWithPremultipliedAlpha,
  parse,
  rgb,
  wcagContrast,
  type Color,
  type Rgb,
} from 'culori';
import { functionsIn, splitAtCommas, textOf } from './values.ts';

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
  const color = toCulori(value);
  return color && fromCulori(color);
}

function toCulori(value: string): Color | undefined {
  // culori also accepts hexadecimal digits without the hash, and would treat a number as a color.
  if (/^[\da-f]+$/.test(value)) return undefined;
  const [call] = /^(?:color-mix|light-dark)\(/.test(value) ? functionsIn(value) : [];
  if (call?.name === 'color-mix') return mixOf(call);
  if (call?.name === 'light-dark')
    return toCulori(splitAtCommas(call.children)[0]?.map(textOf).join('') ?? '');
  return parse(systemColors[value] ?? value);
}

/** "color-mix(in oklab, white 30%, black)", mixed in sRGB for any color space. */
function mixOf(call: FunctionNode): Color | undefined {
  const [, ...operands] = splitAtCommas(call.children);
  const [first, second] = operands.map((terms) => {
    const share = terms.find((term) => term.type === 'Percentage');
    const color = terms.find((term) => term !== share);
    return { color: color && toCulori(textOf(color)), share: share && Number(share.value) / 100 };
  });
  if (!first?.color || !second?.color) return undefined;
  const position = second.share ?? (first.share === undefined ? 0.5 : 1 - first.share);
  return interpolateWithPremultipliedAlpha([first.color, second.color])(position);
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

/** https://www.w3.org/TR/compositing-1/#blending */
const blendModes = [
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
] as const;

function blendFunction(name: string): Parameters<typeof blend>[1] {
  if (name === 'plus-lighter') return (backdrop, source) => Math.min(1, backdrop + source);
  if (name === 'plus-darker') return (backdrop, source) => Math.max(0, backdrop + source - 1);
  return blendModes.find((mode) => mode === name) ?? 'normal';
}

/** The visible color where one color is painted on another. */
export const paintOn = (color: Rgba, background: Rgba, mode = 'normal'): Rgba =>
  fromCulori(blend([toRgb(background), toRgb(color)], blendFunction(mode)));

/** WCAG requires 4.5; text with less than this is unreadable. */
const minContrast = 1.12;
/** Two hues of equal lightness differ in a channel. */
const minChannelDifference = 36;

/** Whether text in one color is indistinguishable from its background. */
export function isInvisibleOn(text: Rgba, background: Rgba, blendMode = 'normal'): boolean {
  const seen = paintOn(text, background, blendMode);
  const difference = Math.max(
    Math.abs(seen.red - background.red),
    Math.abs(seen.green - background.green),
    Math.abs(seen.blue - background.blue),
  );
  return (
    difference < minChannelDifference && wcagContrast(toRgb(seen), toRgb(background)) < minContrast
  );
}
