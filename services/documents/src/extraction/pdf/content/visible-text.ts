import { paintOn, white, type Rgba } from '../../css/colors.ts';
import { isSameColor } from './backdrop.ts';
import type { Graphics } from './graphics-state.ts';
import type { Point } from './matrix.ts';
import type { DirectedSpan } from './text-directions.ts';

export type PaintedSpan = DirectedSpan & {
  middle: Point;
  isVisible: boolean;
  /** Shown without being painted, as OCR does over a scan. */
  isUnpainted: boolean;
  isUnderImage: boolean;
  isArtifact: boolean;
};

/** Large text on the first page may be white on an image, which is not decoded here. */
export const minTitleSize = 16;
export const minTextSize = 1.6;

/** Text rendering modes (ISO 32000-1, 9.3.6). */
const fillModes = new Set([0, 2, 3, 4, 6, 7]);
const strokeModes = new Set([1, 2, 5, 6]);
export const unpaintedModes = new Set([3, 7]);

/** Text with less opaque ink is invisible. */
const minInkAlpha = 0.05;

/**
 * Whether text is visible on the color under it, has the same color, or is transparent (`none`).
 *
 * @param under undefined on images and patterns
 */
export function contrastOf(
  graphics: Graphics,
  under: Rgba | undefined,
): 'visible' | 'same' | 'none' {
  const { renderingMode: mode, fillAlpha, strokeAlpha } = graphics;
  const inks = [
    ...(fillModes.has(mode) ? [{ color: graphics.fill, alpha: fillAlpha }] : []),
    ...(strokeModes.has(mode) ? [{ color: graphics.stroke, alpha: strokeAlpha }] : []),
  ];
  if (Math.max(...inks.map(({ alpha }) => alpha)) <= minInkAlpha) return 'none';
  if (!under) return 'visible';
  if (graphics.lightens && isSameColor(under, white)) return 'none';
  const isSame = inks.every(
    ({ color, alpha }) =>
      color !== undefined && isSameColor(paintOn({ ...color, alpha }, under), under),
  );
  return isSame ? 'same' : 'visible';
}

const lengthOf = (spans: PaintedSpan[]): number =>
  spans.reduce((sum, { text }) => sum + text.trim().length, 0);

/** Longer artifacts that outweigh the other text of a page are its real text, which a program mistook for decoration. */
const minBodyLength = 400;

/** Without the text that the program marked as decoration. */
export function withoutDecoration(painted: PaintedSpan[]): PaintedSpan[] {
  const body = painted.filter(({ isArtifact }) => !isArtifact);
  const length = lengthOf(painted) - lengthOf(body);
  return length >= minBodyLength && length > lengthOf(body) ? painted : body;
}

/**
 * OCR puts unpainted text over a scan, or text under its image. If nearly all text of a page is of that
 * kind, it is the text of the page; otherwise it is hidden.
 */
export function visibleSpans(painted: PaintedSpan[]): { spans: DirectedSpan[]; hidden: number } {
  const isOcr = ({ isUnpainted, isUnderImage }: PaintedSpan) => isUnpainted || isUnderImage;
  const isScan = lengthOf(painted.filter(isOcr)) > 0.8 * lengthOf(painted);
  const spans = painted.filter((span) => span.isVisible && (isScan || !isOcr(span)));
  return { spans, hidden: lengthOf(painted) - lengthOf(spans) };
}
