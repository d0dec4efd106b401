import { black, parseCssColor, white, type Rgba } from '../../colors.ts';
import { isInvisibleOn } from '../../text-contrast.ts';
import {
  getAttribute,
  findChild,
  listElements,
  isToggledOn,
  getValue,
  type XmlElement,
} from '../../xml/tree.ts';

/** A color that cannot be determined from the document. */
export type Unknown = 'unknown';
export type Background = Rgba | Unknown | undefined;

/** The formatting of a run or style. Unset properties are undefined. */
export type TextFormatting = {
  hidden?: boolean;
  struck?: boolean;
  color?: Rgba | Unknown;
  /** `w14:textFill`, which newer versions of Word use instead of the color. */
  fill?: Rgba | Unknown;
  outlined?: boolean;
  /** In half points. */
  size?: number;
  /** In percent. */
  width?: number;
  /** Extra space between letters, in twentieths of a point. */
  spacing?: number;
  /** Vertical offset in half points. */
  position?: number;
  /** Highlight color or shading of the run. */
  background?: Background;
};

/** Highlight colors that differ from the CSS colors of the same name. */
const highlights: Record<string, string> = {
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

export const parseHexColor = (value: string | undefined): Rgba | undefined =>
  value !== undefined && /^[0-9a-f]{6}$/i.test(value)
    ? parseCssColor(`#${value.toLowerCase()}`)
    : undefined;

/**
 * Reads the color in an attribute. For a theme color, Word also writes the value into the plain attribute, so only the
 * theme name for white is resolved here.
 */
function readColor(of: XmlElement, attribute: string, kind = 'theme'): Rgba | Unknown | undefined {
  const name = getAttribute(of, kind === 'theme' ? 'w:themeColor' : `w:${kind}`);
  const isPlain = ['Shade', 'Tint'].every(
    (suffix) => getAttribute(of, `w:${kind}${suffix}`) === undefined,
  );
  if (isPlain && isThemeWhite(name)) return white;
  return parseHexColor(getAttribute(of, attribute)) ?? (name === undefined ? undefined : 'unknown');
}

/** Theme names of the page color in WordprocessingML (ECMA-376, 17.18.97) and DrawingML (20.1.10.54). */
export const isThemeWhite = (name: string | undefined): boolean =>
  /^(?:background1|light1|bg1|lt1)$/.test(name ?? '');

/** Returns the shading (`w:shd`) of a cell, paragraph or run. */
export function readShading(properties: XmlElement | undefined): Background {
  const shading = findChild(properties, 'w:shd');
  if (!shading) return undefined;
  const pattern = getAttribute(shading, 'w:val') ?? '';
  // a pattern paints a separate color over the fill
  if (pattern === 'solid') return readColor(shading, 'w:color') ?? black;
  if (!/^(?:clear|nil)?$/.test(pattern)) return 'unknown';
  return readColor(shading, 'w:fill', 'themeFill');
}

function fillOf(properties: XmlElement | undefined): Rgba | Unknown | undefined {
  const fill = findChild(properties, 'w14:textFill');
  if (!fill) return undefined;
  if (findChild(fill, 'w14:noFill')) return parseCssColor('transparent');
  const value = findChild(fill, 'w14:solidFill', 'w14:srgbClr');
  const color = parseHexColor(getAttribute(value, 'w14:val'));
  const transparency =
    Number(getAttribute(findChild(value, 'w14:alpha'), 'w14:val') ?? 0) / 100_000;
  return color ? { ...color, alpha: 1 - transparency } : 'unknown';
}

const isOutlined = (properties: XmlElement | undefined): boolean =>
  listElements(properties).some(
    (child) => child.name === 'w14:textOutline' && !findChild(child, 'w14:noFill'),
  );

/** Returns the formatting in the properties (`w:rPr`) of a run or style. */
export function readFormatting(properties: XmlElement | undefined): TextFormatting {
  const number = (name: string) => {
    const value = getValue(properties, `w:${name}`);
    return value === undefined || Number.isNaN(Number(value)) ? undefined : Number(value);
  };
  const toggle = (...settings: string[]) => {
    const set = settings
      .map((name) => findChild(properties, `w:${name}`))
      .filter((setting) => setting !== undefined);
    return set.length > 0 ? set.some(isToggledOn) : undefined;
  };
  const color = findChild(properties, 'w:color');
  const highlight = getValue(properties, 'w:highlight');
  const marked =
    highlight && highlight !== 'none'
      ? parseCssColor(highlights[highlight] ?? highlight.toLowerCase())
      : undefined;
  const formatting: { [K in keyof TextFormatting]: TextFormatting[K] | undefined } = {
    hidden: toggle('vanish', 'specVanish'),
    struck: toggle('strike', 'dstrike'),
    color: color && (readColor(color, 'w:val') ?? 'unknown'),
    fill: fillOf(properties),
    outlined: isOutlined(properties) || undefined,
    size: number('sz'),
    width: number('w'),
    spacing: number('spacing'),
    position: number('position'),
    background: marked ?? readShading(properties),
  };
  return Object.fromEntries(
    Object.entries(formatting).filter(([, value]) => value !== undefined),
  ) as TextFormatting;
}

const usualSize = 22;
/** 1.5 points, in half points. */
const maxInvisibleSize = 3;
/** In percent of the normal width. */
const maxInvisibleWidth = 10;
/** In half points, close to the height of a page. */
const maxPosition = 1_400;

/** Whether text with this formatting is invisible on a background. */
export function isInvisible(formatting: TextFormatting, under: Background): boolean {
  const { size = usualSize, width = 100, spacing = 0, position = 0 } = formatting;
  if (formatting.hidden) return true;
  if (size <= maxInvisibleSize || width <= maxInvisibleWidth || Math.abs(position) >= maxPosition)
    return true;
  // the letters overlap completely
  if (spacing <= -size * 5) return true;
  const color = formatting.fill ?? formatting.color;
  const background = formatting.background ?? under ?? white;
  if (!color || color === 'unknown' || formatting.outlined) return false;
  return color.alpha <= 0.05 || (background !== 'unknown' && isInvisibleOn(color, background));
}
