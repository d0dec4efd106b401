import type { Style } from '../css/resolve-style.ts';
import { toPixels, viewport, type Scale } from '../css/lengths.ts';
import { parseTerms } from '../css/values.ts';
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
/** Properties that can indent an element farther than users would scroll. */
const indents = ['margin-left', 'margin-inline-start', 'padding-left', 'padding-inline-start'];

/** Whether an inset, margin or padding moves an element off the page. */
export function isOffScreen(style: Style, scale: Scale): boolean {
  const listDistances = (property: string): Distance[] =>
    parseDistances(property, style.get(property) ?? '', scale);
  const isOutOfFlow = /^(?:absolute|fixed)$/.test(style.get('position') ?? '');
  return (
    [...insets, ...margins]
      .flatMap(listDistances)
      .some(
        ({ pixels, isOfViewport }) => pixels <= -(isOfViewport ? viewport.height : farAwayPx),
      ) ||
    [...indents, ...(isOutOfFlow ? insets : [])]
      .flatMap(listDistances)
      .some(({ pixels }) => pixels >= 2 * viewport.width)
  );
}

type Distance = { pixels: number; isOfViewport: boolean };

function parseDistances(property: string, value: string, scale: Scale): Distance[] {
  // Carousels use percentages to position the next slides.
  const minPercent = margins.includes(property) ? 150 : 500;
  return parseTerms(value)
    .filter((term) => term.type !== 'Percentage' || Math.abs(Number(term.value)) >= minPercent)
    .map((term) => ({
      pixels: toPixels(term, scale),
      isOfViewport: term.type === 'Dimension' && /v[wh]$/.test(term.unit),
    }));
}
