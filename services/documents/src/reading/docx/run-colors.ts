import { attribute, firstTag } from './word-xml.ts';

/** The colors of a marker pen by their names in Word. */
const pens: Record<string, string> = {
  black: '000000',
  blue: '0000ff',
  cyan: '00ffff',
  darkBlue: '000080',
  darkCyan: '008080',
  darkGray: '808080',
  darkGreen: '008000',
  darkMagenta: '800080',
  darkRed: '800000',
  darkYellow: '808000',
  green: '00ff00',
  lightGray: 'c0c0c0',
  magenta: 'ff00ff',
  red: 'ff0000',
  white: 'ffffff',
  yellow: 'ffff00',
};

const channels = (color: string): number[] | undefined =>
  /^[0-9a-f]{6}$/.test(color)
    ? [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    : undefined;

/** White, or so near to it that nobody reads it on white. */
export const isWhite = (color: string): boolean =>
  channels(color)?.every((part) => part >= 0xf4) ?? false;

/** A color of the theme holds before the one beside it; its ground is white where nothing darkens it. */
export function writesInWhite(properties: string, w: string): boolean {
  const color = firstTag(properties, `${w}color`);
  const theme = attribute(color, `${w}themeColor`);
  return theme
    ? /^(?:background1|light1)$/.test(theme) && attribute(color, `${w}themeShade`) === undefined
    : isWhite((attribute(color, `${w}val`) ?? '').toLowerCase());
}

/** What a run lays under its own text, by a marker pen or by shading; undefined where it is nothing or white. */
export function groundOf(properties: string, w: string): string | undefined {
  const pen = pens[attribute(firstTag(properties, `${w}highlight`), `${w}val`) ?? ''];
  const fill = attribute(firstTag(properties, `${w}shd`), `${w}fill`)?.toLowerCase();
  const ground = pen ?? (fill === 'auto' ? undefined : fill);
  return ground === undefined || isWhite(ground) ? undefined : ground;
}

/** Whether a run writes in the color of its ground: black marked in black. */
export function isOnItsOwnColor(properties: string, w: string): boolean {
  const color = firstTag(properties, `${w}color`);
  const ground = channels(groundOf(properties, w) ?? '');
  if (!ground || attribute(color, `${w}themeColor`)) return false;
  const own = channels((attribute(color, `${w}val`) ?? '').toLowerCase());
  return own?.every((part, at) => Math.abs(part - (ground[at] ?? 0)) <= 12) ?? false;
}
