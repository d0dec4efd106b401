import { containsPoint } from '../geometry/areas.ts';
import type { Point } from '../geometry/matrix.ts';
import type { ShownText } from '../interpret/glyphs.ts';
import type { TextPaint } from '../interpret/paints.ts';
import { middleHeight, type DrawnSpan } from '../page-model.ts';
import type { Backdrop } from './backdrop.ts';
import { rateContrast } from './contrast.ts';
import { isOffPage } from './off-page.ts';

/** Text on the canvas. Anything painted over it later changes `isVisible` and `isUnderImage`. */
export type PaintedSpan = DrawnSpan & {
  middle: Point;
  isVisible: boolean;
  /** Whether the text is unpainted, like OCR text over a scan. */
  isUnpainted: boolean;
  isUnderImage: boolean;
  isArtifact: boolean;
};

/** In points. Large text on the first page may be white on an image, since images are not decoded here. */
const minTitleSize = 16;
/** Smaller text (in points) is illegible. */
const minTextSize = 1.6;

/** Text rendering modes that paint nothing (ISO 32000-1, 9.3.6). */
const unpaintedModes = new Set([3, 7]);

/**
 * Determines whether text is visible at the time it is painted: on the page, within the clip, large enough, and
 * different in color from the backdrop.
 */
export function paintText(
  { isBlank, ...span }: ShownText,
  { graphics, isArtifact }: TextPaint,
  page: { number: number; width: number; height: number },
  backdrop: Backdrop,
): PaintedSpan {
  const { x, y, width, size, angle } = span;
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const computePoint = (along: number): Point => [
    x + cos * along + sin * size * middleHeight,
    y + sin * along - cos * size * middleHeight,
  ];
  const middle = computePoint(width / 2);
  const isUnpainted = unpaintedModes.has(graphics.renderingMode) || isBlank;
  const isTitle = size >= minTitleSize && page.number === 1;
  const isClipped = graphics.clip !== undefined && !containsPoint(graphics.clip, ...middle);
  const contrast = rateContrast(graphics, backdrop.at(...computePoint(Math.min(width / 2, size))));
  const hasContrast = contrast === 'visible' || (contrast === 'same' && (isTitle || isUnpainted));
  return {
    ...span,
    middle,
    isVisible: !isOffPage(span, page) && !isClipped && size >= minTextSize && hasContrast,
    isUnpainted,
    isUnderImage: false,
    isArtifact,
  };
}
