import { wcagContrast } from 'culori';
import { blendOver, computeChannelDifference, type Rgba } from './colors.ts';

/** Text with less contrast is unreadable. For comparison, WCAG requires 4.5. */
const minContrast = 1.12;
/** Two hues of equal lightness still differ in at least one channel. */
const minChannelDifference = 36 / 255;

/** Whether text in one color is indistinguishable from its background. */
export function isInvisibleOn(text: Rgba, background: Rgba): boolean {
  const visibleColor = blendOver(text, background);
  return (
    computeChannelDifference(visibleColor, background) < minChannelDifference &&
    wcagContrast(visibleColor, background) < minContrast
  );
}
