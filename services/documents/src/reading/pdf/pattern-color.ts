import type { PDFPageProxy } from 'pdfjs-dist';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { parseColor, type Color } from './backdrop.ts';

const pictures = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.shadingFill,
  OPS.setFillColorN,
]);

/** The color of a pattern that has only one; undefined for gradients, textures and pictures. */
export function patternColor(page: PDFPageProxy, args: readonly unknown[]): Color | undefined {
  const colors = args[0] === 'Shading' ? ofShading(page, args[1]) : ofTiling(args);
  const [first] = colors ?? [];
  return colors?.every((color) => color === first) ? parseColor(first) : undefined;
}

/** The stops from one color to the next. */
function ofShading(page: PDFPageProxy, name: unknown): unknown[] | undefined {
  if (typeof name !== 'string') return undefined;
  const store = name.startsWith('g_') ? page.commonObjs : page.objs;
  const shading: unknown = store.has(name) ? store.get(name) : undefined;
  const stops: unknown = Array.isArray(shading) ? shading[3] : undefined;
  if (!Array.isArray(stops)) return undefined;
  return stops.map((stop: unknown) => (Array.isArray(stop) ? (stop[1] as unknown) : undefined));
}

const paints = new Set<number>([
  ...pictures,
  OPS.showText,
  OPS.paintFormXObjectBegin,
  OPS.beginGroup,
  OPS.paintSolidColorImageMask,
]);

/** Whether the tile of a pattern is empty: what is filled with it is not seen. */
export const paintsNothing = ([, , list]: readonly unknown[]): boolean =>
  isList(list) &&
  !list.fnArray.some(
    (operation, at) =>
      paints.has(operation) ||
      (operation === OPS.constructPath && list.argsArray[at]?.[0] !== OPS.endPath),
  );

type Operators = { fnArray: number[]; argsArray: unknown[][] };
const isList = (value: unknown): value is Operators =>
  typeof value === 'object' && value !== null && 'fnArray' in value && 'argsArray' in value;

/** What its tile is painted with, or the color that a tile without any is given. */
function ofTiling([, given, list]: readonly unknown[]): unknown[] | undefined {
  if (typeof given === 'string') return [given];
  if (!isList(list) || list.fnArray.some((operation) => pictures.has(operation))) return undefined;
  const set = list.fnArray.flatMap((operation, at) =>
    operation === OPS.setFillRGBColor || operation === OPS.setStrokeRGBColor
      ? [list.argsArray[at]?.[0]]
      : [],
  );
  return set.length > 0 ? set : ['#000000'];
}
