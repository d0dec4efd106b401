import { lengthOf, toPixels, viewport, type Scale } from '../../css/lengths.ts';
import { termsOf } from '../../css/values.ts';
import type { Style } from '../css/cascade.ts';
import { farAwayPx } from './transforms.ts';

const insets = [
  'left',
  'top',
  'right',
  'bottom',
  'inset',
  'inset-inline',
  'inset-inline-start',
  'inset-inline-end',
  'inset-block',
  'inset-block-start',
  'inset-block-end',
];
const margins = [
  'margin',
  'margin-left',
  'margin-top',
  'margin-inline-start',
  'margin-block-start',
];
/** Farther along a line than users scroll. */
const indents = ['margin-left', 'margin-inline-start', 'padding-left', 'padding-inline-start'];

type IsAnimated = (property: string) => boolean;

/** Whether an inset, a margin or a padding moves an element out of the page. */
export function isOffScreen(style: Style, scale: Scale, isAnimated: IsAnimated): boolean {
  const isMovedBack = (property: string): boolean =>
    distancesOf(property, style, scale, isAnimated).some(
      ({ pixels, isOfViewport }) => pixels <= -(isOfViewport ? viewport.height : farAwayPx),
    );
  const isMovedForward = (property: string): boolean =>
    distancesOf(property, style, scale, isAnimated).some(
      ({ pixels }) => pixels >= 2 * viewport.width,
    );
  const isOutOfFlow = /^(?:absolute|fixed)$/.test(style.get('position') ?? '');
  return (
    [...insets, ...margins].some(isMovedBack) ||
    [...indents, ...(isOutOfFlow ? insets : [])].some(isMovedForward)
  );
}

type Distance = { pixels: number; isOfViewport: boolean };

function distancesOf(
  property: string,
  style: Style,
  scale: Scale,
  isAnimated: IsAnimated,
): Distance[] {
  const value = style.get(property);
  if (!value || isAnimated(property)) return [];
  // In percent, carousels place the next slides.
  const minPercent = margins.includes(property) ? 150 : 500;
  return termsOf(value)
    .filter((term) => term.type !== 'Percentage' || Math.abs(Number(term.value)) >= minPercent)
    .map((term) => ({
      pixels: toPixels(term, scale),
      isOfViewport: term.type === 'Dimension' && /v[wh]$/.test(term.unit),
    }));
}

const fixedInsets = [
  ['left', viewport.width],
  ['right', viewport.width],
  ['inset-inline-start', viewport.width],
  ['top', viewport.height],
  ['bottom', viewport.height],
  ['inset-block-start', viewport.height],
] as const;

/** Whether an element has a fixed position just outside the viewport, where a control may bring it in. */
export const isBesideViewport = (style: Style, scale: Scale, isAnimated: IsAnimated): boolean =>
  style.get('position') === 'fixed' &&
  fixedInsets.some(
    ([property, percentBase]) =>
      !isAnimated(property) &&
      (lengthOf(style.get(property) ?? '', { ...scale, percentBase }) ?? 0) >= percentBase,
  );
