import { fillOfDrawnShape, isDrawingUnseen } from './drawn-shapes.ts';
import { fillOfShape, isDrawnAway, isOffThePage, isRowFlat, isTableOffThePage } from './places.ts';
import { type Ground, isUnseen, type Look, lookOf, shadingOf } from './run-look.ts';
import { chainOf, isFlat, lookByStyle, type WordStyles } from './styles.ts';
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
} from '../xml/tree.ts';

export type Dropped = {
  /** How many characters a reader does not see. */
  hidden: number;
  /** The passages that are struck out, in order. */
  struck: string[];
};

/** What holds at a place in the document, from the elements around it. */
type Place = {
  hidden: boolean;
  /** What lies under the text. */
  ground: Ground;
  table: Look;
  paragraph: Look;
  run: Look;
  struck: boolean;
  /** The filling of the shape around, where there is one. */
  shape: { ground: Ground } | undefined;
  /** What lies under shapes without a filling: pictures that stand anywhere, or the page. */
  backdrop: Ground;
};

/**
 * Drops text that a reader does not see (hidden, without size, or in the color of what lies under it)
 * and text that is struck out. White on a shaded cell, paragraph or shape is seen, so it stays.
 * @param page the color of the page, where it has one
 */
export function dropHiddenRuns(root: XmlElement, styles: WordStyles, page?: Ground): Dropped {
  const dropped: Dropped = { hidden: 0, struck: [] };
  let isPassageOpen = false;

  const visit = (parent: XmlElement, place: Place): void => {
    const kept: XmlNode[] = [];
    for (const child of parent.children)
      if (!isElement(child) || isKept(child, place)) kept.push(child);
    if (kept.length < parent.children.length) parent.children = kept;
  };

  function isKept(node: XmlElement, place: Place): boolean {
    switch (node.name) {
      case 'w:t':
        return isTextKept(charactersOf(node), place);
      case 'w:sym':
        return !place.hidden && !place.run.hidden && !place.struck;
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        // A note whose mark is hidden stands on no page.
        if (!place.hidden && !lookAt(place).hidden) return true;
        dropped.hidden += 1;
        return false;
      case 'w:p':
        isPassageOpen = false;
    }
    visit(node, placeWithin(node, place, styles));
    return true;
  }

  function isTextKept(text: string, place: Place): boolean {
    if (place.hidden || isUnseen(lookAt(place), place.ground ?? page)) {
      dropped.hidden += text.trim().length;
      return false;
    }
    if (!place.struck) {
      if (text.trim()) isPassageOpen = false;
      return true;
    }
    const last = dropped.struck.length - 1;
    if (isPassageOpen) dropped.struck[last] = (dropped.struck[last] ?? '') + text;
    else dropped.struck.push(text);
    isPassageOpen = true;
    return false;
  }

  const lookAt = ({ table, paragraph, run }: Place): Look => ({
    ...styles.defaults,
    ...table,
    ...paragraph,
    ...run,
  });

  visit(root, {
    hidden: false,
    ground: undefined,
    table: {},
    paragraph: {},
    run: {},
    struck: false,
    shape: undefined,
    backdrop: hasFloatingPicture(root) ? 'unknown' : undefined,
  });
  return dropped;
}

function placeWithin(node: XmlElement, place: Place, styles: WordStyles): Place {
  switch (node.name) {
    case 'w:tbl':
      return inTable(childOf(node, 'w:tblPr'), place, styles);
    case 'w:tr': {
      const properties = childOf(node, 'w:trPr');
      const isHidden = isOn(childOf(properties, 'w:hidden')) || isRowFlat(properties);
      return isHidden ? { ...place, hidden: true } : place;
    }
    case 'w:tc':
      return on(shadingOf(childOf(node, 'w:tcPr'), styles.theme), place);
    case 'w:p':
      return inParagraph(childOf(node, 'w:pPr'), place, styles);
    case 'w:r':
      return inRun(childOf(node, 'w:rPr'), place, styles);
    case 'wp:anchor':
    case 'wp:inline':
      return isDrawingUnseen(node) ? { ...place, hidden: true } : place;
    case 'wps:wsp':
      return {
        ...place,
        shape: { ground: fillOfDrawnShape(node, styles.theme) ?? place.backdrop },
      };
    case 'w:txbxContent':
      return { ...place, run: {}, ground: place.shape ? place.shape.ground : 'unknown' };
  }
  if (!node.name.startsWith('v:')) return place;
  // Shapes of the older kind are white where nothing is said, or as something around them is filled.
  const ground = fillOfShape(node);
  const isShape = node.name !== 'v:textbox';
  return {
    ...on(ground, place),
    hidden: place.hidden || isDrawnAway(node),
    shape: isShape ? { ground: ground ?? 'unknown' } : place.shape,
  };
}

const hasFloatingPicture = (root: XmlElement): boolean =>
  hasDescendant(root, 'v:imagedata') ||
  [...descendantsOf(root, 'wp:anchor')].some((drawing) => hasDescendant(drawing, 'pic:pic'));

const on = (ground: Ground, place: Place): Place =>
  ground === undefined ? place : { ...place, ground };

function inTable(properties: XmlElement | undefined, place: Place, styles: WordStyles): Place {
  const style = childOf(properties, 'w:tblStyle');
  const id = valueOf(properties, 'w:tblStyle');
  const chain = chainOf(id, styles);
  const isShaded = chain.length === 0 || chain.some(({ ground }) => ground !== undefined);
  const inner = on(style && isShaded ? 'unknown' : shadingOf(properties, styles.theme), place);
  return {
    ...inner,
    hidden: place.hidden || isTableOffThePage(properties),
    table: style ? lookByStyle(id, styles) : place.table,
  };
}

function inParagraph(properties: XmlElement | undefined, place: Place, styles: WordStyles): Place {
  const id = valueOf(properties, 'w:pStyle') ?? styles.usual;
  const chain = chainOf(id, styles);
  const ground =
    shadingOf(properties, styles.theme) ??
    chain.find((style) => style.ground !== undefined)?.ground;
  const isHidden =
    chain.some((style) => style.isFlat) || isFlat(properties) || isOffThePage(properties);
  return {
    ...on(ground, place),
    hidden: place.hidden || isHidden,
    paragraph: lookByStyle(id, styles),
    run: {},
    struck: false,
  };
}

function inRun(properties: XmlElement | undefined, place: Place, styles: WordStyles): Place {
  const byStyle = lookByStyle(valueOf(properties, 'w:rStyle'), styles);
  const own = lookOf(properties, styles.theme);
  // Set by two styles at once, a line through the text is off again (ECMA-376, 17.7.3).
  const byStyles = [place.table, place.paragraph, byStyle].filter(({ struck }) => struck).length;
  return {
    ...place,
    run: { ...byStyle, ...own },
    struck: own.struck ?? (styles.defaults.struck === true || byStyles % 2 === 1),
  };
}
