import { colorOf, type Rgba } from '../css/colors.ts';
import { parseDeclarations } from '../css/declarations.ts';
import { concealmentBy } from '../html/visibility/concealment.ts';
import { attributeOf, childOf, type XmlElement } from '../xml/tree.ts';

/** In twentieths of a point; the largest paper of Word is 31,680 of them. */
const farOff = 15_000;
const flat = 20;

const numberOf = (of: XmlElement | undefined, name: string): number | undefined => {
  const value = attributeOf(of, name);
  return value === undefined || !/^-?\d+$/.test(value) ? undefined : Number(value);
};

/** Whether a paragraph begins beyond the paper, or stands in a frame that does or has no size. */
export function isOffThePage(properties: XmlElement | undefined): boolean {
  const indent = childOf(properties, 'w:ind');
  const start = numberOf(indent, 'w:left') ?? numberOf(indent, 'w:start') ?? 0;
  const frame = childOf(properties, 'w:framePr');
  const first = numberOf(indent, 'w:firstLine') ?? 0;
  const places = [start, start + first, numberOf(frame, 'w:x') ?? 0, numberOf(frame, 'w:y') ?? 0];
  const [width, height] = [numberOf(frame, 'w:w'), numberOf(frame, 'w:h')];
  const isExact = attributeOf(frame, 'w:hRule') === 'exact';
  return (
    places.some((place) => Math.abs(place) >= farOff) ||
    (isExact && height !== undefined && height <= flat) ||
    (isExact && width !== undefined && width <= flat)
  );
}

/** Whether a row is exactly as high as nothing. */
export function isRowFlat(properties: XmlElement | undefined): boolean {
  const height = childOf(properties, 'w:trHeight');
  const isExact = attributeOf(height, 'w:hRule') === 'exact';
  return isExact && (numberOf(height, 'w:val') ?? flat + 1) <= flat;
}

/** Whether a shape of the older kind is hidden, or stands far off the paper. */
export function isDrawnAway(shape: XmlElement): boolean {
  const style = new Map(
    parseDeclarations(attributeOf(shape, 'style') ?? '').map(({ property, value }) => [
      property,
      value,
    ]),
  );
  return (
    /^hidden/.test(style.get('visibility') ?? '') ||
    concealmentBy(style, 16, () => false) === 'hidden'
  );
}

/** Whether a table begins beyond the paper. */
export const isTableOffThePage = (properties: XmlElement | undefined): boolean =>
  [
    numberOf(childOf(properties, 'w:tblpPr'), 'w:tblpX'),
    numberOf(childOf(properties, 'w:tblpPr'), 'w:tblpY'),
    numberOf(childOf(properties, 'w:tblInd'), 'w:w'),
  ].some((place) => Math.abs(place ?? 0) >= farOff);

/** What a shape of the older kind says to be filled with; a name may stand before its place in a palette. */
export const fillOfShape = (shape: XmlElement): Rgba | undefined =>
  /^(?:f|false)$/.test(attributeOf(shape, 'filled') ?? '')
    ? undefined
    : colorOf((attributeOf(shape, 'fillcolor') ?? '').split(' ')[0]?.toLowerCase() ?? '');
