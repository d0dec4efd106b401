import { colorOf, isInvisibleOn, type Rgba } from '../css/colors.ts';
import { themeColor, type Theme } from './theme.ts';
import {
  attributeOf,
  childOf,
  elementsOf,
  hasDescendant,
  descendantsOf,
  isOn,
  valueOf,
  type XmlElement,
} from '../xml/tree.ts';

/** A color that only the theme or the reader's program knows. */
export type Unknown = 'unknown';
export type Ground = Rgba | Unknown | undefined;

/** What the properties of a run or of a style say of its letters; what they leave open is undefined. */
export type Look = {
  hidden?: boolean;
  /** A line runs through the letters. */
  struck?: boolean;
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

/** A color of the theme holds before the one beside it. */
function themed(of: XmlElement, theme: Theme, kind = 'theme'): Rgba | Unknown | undefined {
  const name = attributeOf(of, `w:${kind}${kind === 'theme' ? 'Color' : ''}`);
  if (name === undefined) return undefined;
  const shade = attributeOf(of, `w:${kind}Shade`);
  const tint = attributeOf(of, `w:${kind}Tint`);
  return themeColor(name, { shade, tint }, theme) ?? 'unknown';
}

/** The shading (`w:shd`) in the properties of a cell, a paragraph or a run; undefined where there is none. */
export function shadingOf(properties: XmlElement | undefined, theme: Theme): Ground {
  const shading = childOf(properties, 'w:shd');
  if (!shading) return undefined;
  const pattern = attributeOf(shading, 'w:val') ?? '';
  // A pattern is laid in a color of its own over the filling.
  if (pattern === 'solid')
    return themed(shading, theme) ?? hexColor(attributeOf(shading, 'w:color')) ?? colorOf('black');
  if (!/^(?:clear|nil)?$/.test(pattern)) return 'unknown';
  return themed(shading, theme, 'themeFill') ?? hexColor(attributeOf(shading, 'w:fill'));
}

/** The filling of letters (`w14:textFill`), which newer versions of Word show instead of their color. */
function fillOf(properties: XmlElement | undefined): Rgba | Unknown | undefined {
  const fill = childOf(properties, 'w14:textFill');
  if (!fill) return undefined;
  if (hasDescendant(fill, 'w14:noFill')) return colorOf('transparent');
  const valueIn = (name: string) => {
    const [found] = descendantsOf(fill, name);
    return attributeOf(found, 'w14:val');
  };
  const isWhite =
    /^(?:bg1|lt1)$/.test(valueIn('w14:schemeClr') ?? '') &&
    !hasDescendant(fill, 'w14:lumMod') &&
    !hasDescendant(fill, 'w14:shade');
  const color = hexColor(valueIn('w14:srgbClr')) ?? (isWhite ? colorOf('white') : undefined);
  if (!color || !childOf(fill, 'w14:solidFill')) return 'unknown';
  return { ...color, alpha: 1 - Number(valueIn('w14:alpha') ?? 0) / 100_000 };
}

const isOutlined = (properties: XmlElement | undefined): boolean =>
  elementsOf(properties).some(
    (child) => child.name === 'w14:textOutline' && !childOf(child, 'w14:noFill'),
  );

/** The look that the properties of a run or of a style (`w:rPr`) give. */
export function lookOf(properties: XmlElement | undefined, theme: Theme): Look {
  const number = (name: string) => {
    const value = valueOf(properties, `w:${name}`);
    return value === undefined || Number.isNaN(Number(value)) ? undefined : Number(value);
  };
  const toggle = (...settings: string[]) => {
    const set = settings
      .map((name) => childOf(properties, `w:${name}`))
      .filter((setting) => setting !== undefined);
    return set.length > 0 ? set.some(isOn) : undefined;
  };
  const color = childOf(properties, 'w:color');
  const pen = valueOf(properties, 'w:highlight');
  const marked = pen && pen !== 'none' ? colorOf(pens[pen] ?? pen.toLowerCase()) : undefined;
  const look: { [K in keyof Look]: Look[K] | undefined } = {
    hidden: toggle('vanish', 'specVanish'),
    struck: toggle('strike', 'dstrike'),
    color: color && (themed(color, theme) ?? hexColor(attributeOf(color, 'w:val')) ?? 'unknown'),
    fill: fillOf(properties),
    outlined: isOutlined(properties) || undefined,
    size: number('sz'),
    width: number('w'),
    spacing: number('spacing'),
    position: number('position'),
    ground: marked ?? shadingOf(properties, theme),
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
  return color.alpha <= 0.05 || (ground !== 'unknown' && isInvisibleOn(color, ground));
}
