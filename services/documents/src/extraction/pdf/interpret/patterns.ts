import type { PDFPageProxy } from 'pdfjs-dist';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Rgba } from '../../colors.ts';
import { hasManyColors, isBlank, isDrawing } from './drawings.ts';
import { getPageObject } from './page-objects.ts';
import { parseColor } from './paint-colors.ts';

/** The operands of a pattern color: a shading and its name, or a tiling with its color and drawing. */
type Pattern = readonly unknown[];

/** Returns the color of a single-color pattern. Returns undefined for gradients, textures and images. */
export function findPatternColor(page: PDFPageProxy, pattern: Pattern): Rgba | undefined {
  const colors =
    pattern[0] === 'Shading' ? findShadingColors(page, pattern[1]) : findTilingColors(pattern);
  const [first] = colors ?? [];
  return colors?.every((color) => color === first) ? parseColor(first) : undefined;
}

/** Whether a pattern is a tiling with an empty tile. */
export const paintsNothing = ([, , drawing]: Pattern): boolean =>
  isDrawing(drawing) && isBlank(drawing);

function findShadingColors(page: PDFPageProxy, name: unknown): unknown[] | undefined {
  const shading = typeof name === 'string' ? getPageObject(page, name) : undefined;
  const stops: unknown = Array.isArray(shading) ? shading[3] : undefined;
  if (!Array.isArray(stops)) return undefined;
  return stops.map((stop: unknown): unknown => (Array.isArray(stop) ? stop[1] : undefined));
}

function findTilingColors([, color, drawing]: Pattern): unknown[] | undefined {
  if (typeof color === 'string') return [color];
  if (!isDrawing(drawing) || hasManyColors(drawing)) return undefined;
  const colors = drawing.fnArray.flatMap((operator, index) =>
    operator === OPS.setFillRGBColor || operator === OPS.setStrokeRGBColor
      ? [drawing.argsArray[index]?.[0]]
      : [],
  );
  return colors.length > 0 ? colors : ['#000000'];
}
