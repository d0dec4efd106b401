import { absoluteLengthOf, numberOf } from '../../css/lengths.ts';
import { nameOf, textLength } from '../dom.ts';
import type { ElementStyle, Style } from '../css/cascade.ts';
import { backgroundOf } from './backgrounds.ts';
import { topLength } from './overflow.ts';

type Box = { element: Element; style: Style; isOpaque: boolean };

/** Boxes that take turns in one position. */
const alternating = /slid|carousel|swiper|gallery|rotat|fade|tab|step|panel|card|flip|front|back/;
/** Covers that disappear after loading, on a click or when the pointer leaves. */
const temporary =
  /load|spin|splash|overlay|curtain|backdrop|cookie|consent|modal|hover|reveal|wall/;
const mainContent = 'h1,h2,h3,form,input,textarea,select,main,article';
const maxCoveredLength = 2_000;

/** The siblings that a later one covers completely with a plain background. */
export function occludedSiblings(
  siblings: ReadonlyMap<Element, ElementStyle>,
  parent: Style,
): Set<Element> {
  const boxes = [...siblings].map(([element, { style }]): Box => {
    const isOpaque = (backgroundOf(style, undefined)?.alpha ?? 0) > 0.98 && isShown(style);
    return { element, style, isOpaque };
  });
  const isOccluded = (box: Box, at: number): boolean => {
    if (alternating.test(nameOf(box.element))) return false;
    const opaque = boxes.slice(at + 1).filter((later) => later.isOpaque);
    const covers = opaque.filter((cover) => fillsParent(cover) && layerOf(cover) >= layerOf(box));
    return (
      (fillsParent(box) && covers.length > 0) ||
      // A cover fills the nearest positioned ancestor.
      (isPositioned(parent) &&
        isMinor(box) &&
        covers.some((cover) => !temporary.test(nameOf(cover.element)))) ||
      (isOutOfFlow(box) && layerOf(box) < 0 && opaque.some((later) => !isOutOfFlow(later))) ||
      isPulledOver(boxes[at + 1], box)
    );
  };
  return new Set(boxes.filter(isOccluded).map(({ element }) => element));
}

const isShown = (style: Style): boolean =>
  style.get('display') !== 'none' &&
  !/^(?:hidden|collapse)$/.test(style.get('visibility') ?? '') &&
  !(numberOf(style.get('opacity')) < 0.95) &&
  !style.has('transform');

export const isPositioned = (style: Style): boolean =>
  /^(?:relative|absolute|fixed|sticky)$/.test(style.get('position') ?? '');

const isOutOfFlow = ({ style }: Box): boolean =>
  /^(?:absolute|fixed)$/.test(style.get('position') ?? '');

const layerOf = ({ style }: Box): number => Number.parseInt(style.get('z-index') ?? '', 10) || 0;

/** Whether an absolute position covers the whole of the positioned ancestor. */
function fillsParent({ style }: Box): boolean {
  if (style.get('position') !== 'absolute') return false;
  const isZero = (property: string) =>
    /^0(?:px|%)?(?:\s+0(?:px|%)?)*$/.test(style.get(property) ?? '');
  const isWhole = (property: string) => style.get(property) === '100%';
  return (
    isZero('inset') ||
    (isZero('top') &&
      isZero('left') &&
      ((isZero('right') && isZero('bottom')) || (isWhole('width') && isWhole('height'))))
  );
}

/** The main content of a page is never covered permanently. */
const isMinor = ({ element }: Box): boolean =>
  textLength(element) < maxCoveredLength && element.querySelector(mainContent) === null;

/** Whether a negative margin moves a box up over all of the one before. */
function isPulledOver(box: Box | undefined, previous: Box): boolean {
  const { style } = previous;
  const height = absoluteLengthOf(style.get('height')) ?? absoluteLengthOf(style.get('max-height'));
  if (!height || height < 0 || !box?.isOpaque || !box.style.has('position')) return false;
  const isClipped = /hidden|clip/.test(style.get('overflow-y') ?? '');
  return isClipped && (topLength(box.style, 'margin') ?? 0) <= -height;
}
