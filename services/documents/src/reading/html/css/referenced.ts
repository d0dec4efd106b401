import { tagOf, type PageDocument } from '../dom.ts';
import type { Declared } from './cascade.ts';
import { lengthOf } from './lengths.ts';

const scale = { fontSize: 16, whole: 100 };
const reference = /url\(\s*["']?#([^"')\s]+)/;

/** What a drawing lets through is drawn by these, each with what it needs to be of any size. */
const extents: Record<string, readonly string[]> = {
  rect: ['width', 'height'],
  image: ['width', 'height'],
  circle: ['r'],
  ellipse: ['rx', 'ry'],
};
const shapes = 'rect,image,circle,ellipse,path,polygon,polyline,line,text,use,g,foreignobject';

const drawsSomething = (shape: Element): boolean =>
  shape.hasAttribute('style') ||
  shape.hasAttribute('class') ||
  (extents[tagOf(shape)] ?? []).every((side) => {
    const written = shape.getAttribute(side);
    return written === null ? side.startsWith('r') && side !== 'r' : lengthOf(written, scale) !== 0;
  });

/** Whether a style cuts an element down to a drawing of the page in which nothing is drawn. */
export function isCutToNothing(style: Declared, page: PageDocument): boolean {
  return ['clip-path', 'mask', 'mask-image'].some((property) => {
    const id = reference.exec(style.get(property) ?? '')?.[1];
    if (!id) return false;
    // Values are kept in small letters.
    const drawing = [...page.querySelectorAll('clipPath[id],mask[id]')].find(
      (each) => each.id.toLowerCase() === id,
    );
    return drawing !== undefined && ![...drawing.querySelectorAll(shapes)].some(drawsSomething);
  });
}
