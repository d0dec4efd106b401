import {
  getAttribute,
  findChild,
  walkDescendants,
  hasDescendant,
  isToggledOn,
  getValue,
  type XmlElement,
} from '../../xml/tree.ts';
import { listAncestors, isFlat, computeFormatting, type WordStyles } from '../styles.ts';
import { fillOfDrawnShape, isDrawingInvisible } from './drawn-shapes.ts';
import { isOffThePage, isRowFlat, isTableOffThePage } from './off-page.ts';
import {
  type Background,
  type TextFormatting,
  readFormatting,
  readShading,
} from './text-formatting.ts';

/** The formatting inherited by an element from its ancestors. */
export type Context = {
  hidden: boolean;
  /** The color behind the text. */
  background: Background;
  table: TextFormatting;
  paragraph: TextFormatting;
  run: TextFormatting;
  struck: boolean;
  /** The fill of the enclosing shape, if any. */
  shape: { background: Background } | undefined;
  /** The background of shapes without a fill: floating pictures or the page. */
  backdrop: Background;
};

/** Returns the context of an entire part. */
export const createInitialContext = (root: XmlElement): Context => ({
  hidden: false,
  background: undefined,
  table: {},
  paragraph: {},
  run: {},
  struck: false,
  shape: undefined,
  backdrop: hasFloatingPicture(root) ? 'unknown' : undefined,
});

/** Returns the context of an element's children. */
export function deriveContext(node: XmlElement, context: Context, styles: WordStyles): Context {
  switch (node.name) {
    case 'w:tbl':
      return enterTable(findChild(node, 'w:tblPr'), context, styles);
    case 'w:tr': {
      const properties = findChild(node, 'w:trPr');
      const isHidden = isToggledOn(findChild(properties, 'w:hidden')) || isRowFlat(properties);
      return isHidden ? { ...context, hidden: true } : context;
    }
    case 'w:tc':
      return withBackground(readShading(findChild(node, 'w:tcPr')), context);
    case 'w:p':
      return enterParagraph(findChild(node, 'w:pPr'), context, styles);
    case 'w:r':
      return enterRun(findChild(node, 'w:rPr'), context, styles);
    case 'wp:anchor':
    case 'wp:inline':
      return isDrawingInvisible(node) ? { ...context, hidden: true } : context;
    case 'wps:wsp':
      return {
        ...context,
        shape: { background: fillOfDrawnShape(node) ?? context.backdrop },
      };
    case 'w:txbxContent':
      return {
        ...context,
        run: {},
        background: context.shape ? context.shape.background : 'unknown',
      };
    case 'v:shape':
      return isVmlHidden(node) ? { ...context, hidden: true } : context;
    default:
      return context;
  }
}

/** VML is the format of drawings before Word 2010. */
const isVmlHidden = (shape: XmlElement): boolean =>
  /visibility:\s*hidden/i.test(getAttribute(shape, 'style') ?? '');

const hasFloatingPicture = (root: XmlElement): boolean =>
  hasDescendant(root, 'v:imagedata') ||
  [...walkDescendants(root, 'wp:anchor')].some((drawing) => hasDescendant(drawing, 'pic:pic'));

const withBackground = (background: Background, context: Context): Context =>
  background === undefined ? context : { ...context, background };

function enterTable(
  properties: XmlElement | undefined,
  context: Context,
  styles: WordStyles,
): Context {
  const style = findChild(properties, 'w:tblStyle');
  const id = getValue(properties, 'w:tblStyle');
  const chain = listAncestors(id, styles);
  const isShaded = chain.length === 0 || chain.some(({ background }) => background !== undefined);
  const inner = withBackground(style && isShaded ? 'unknown' : readShading(properties), context);
  return {
    ...inner,
    hidden: context.hidden || isTableOffThePage(properties),
    table: style ? computeFormatting(id, styles) : context.table,
  };
}

function enterParagraph(
  properties: XmlElement | undefined,
  context: Context,
  styles: WordStyles,
): Context {
  const id = getValue(properties, 'w:pStyle') ?? styles.defaultParagraph;
  const chain = listAncestors(id, styles);
  const background =
    readShading(properties) ?? chain.find((style) => style.background !== undefined)?.background;
  const isHidden =
    chain.some((style) => style.isFlat) || isFlat(properties) || isOffThePage(properties);
  return {
    ...withBackground(background, context),
    hidden: context.hidden || isHidden,
    paragraph: computeFormatting(id, styles),
    run: {},
    struck: false,
  };
}

function enterRun(
  properties: XmlElement | undefined,
  context: Context,
  styles: WordStyles,
): Context {
  const byStyle = computeFormatting(getValue(properties, 'w:rStyle'), styles);
  const ownFormatting = readFormatting(properties);
  // a toggle property: two styles with strikethrough cancel each other out (ECMA-376, 17.7.3)
  const byStyles = [context.table, context.paragraph, byStyle].filter(
    ({ struck }) => struck,
  ).length;
  return {
    ...context,
    run: { ...byStyle, ...ownFormatting },
    struck: ownFormatting.struck ?? (styles.defaults.struck === true || byStyles % 2 === 1),
  };
}
