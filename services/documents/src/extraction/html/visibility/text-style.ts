import { black, parseCssColor, white, type Rgba } from '../../colors.ts';
import { isInvisibleOn } from '../../text-contrast.ts';
import type { Cascade } from '../css/cascade.ts';
import type { ElementStyle, Style } from '../css/resolve-style.ts';
import { parseLength, parseNumber, viewport } from '../css/lengths.ts';
import { getTag } from '../dom.ts';
import { resolveBackground, hasVisibleEdges } from './backgrounds.ts';

/** The inherited styles that determine whether text is legible. Unknown colors are undefined. */
export type TextStyle = {
  variables: Style;
  color: Rgba | undefined;
  /** `-webkit-text-fill-color`, which replaces the color. */
  fill?: Rgba;
  background: Rgba | undefined;
  fontSize: number;
  isVisible: boolean;
  isStruckOut: boolean;
  /** Whether the text is indented out of view or its letters overlap completely. */
  isDisplaced: boolean;
  /** Whether an outline or shadow makes the text legible in any color. */
  hasEdges: boolean;
  /** The product of the opacities of all ancestors. */
  opacity: number;
};

export const initialTextStyle: TextStyle = {
  variables: new Map(),
  color: black,
  background: white,
  fontSize: 16,
  isVisible: true,
  isStruckOut: false,
  isDisplaced: false,
  hasEdges: false,
  opacity: 1,
};

const minFontSizePx = 1.34;
const minOpacity = 0.05;
const minIndentPx = -100;

const fontSizes: Record<string, number> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
};
const isInherited = (value = ''): boolean =>
  /^(?:inherit|currentcolor|unset|revert|revert-layer|initial)?$/.test(value);

const resolveColor = (value: string | undefined, inherited: Rgba | undefined): Rgba | undefined =>
  isInherited(value) ? inherited : parseCssColor(value ?? '');

type TextStyleContext = {
  parent: TextStyle;
  cascade: Cascade;
  /** Whether another element may be painted behind the text. */
  isOverlaid?: boolean;
};

export function resolveTextStyle(
  element: Element,
  { style, variables }: ElementStyle,
  context: TextStyleContext,
): TextStyle {
  const { parent } = context;
  const fontSize = resolveFontSize(style, parent.fontSize);
  const { background, cutOut, isCutFromImage } = resolvePaint(element, style, context);
  const fill = cutOut ? undefined : resolveColor(style.get('text-fill-color'), parent.fill);
  return {
    variables,
    color: cutOut ?? resolveColor(style.get('color'), parent.color),
    ...(fill && { fill }),
    background,
    fontSize,
    isVisible: isVisible(style.get('visibility') ?? '', parent),
    // a line through an element also strikes out its descendants
    isStruckOut: parent.isStruckOut || isStruckOut(style),
    isDisplaced: isDisplaced(style, fontSize) ?? parent.isDisplaced,
    hasEdges:
      parent.hasEdges ||
      isCutFromImage ||
      hasVisibleEdges(style, background, fontSize) ||
      getTag(element) === 'svg',
    opacity: parent.opacity * readOpacity(style),
  };
}

/**
 * Determines what is painted behind the text of an element. Text clipped from the background takes its color and is
 * painted on the content behind the element.
 */
function resolvePaint(
  element: Element,
  style: Style,
  { parent, cascade, isOverlaid = false }: TextStyleContext,
): Pick<TextStyle, 'background'> & {
  /** The color of text clipped from the background. */
  cutOut: Rgba | undefined;
  /** Whether text is clipped from a background whose color is unknown, such as an image. */
  isCutFromImage: boolean;
} {
  // An external style sheet may set a background for any class or id.
  const hasNames = element.hasAttribute('class') || element.id !== '';
  const isUnknown =
    isOverlaid ||
    cascade.hasGeneratedBackground(element) ||
    (cascade.hasExternalSheets && hasNames);
  const inherited = isUnknown ? undefined : parent.background;
  const isClippedToText = ['background-clip', 'background'].some((property) =>
    /\btext\b/.test(style.get(property) ?? ''),
  );
  const cutOut = isClippedToText ? resolveBackground(style, undefined) : undefined;
  return {
    background: cutOut && !isUnknown ? parent.background : resolveBackground(style, inherited),
    cutOut,
    isCutFromImage: isClippedToText && !cutOut,
  };
}

const isVisible = (visibility: string, parent: TextStyle): boolean =>
  !/^(?:hidden|collapse)$/.test(visibility) && (visibility === 'visible' || parent.isVisible);

const isStruckOut = (style: Style): boolean =>
  ['text-decoration', 'text-decoration-line'].some((property) =>
    /\bline-through\b/.test(style.get(property) ?? ''),
  );

function resolveFontSize(style: Style, inherited: number): number {
  const value = style.get('font-size') ?? '';
  return (
    fontSizes[value] ??
    parseLength(value, { fontSize: inherited, percentBase: inherited }) ??
    inherited
  );
}

/** Returns whether `text-indent` or `letter-spacing` displaces letters. Returns undefined if neither is set. */
function isDisplaced(style: Style, fontSize: number): boolean | undefined {
  const indent = parseLength(style.get('text-indent') ?? '', {
    fontSize,
    percentBase: viewport.width,
  });
  const spacing = parseLength(style.get('letter-spacing') ?? '', {
    fontSize,
    percentBase: fontSize,
  });
  if (indent === undefined && spacing === undefined) return undefined;
  const isTruncated =
    /hidden|clip/.test(style.get('overflow-x') ?? '') &&
    /nowrap/.test(style.get('white-space') ?? '');
  return (
    (indent !== undefined &&
      (indent <= minIndentPx || (isTruncated && indent >= viewport.width))) ||
    (spacing !== undefined && spacing <= -fontSize / 2)
  );
}

/** Returns the opacity of an element. An animated element may fade in. */
function readOpacity(style: Style): number {
  const opacity = parseNumber(style.get('opacity'));
  const isAnimated = style.has('animation') || style.has('animation-name');
  return isAnimated || Number.isNaN(opacity) ? 1 : Math.min(1, Math.max(0, opacity));
}

export function isLegible(text: TextStyle): boolean {
  const { isVisible, isDisplaced, fontSize, opacity, hasEdges, background } = text;
  if (!isVisible || isDisplaced) return false;
  if (fontSize <= minFontSizePx || opacity <= minOpacity) return false;
  const ink = text.fill ?? text.color;
  if (!ink || hasEdges) return true;
  if (ink.alpha <= minOpacity) return false;
  return !background || !isInvisibleOn({ ...ink, alpha: ink.alpha * opacity }, background);
}
