import { blendOver, white, type Rgba } from '../../colors.ts';
import type { Graphics } from '../interpret/graphics-state.ts';
import { isSameColor } from '../interpret/paint-colors.ts';

/** Text painted with less opaque ink is invisible. */
const minInkAlpha = 0.05;
/** Text rendering modes (ISO 32000-1, 9.3.6). */
const fillModes = new Set([0, 2, 3, 4, 6, 7]);
const strokeModes = new Set([1, 2, 5, 6]);

/**
 * Determines whether text is visible against the color under it, has the same color, or is transparent (`none`).
 *
 * @param under undefined on images and patterns
 */
export function rateContrast(
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
      color !== undefined && isSameColor(blendOver({ ...color, alpha }, under), under),
  );
  return isSame ? 'same' : 'visible';
}
