import { colorOf, type Rgba } from '../text/colors.ts';
import { declarationsIn } from '../text/css-text.ts';
import { unseenBy } from '../html/css/unseen.ts';
import { attribute, firstTag } from './word-xml.ts';

/** In twentieths of a point; the largest paper of Word is 31,680 of them. */
const farOff = 15_000;
const flat = 20;

const numberOf = (tag: string, name: string): number | undefined => {
  const value = attribute(tag, name);
  return value === undefined || !/^-?\d+$/.test(value) ? undefined : Number(value);
};

/** Whether a paragraph begins beyond the paper, or stands in a frame that does or has no size. */
export function isOffThePage(properties: string, w: string): boolean {
  const indent = firstTag(properties, `${w}ind`);
  const start = numberOf(indent, `${w}left`) ?? numberOf(indent, `${w}start`) ?? 0;
  const frame = firstTag(properties, `${w}framePr`);
  const first = numberOf(indent, `${w}firstLine`) ?? 0;
  const places = [
    start,
    start + first,
    numberOf(frame, `${w}x`) ?? 0,
    numberOf(frame, `${w}y`) ?? 0,
  ];
  const [width, height] = [numberOf(frame, `${w}w`), numberOf(frame, `${w}h`)];
  const isExact = attribute(frame, `${w}hRule`) === 'exact';
  return (
    places.some((place) => Math.abs(place) >= farOff) ||
    (isExact && height !== undefined && height <= flat) ||
    (isExact && width !== undefined && width <= flat)
  );
}

/** Whether a row is exactly as high as nothing. */
export const isRowFlat = (tag: string, w: string): boolean =>
  attribute(tag, `${w}hRule`) === 'exact' && (numberOf(tag, `${w}val`) ?? flat + 1) <= flat;

/** Whether a shape of the older kind is hidden, or stands far off the paper. */
export function isDrawnAway(tag: string): boolean {
  const style = new Map(
    declarationsIn(attribute(tag, 'style') ?? '').map(({ property, value }) => [property, value]),
  );
  return (
    /^hidden/.test(style.get('visibility') ?? '') || unseenBy(style, 16, () => false) === 'gone'
  );
}

/** Whether a table stands beyond the paper. */
export const isTableOffThePage = (tag: string, w: string): boolean =>
  ['tblpX', 'tblpY', 'w'].some((name) => Math.abs(numberOf(tag, `${w}${name}`) ?? 0) >= farOff);

/** What a shape of the older kind says to be filled with; a name may stand before its place in a palette. */
export const fillOfShape = (tag: string): Rgba | undefined =>
  /^(?:f|false)$/.test(attribute(tag, 'filled') ?? '')
    ? undefined
    : colorOf((attribute(tag, 'fillcolor') ?? '').split(' ')[0]?.toLowerCase() ?? '');
