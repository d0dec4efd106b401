import type { CssNode } from 'css-tree';
import { toNumber, toPixels, viewport, type Scale } from '../../css/lengths.ts';
import { argumentsOf, functionsIn, termsOf } from '../../css/values.ts';
import type { Style } from '../css/cascade.ts';

/** Carousels keep their next slide up to one width away; nothing visible is a thousand pixels away. */
export const farAwayPx = 1_000;
/** In percent of the element's own size. */
const farAwayPercent = 300;
const minScale = 0.02;

const degreesPerUnit: Record<string, number> = {
  deg: 1,
  grad: 0.9,
  rad: 180 / Math.PI,
  turn: 360,
};

const degreesOf = (node: CssNode | undefined): number =>
  node?.type === 'Dimension' ? Number(node.value) * (degreesPerUnit[node.unit] ?? NaN) : NaN;

const isQuarterTurn = (degrees: number): boolean => Math.abs((Math.abs(degrees) % 180) - 90) < 1;

const isFarAway = (distances: CssNode[], scale: Scale): boolean =>
  distances.some((distance) => {
    if (distance.type === 'Percentage') return Math.abs(Number(distance.value)) >= farAwayPercent;
    const pixels = toPixels(distance, scale);
    return pixels <= -farAwayPx || pixels >= 2 * viewport.width;
  });

const isScaledToNothing = (factors: CssNode[]): boolean =>
  factors.slice(0, 2).some((factor) => Math.abs(toNumber(factor)) <= minScale);

/** Whether a linear transformation reduces every area to nothing. */
const isFlat = (a = 1, b = 0, c = 0, d = 1): boolean => Math.abs(a * d - b * c) <= minScale ** 2;

/** Whether `transform`, `translate`, `scale` or `rotate` leaves nothing of an element in view. */
export function isTransformedAway(
  style: Style,
  scale: Scale,
  isAnimated: (property: string) => boolean,
): boolean {
  const terms = (property: string) =>
    isAnimated(property) ? [] : termsOf(style.get(property) ?? '');
  return (
    isFarAway(terms('translate'), scale) ||
    isScaledToNothing(terms('scale')) ||
    isEdgeOn(terms('rotate')) ||
    (!isAnimated('transform') && hidesElement(style.get('transform') ?? '', scale))
  );
}

const hidesElement = (transform: string, scale: Scale): boolean =>
  functionsIn(transform).some((call) => {
    const terms = argumentsOf(call);
    const numbers = terms.map(toNumber);
    switch (call.name) {
      case 'translate':
      case 'translatex':
      case 'translatey':
      case 'translate3d':
        return isFarAway(terms.slice(0, 2), scale);
      case 'scale':
      case 'scalex':
      case 'scaley':
      case 'scale3d':
        return isScaledToNothing(terms);
      case 'matrix':
        return isFlat(...numbers);
      case 'matrix3d':
        return isFlat(numbers[0], numbers[1], numbers[4], numbers[5]);
      case 'rotatex':
      case 'rotatey':
        return isQuarterTurn(degreesOf(terms[0]));
      case 'rotate3d':
        return numbers[2] === 0 && isQuarterTurn(degreesOf(terms[3]));
      default:
        return false;
    }
  });

/** Whether a `rotate` shows only the edge of an element: "y 90deg", "1 0 0 90deg", "0.25turn x". */
function isEdgeOn(terms: CssNode[]): boolean {
  const isAboutXOrY =
    terms.some((term) => term.type === 'Identifier' && /^[xy]$/.test(term.name)) ||
    (terms.length === 4 && toNumber(terms[2]) === 0);
  return isAboutXOrY && terms.some((term) => isQuarterTurn(degreesOf(term)));
}

/** Whether an element shows only its hidden back. In a 3D context, a parent may turn it around again. */
export function isTurnedAway(style: Style, parent: Style): boolean {
  const isBackHidden = style.get('backface-visibility') === 'hidden';
  if (!isBackHidden || parent.get('transform-style') === 'preserve-3d') return false;
  const halfTurns = functionsIn(style.get('transform') ?? '').filter(
    (call) =>
      /^rotate[xy]$/.test(call.name) &&
      Math.abs((Math.abs(degreesOf(argumentsOf(call)[0])) % 360) - 180) < 90,
  );
  return halfTurns.length % 2 === 1;
}
