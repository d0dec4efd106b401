import { numberOf, toNumber, toPixels, viewport } from '../../css/lengths.ts';
import { argumentsOf, componentsOf, functionsIn } from '../../css/values.ts';
import type { Style } from '../css/cascade.ts';
import { isClippedAway } from './clipping.ts';
import { isBesideViewport, isOffScreen } from './off-screen.ts';
import { hasNoRoom } from './overflow.ts';
import { isTransformedAway } from './transforms.ts';

/** `collapsed`: a control may show the element. `hidden`: nothing shows it. */
export type Concealment = 'collapsed' | 'hidden';

/** Whether a style alone leaves nothing of an element to see. */
export function concealmentBy(
  style: Style,
  fontSize: number,
  isAnimated: (property: string) => boolean,
): Concealment | undefined {
  const value = (property: string) => style.get(property) ?? '';
  const scale = { fontSize, percentBase: viewport.width };
  if (
    (!isAnimated('opacity') && numberOf(value('opacity')) <= 0.05) ||
    numberOf(value('zoom')) <= 0.05 ||
    // Written by Word.
    value('mso-hide') === 'all' ||
    isReplacedByImage(value('content')) ||
    isFilteredAway(value('filter')) ||
    isTransformedAway(style, scale, isAnimated) ||
    isOffScreen(style, scale, isAnimated) ||
    isClippedAway(style)
  )
    return 'hidden';
  return /^(?:none|table-column(?:-group)?)$/.test(value('display')) ||
    value('content-visibility') === 'hidden' ||
    isBesideViewport(style, scale, isAnimated) ||
    hasNoRoom(style, scale, isAnimated)
    ? 'collapsed'
    : undefined;
}

const isReplacedByImage = (content: string): boolean => {
  const [first] = componentsOf(content);
  return first?.type === 'Url' || (first?.type === 'Function' && /image-set$/.test(first.name));
};

/** Amounts at which a filter leaves nothing legible. */
const isFilteredAway = (filter: string): boolean =>
  functionsIn(filter).some((call) => {
    const [amount] = argumentsOf(call);
    switch (call.name) {
      case 'opacity':
      case 'contrast':
        return toNumber(amount) <= 0.05;
      case 'brightness':
        return toNumber(amount) >= 20;
      case 'blur':
        return toPixels(amount, { fontSize: 16, percentBase: 0 }) >= 12;
      default:
        return false;
    }
  });
