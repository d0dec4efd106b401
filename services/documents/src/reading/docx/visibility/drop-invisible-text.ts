import { fillOfDrawnShape, isDrawingInvisible } from './drawn-shapes.ts';
import {
  fillOfVmlShape,
  isShapeInvisible,
  isOffThePage,
  isRowFlat,
  isTableOffThePage,
} from './off-page.ts';
import { type Background, isInvisible, type Look, lookOf, shadingOf } from './text-look.ts';
import { chainOf, isFlat, lookByStyle, type WordStyles } from '../styles.ts';
import {
  charactersOf,
  childOf,
  descendantsOf,
  hasDescendant,
  isElement,
  isOn,
  valueOf,
  type XmlElement,
  type XmlNode,
} from '../../xml/tree.ts';

export type Dropped = {
  /** The number of invisible characters. */
  hidden: number;
  /** The passages that are struck out, in order. */
  struck: string[];
};

/** The formatting that an element inherits from the elements around it. */
type Context = {
  hidden: boolean;
  /** The color under the text. */
  background: Background;
  table: Look;
  paragraph: Look;
  run: Look;
  struck: boolean;
  /** The fill of the enclosing shape, if any. */
  shape: { background: Background } | undefined;
  /** What is under shapes without a fill: floating pictures or the page. */
  backdrop: Background;
};

/**
 * Removes struck-out text, and text that is hidden, has no size, or has the color of its background.
 * White text on a shaded cell, paragraph or shape is visible.
 * @param page the color of the page, if the document sets one
 */
export function dropInvisibleText(
  root: XmlElement,
  styles: WordStyles,
  page?: Background,
): Dropped {
  const dropped: Dropped = { hidden: 0, struck: [] };
  let isPassageOpen = false;

  const visit = (parent: XmlElement, context: Context): void => {
    const kept: XmlNode[] = [];
    for (const child of parent.children)
      if (!isElement(child) || isKept(child, context)) kept.push(child);
    if (kept.length < parent.children.length) parent.children = kept;
  };

  function isKept(node: XmlElement, context: Context): boolean {
    switch (node.name) {
      case 'w:t':
        return isTextKept(charactersOf(node), context);
      case 'w:sym':
        return !context.hidden && !context.run.hidden && !context.struck;
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        // Word does not show a note whose mark is hidden
        if (!context.hidden && !lookAt(context).hidden) return true;
        dropped.hidden += 1;
        return false;
      case 'w:p':
        isPassageOpen = false;
    }
    visit(node, contextWithin(node, context, styles));
    return true;
  }

  function isTextKept(text: string, context: Context): boolean {
    if (context.hidden || isInvisible(lookAt(context), context.background ?? page)) {
      dropped.hidden += text.trim().length;
      return false;
    }
    if (!context.struck) {
      if (text.trim()) isPassageOpen = false;
      return true;
    }
    const last = dropped.struck.length - 1;
    if (isPassageOpen) dropped.struck[last] = (dropped.struck[last] ?? '') + text;
    else dropped.struck.push(text);
    isPassageOpen = true;
    return false;
  }

  const lookAt = ({ table, paragraph, run }: Context): Look => ({
    ...styles.defaults,
    ...table,
    ...paragraph,
    ...run,
  });

  visit(root, {
    hidden: false,
    background: undefined,
    table: {},
    paragraph: {},
    run: {},
    struck: false,
    shape: undefined,
    backdrop: hasFloatingPicture(root) ? 'unknown' : undefined,
  });
  return dropped;
}

function contextWithin(node: XmlElement, context: Context, styles: WordStyles): Context {
  switch (node.name) {
    case 'w:tbl':
      return inTable(childOf(node, 'w:tblPr'), context, styles);
    case 'w:tr': {
      const properties = childOf(node, 'w:trPr');
      const isHidden = isOn(childOf(properties, 'w:hidden')) || isRowFlat(properties);
      return isHidden ? { ...context, hidden: true } : context;
    }
    case 'w:tc':
      return on(shadingOf(childOf(node, 'w:tcPr'), styles.theme), context);
    case 'w:p':
      return inParagraph(childOf(node, 'w:pPr'), context, styles);
    case 'w:r':
      return inRun(childOf(node, 'w:rPr'), context, styles);
    case 'wp:anchor':
    case 'wp:inline':
      return isDrawingInvisible(node) ? { ...context, hidden: true } : context;
    case 'wps:wsp':
      return {
        ...context,
        shape: { background: fillOfDrawnShape(node, styles.theme) ?? context.backdrop },
      };
    case 'w:txbxContent':
      return {
        ...context,
        run: {},
        background: context.shape ? context.shape.background : 'unknown',
      };
  }
  if (!node.name.startsWith('v:')) return context;
  // VML shapes without a fill are white, or show the fill of the shape around them
  const background = fillOfVmlShape(node);
  const isShape = node.name !== 'v:textbox';
  return {
    ...on(background, context),
    hidden: context.hidden || isShapeInvisible(node),
    shape: isShape ? { background: background ?? 'unknown' } : context.shape,
  };
}

const hasFloatingPicture = (root: XmlElement): boolean =>
  hasDescendant(root, 'v:imagedata') ||
  [...descendantsOf(root, 'wp:anchor')].some((drawing) => hasDescendant(drawing, 'pic:pic'));

const on = (background: Background, context: Context): Context =>
  background === undefined ? context : { ...context, background };

function inTable(
  properties: XmlElement | undefined,
  context: Context,
  styles: WordStyles,
): Context {
  const style = childOf(properties, 'w:tblStyle');
  const id = valueOf(properties, 'w:tblStyle');
  const chain = chainOf(id, styles);
  const isShaded = chain.length === 0 || chain.some(({ background }) => background !== undefined);
  const inner = on(style && isShaded ? 'unknown' : shadingOf(properties, styles.theme), context);
  return {
    ...inner,
    hidden: context.hidden || isTableOffThePage(properties),
    table: style ? lookByStyle(id, styles) : context.table,
  };
}

function inParagraph(
  properties: XmlElement | undefined,
  context: Context,
  styles: WordStyles,
): Context {
  const id = valueOf(properties, 'w:pStyle') ?? styles.defaultParagraph;
  const chain = chainOf(id, styles);
  const background =
    shadingOf(properties, styles.theme) ??
    chain.find((style) => style.background !== undefined)?.background;
  const isHidden =
    chain.some((style) => style.isFlat) || isFlat(properties) || isOffThePage(properties);
  return {
    ...on(background, context),
    hidden: context.hidden || isHidden,
    paragraph: lookByStyle(id, styles),
    run: {},
    struck: false,
  };
}

function inRun(properties: XmlElement | undefined, context: Context, styles: WordStyles): Context {
  const byStyle = lookByStyle(valueOf(properties, 'w:rStyle'), styles);
  const own = lookOf(properties, styles.theme);
  // toggle property: two styles with strikethrough cancel each other (ECMA-376, 17.7.3)
  const byStyles = [context.table, context.paragraph, byStyle].filter(
    ({ struck }) => struck,
  ).length;
  return {
    ...context,
    run: { ...byStyle, ...own },
    struck: own.struck ?? (styles.defaults.struck === true || byStyles % 2 === 1),
  };
}
