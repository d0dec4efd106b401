import { colorOf, isLostOn, type Rgba } from '../text/colors.ts';
import { themeColor, type Theme } from './theme.ts';
import { attribute, elementsIn, firstTag, innerOf } from './word-xml.ts';

/** A color that only the theme or the reader's program knows. */
export type Unknown = 'unknown';
export type Ground = Rgba | Unknown | undefined;

/** What the properties of a run or of a style say of its letters; what they leave open is undefined. */
export type Look = {
  hidden?: boolean;
  color?: Rgba | Unknown;
  /** Fills the letters instead of their color, in newer versions of Word. */
  fill?: Rgba | Unknown;
  outlined?: boolean;
  /** In half points. */
  size?: number;
  /** In percent. */
  width?: number;
  /** In twentieths of a point, from letter to letter. */
  spacing?: number;
  /** In half points, up or down from the line. */
  position?: number;
  /** A marker pen, or shading of the letters themselves. */
  ground?: Ground;
};

/** The colors of a marker pen by their names in Word, where CSS has others. */
const pens: Record<string, string> = {
  darkGreen: '#008000',
  darkGray: '#808080',
  darkMagenta: '#800080',
  darkRed: '#800000',
  darkYellow: '#808000',
  green: '#00ff00',
  lightGray: '#c0c0c0',
  darkBlue: '#000080',
  darkCyan: '#008080',
};

const hexColor = (value: string | undefined): Rgba | undefined =>
  value !== undefined && /^[0-9a-f]{6}$/i.test(value)
    ? colorOf(`#${value.toLowerCase()}`)
    : undefined;

/** A switch of WordprocessingML is on when it is there and not said to be off. */
export const isOn = (tag: string, w: string): boolean =>
  tag !== '' && !/^(0|false|off|none)$/.test(attribute(tag, `${w}val`) ?? '');

/** A color of the theme holds before the one beside it. */
function themed(tag: string, w: string, theme: Theme, kind = 'theme'): Rgba | Unknown | undefined {
  const name = attribute(tag, `${w}${kind}${kind === 'theme' ? 'Color' : ''}`);
  if (name === undefined) return undefined;
  const shade = attribute(tag, `${w}${kind}Shade`);
  const tint = attribute(tag, `${w}${kind}Tint`);
  return themeColor(name, { shade, tint }, theme) ?? 'unknown';
}

/** The shading of a cell, a paragraph or a run; undefined where there is none. */
export function shadingOf(tag: string, w: string, theme: Theme): Ground {
  if (tag === '') return undefined;
  const pattern = attribute(tag, `${w}val`) ?? '';
  // A pattern is laid in a color of its own over the filling.
  if (pattern === 'solid')
    return themed(tag, w, theme) ?? hexColor(attribute(tag, `${w}color`)) ?? colorOf('black');
  if (!/^(?:clear|nil)?$/.test(pattern)) return 'unknown';
  return themed(tag, w, theme, 'themeFill') ?? hexColor(attribute(tag, `${w}fill`));
}

function fillOf(properties: string): Rgba | Unknown | undefined {
  const [element] = [...elementsIn(properties, 'w14:textFill')];
  if (!element) return undefined;
  const inner = innerOf(element);
  if (/<w14:noFill/.test(inner)) return colorOf('transparent');
  const plain = hexColor(/<w14:srgbClr[^>]*w14:val="([0-9a-f]{6})"/i.exec(inner)?.[1]);
  const white =
    /<w14:schemeClr[^>]*w14:val="(?:bg1|lt1)"/.test(inner) && !/lumMod|shade/.test(inner);
  const color = plain ?? (white ? colorOf('white') : undefined);
  if (!color || !/solidFill/.test(inner)) return 'unknown';
  const clear = Number(/<w14:alpha[^>]*w14:val="(\d+)"/.exec(inner)?.[1] ?? 0);
  return { ...color, alpha: 1 - clear / 100_000 };
}

/** What was so before a tracked change is told last, and is not so now. */
const withoutChanges = (properties: string, w: string): string =>
  properties.split(new RegExp(`<${w}[rp]PrChange\\b`))[0] ?? '';

/** The look that properties give; `w` is the prefix of their names. */
export function lookOf(written: string, w: string, theme: Theme): Look {
  const properties = withoutChanges(written, w);
  const tag = (name: string) => firstTag(properties, `${w}${name}`);
  const number = (name: string) => {
    const value = attribute(tag(name), `${w}val`);
    return value === undefined || Number.isNaN(Number(value)) ? undefined : Number(value);
  };
  const spacing = new RegExp(`<${w}spacing\\s[^>]*${w}val="(-?\\d+)"`).exec(properties)?.[1];
  const color =
    tag('color') &&
    (themed(tag('color'), w, theme) ?? hexColor(attribute(tag('color'), `${w}val`)) ?? 'unknown');
  const pen = attribute(tag('highlight'), `${w}val`);
  const marked = pen && pen !== 'none' ? colorOf(pens[pen] ?? pen.toLowerCase()) : undefined;
  const hides = ['vanish', 'specVanish'].map(tag).filter(Boolean);
  const look: { [K in keyof Look]: Look[K] | undefined } = {
    hidden: hides.length > 0 ? hides.some((each) => isOn(each, w)) : undefined,
    color: color || undefined,
    fill: fillOf(properties),
    outlined:
      (/<w14:textOutline\b/.test(properties) &&
        !/<w14:textOutline\b[^>]*>\s*<w14:noFill/.test(properties)) ||
      undefined,
    size: number('sz'),
    width: number('w'),
    spacing: spacing === undefined ? undefined : Number(spacing),
    position: number('position'),
    ground: marked ?? shadingOf(tag('shd'), w, theme),
  };
  return Object.fromEntries(
    Object.entries(look).filter(([, value]) => value !== undefined),
  ) as Look;
}

const usualSize = 22;
/** One and a half points, a tenth of their width: nobody reads that. */
const smallestSize = 3;
const narrowest = 10;
/** Further up or down than a page is high. */
const farOff = 1_400;

const white: Rgba = { red: 255, green: 255, blue: 255, alpha: 1 };

/** Whether letters of this look are not seen on what lies under them. */
export function isUnseen(look: Look, under: Ground): boolean {
  const { size = usualSize, width = 100, spacing = 0, position = 0 } = look;
  if (look.hidden) return true;
  if (size <= smallestSize || width <= narrowest || Math.abs(position) >= farOff) return true;
  // Each letter on the one before it.
  if (spacing <= -size * 5) return true;
  const color = look.fill ?? look.color;
  const ground = look.ground ?? under ?? white;
  if (!color || color === 'unknown' || look.outlined) return false;
  return color.alpha <= 0.05 || (ground !== 'unknown' && isLostOn(color, ground));
}
