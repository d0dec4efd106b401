import type { CssNode, FunctionNode } from 'css-tree';
import { lengthOf, toPixels } from '../../css/lengths.ts';
import {
  argumentsOf,
  componentsOf,
  functionsIn,
  splitAtCommas,
  termsOf,
} from '../../css/values.ts';
import { tagOf, type PageDocument } from '../dom.ts';
import type { Style } from '../css/cascade.ts';
import { gradientStops } from './backgrounds.ts';

/** Percentages of a box of a hundred pixels. */
const scale = { fontSize: 16, percentBase: 100 };
const sizeOf = (node: CssNode | undefined): number => toPixels(node, scale);

/** Whether `clip`, `clip-path` or `mask` leaves nothing of an element. */
export const isClippedAway = (style: Style): boolean =>
  functionsIn(style.get('clip') ?? '').some(isEmptyClip) ||
  functionsIn(style.get('clip-path') ?? '').some(isEmptyShape) ||
  isMaskedAway(style);

/** "rect(1px, 1px, 1px, 1px)": the old way to hide text from all but screen readers. */
const isEmptyClip = (call: FunctionNode): boolean => {
  const sides = argumentsOf(call).map(sizeOf);
  return sides.length === 4 && sides.every((side) => side === 0 || side === 1);
};

function isEmptyShape(call: FunctionNode): boolean {
  const terms = argumentsOf(call);
  const rounding = terms.findIndex((term) => term.type === 'Identifier' && term.name === 'round');
  const box = rounding < 0 ? terms : terms.slice(0, rounding);
  const isShut = (from: CssNode | undefined, to: CssNode | undefined) =>
    sizeOf(to) - sizeOf(from) <= 1;
  switch (call.name) {
    case 'inset': {
      const [top = 0, right = top, bottom = top, left = right] = box.map((side) =>
        side.type === 'Percentage' ? Number(side.value) : 0,
      );
      return top + bottom >= 100 || left + right >= 100;
    }
    case 'xywh':
      return box.slice(2, 4).some((side) => sizeOf(side) <= 1);
    case 'rect':
      return isShut(box[0], box[2]) || isShut(box[3], box[1]);
    case 'circle':
    case 'ellipse':
      return sizeOf(terms[0]) === 0;
    case 'path':
      return terms[0]?.type === 'String' && /^m[^lhvcsqta]*$/.test(terms[0].value);
    case 'polygon':
      return isEmptyPolygon(call);
    default:
      return false;
  }
}

function isEmptyPolygon({ children }: FunctionNode): boolean {
  const points = splitAtCommas(children)
    .map((point) => point.map(sizeOf))
    .filter((point) => point.length === 2 && !point.some(Number.isNaN));
  // The shoelace formula.
  const doubleArea = points.reduce((sum, [x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = points[(at + 1) % points.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return points.length > 1 && Math.abs(doubleArea) / 2 <= 1;
}

function isMaskedAway(style: Style): boolean {
  const masks = ['mask', 'mask-image'].flatMap((name) => componentsOf(style.get(name) ?? ''));
  if (masks.length === 0) return false;
  const size = termsOf(style.get('mask-size') ?? '');
  if (size.length > 0 && size.every((side) => sizeOf(side) === 0)) return true;
  const stops = gradientStops(masks);
  return (
    stops.length > 0 &&
    stops.every(({ alpha }) => alpha <= 0.05) &&
    !masks.some(({ type }) => type === 'Url')
  );
}

/** SVG shapes, with the attributes that they need to have an area. */
const extents: Record<string, readonly string[]> = {
  rect: ['width', 'height'],
  image: ['width', 'height'],
  circle: ['r'],
  ellipse: ['rx', 'ry'],
};
const shapes = 'rect,image,circle,ellipse,path,polygon,polyline,line,text,use,g,foreignobject';

const hasArea = (shape: Element): boolean =>
  shape.hasAttribute('style') ||
  shape.hasAttribute('class') ||
  (extents[tagOf(shape)] ?? []).every((name) => {
    const size = shape.getAttribute(name);
    // An ellipse takes a missing radius from the other one.
    return size === null ? /^r[xy]$/.test(name) : lengthOf(size, scale) !== 0;
  });

/** Whether an element is clipped to an SVG of the page in which nothing is drawn. */
export const isClippedToEmptySvg = (style: Style, page: PageDocument): boolean =>
  ['clip-path', 'mask', 'mask-image']
    .flatMap((property) => componentsOf(style.get(property) ?? ''))
    .some((node) => {
      if (node.type !== 'Url' || !node.value.startsWith('#')) return false;
      // Values are in lower case.
      const svg = [...page.querySelectorAll('clipPath[id],mask[id]')].find(
        ({ id }) => `#${id.toLowerCase()}` === node.value,
      );
      return svg !== undefined && ![...svg.querySelectorAll(shapes)].some(hasArea);
    });
