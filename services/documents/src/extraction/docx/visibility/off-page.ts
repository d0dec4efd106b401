import { attributeOf, childOf, type XmlElement } from '../../xml/tree.ts';

/** In twentieths of a point. Word's largest paper size is 31,680. */
const maxOffset = 15_000;
const minSize = 20;

const numberOf = (of: XmlElement | undefined, name: string): number | undefined => {
  const value = attributeOf(of, name);
  return value === undefined || !/^-?\d+$/.test(value) ? undefined : Number(value);
};

/** Whether a paragraph or its frame is off the page, or the frame has no size. */
export function isOffThePage(properties: XmlElement | undefined): boolean {
  const indent = childOf(properties, 'w:ind');
  const start = numberOf(indent, 'w:left') ?? numberOf(indent, 'w:start') ?? 0;
  const frame = childOf(properties, 'w:framePr');
  const first = numberOf(indent, 'w:firstLine') ?? 0;
  const places = [start, start + first, numberOf(frame, 'w:x') ?? 0, numberOf(frame, 'w:y') ?? 0];
  const [width, height] = [numberOf(frame, 'w:w'), numberOf(frame, 'w:h')];
  const isExact = attributeOf(frame, 'w:hRule') === 'exact';
  return (
    places.some((place) => Math.abs(place) >= maxOffset) ||
    (isExact && height !== undefined && height <= minSize) ||
    (isExact && width !== undefined && width <= minSize)
  );
}

/** Whether the exact height of a row is close to zero. */
export function isRowFlat(properties: XmlElement | undefined): boolean {
  const height = childOf(properties, 'w:trHeight');
  const isExact = attributeOf(height, 'w:hRule') === 'exact';
  return isExact && (numberOf(height, 'w:val') ?? minSize + 1) <= minSize;
}

/** Whether a table starts off the page. */
export const isTableOffThePage = (properties: XmlElement | undefined): boolean =>
  [
    numberOf(childOf(properties, 'w:tblpPr'), 'w:tblpX'),
    numberOf(childOf(properties, 'w:tblpPr'), 'w:tblpY'),
    numberOf(childOf(properties, 'w:tblInd'), 'w:w'),
  ].some((place) => Math.abs(place ?? 0) >= maxOffset);
