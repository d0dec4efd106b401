import { getAttribute, findChild, type XmlElement } from '../../xml/tree.ts';

/** In twentieths of a point. Word's largest paper size is 31,680. */
const maxOffset = 15_000;
const minSize = 20;

const readNumber = (of: XmlElement | undefined, name: string): number | undefined => {
  const value = getAttribute(of, name);
  return value === undefined || !/^-?\d+$/.test(value) ? undefined : Number(value);
};

/** Whether a paragraph or its frame is off the page, or the frame has no size. */
export function isOffThePage(properties: XmlElement | undefined): boolean {
  const indent = findChild(properties, 'w:ind');
  const start = readNumber(indent, 'w:left') ?? readNumber(indent, 'w:start') ?? 0;
  const frame = findChild(properties, 'w:framePr');
  const first = readNumber(indent, 'w:firstLine') ?? 0;
  const places = [
    start,
    start + first,
    readNumber(frame, 'w:x') ?? 0,
    readNumber(frame, 'w:y') ?? 0,
  ];
  const [width, height] = [readNumber(frame, 'w:w'), readNumber(frame, 'w:h')];
  const isExact = getAttribute(frame, 'w:hRule') === 'exact';
  return (
    places.some((place) => Math.abs(place) >= maxOffset) ||
    (isExact && height !== undefined && height <= minSize) ||
    (isExact && width !== undefined && width <= minSize)
  );
}

/** Whether the exact height of a row is close to zero. */
export function isRowFlat(properties: XmlElement | undefined): boolean {
  const height = findChild(properties, 'w:trHeight');
  const isExact = getAttribute(height, 'w:hRule') === 'exact';
  return isExact && (readNumber(height, 'w:val') ?? minSize + 1) <= minSize;
}

/** Whether a table starts off the page. */
export const isTableOffThePage = (properties: XmlElement | undefined): boolean =>
  [
    readNumber(findChild(properties, 'w:tblpPr'), 'w:tblpX'),
    readNumber(findChild(properties, 'w:tblpPr'), 'w:tblpY'),
    readNumber(findChild(properties, 'w:tblInd'), 'w:w'),
  ].some((place) => Math.abs(place ?? 0) >= maxOffset);
