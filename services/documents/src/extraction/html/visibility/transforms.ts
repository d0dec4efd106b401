import type { CssNode } from 'css-tree';
import type { Style } from '../css/resolve-style.ts';
import { toNumber, toPixels, viewport, type Scale } from '../css/lengths.ts';
import { listArguments, findFunctions, parseTerms } from '../css/values.ts';

/** Carousels keep the next slide up to one width away, but nothing visible is a thousand pixels away. */
export const farAwayPx = 1_000;
/** In percent of the element's size. */
const farAwayPercent = 300;
const minScale = 0.02;

/** Whether `transform`, `translate` or `scale` moves an element out of view or shrinks it to nothing. */
export function isTransformedAway(style: Style, scale: Scale): boolean {
  const getValue = (property: string) => style.get(property) ?? '';
  return (
    isFarAway(parseTerms(getValue('translate')), scale) ||
    isScaledToNothing(parseTerms(getValue('scale'))) ||
    findFunctions(getValue('transform')).some((call) => {
      const terms = listArguments(call);
      if (/^translate(?:x|y|3d)?$/.test(call.name)) return isFarAway(terms.slice(0, 2), scale);
      if (/^scale(?:x|y|3d)?$/.test(call.name)) return isScaledToNothing(terms);
      return call.name === 'matrix' && isFlat(...terms.map(toNumber));
    })
  );
}

const isFarAway = (distances: CssNode[], scale: Scale): boolean =>
  distances.some((distance) => {
    if (distance.type === 'Percentage') return Math.abs(Number(distance.value)) >= farAwayPercent;
    const pixels = toPixels(distance, scale);
    return pixels <= -farAwayPx || pixels >= 2 * viewport.width;
  });

const isScaledToNothing = (factors: CssNode[]): boolean =>
  factors.slice(0, 2).some((factor) => Math.abs(toNumber(factor)) <= minScale);

/** Whether a linear transformation reduces every area to zero. */
const isFlat = (a = 1, b = 0, c = 0, d = 1): boolean => Math.abs(a * d - b * c) <= minScale ** 2;
