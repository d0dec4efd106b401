import type { Style } from '../css/resolve-style.ts';
import { parseNumber, toNumber, viewport } from '../css/lengths.ts';
import { listArguments, findFunctions } from '../css/values.ts';
import { isClippedAway } from './clipping.ts';
import { isOffScreen } from './off-screen.ts';
import { hasNoRoom } from './overflow.ts';
import { isTransformedAway } from './transforms.ts';

/** A `collapsed` element may be shown by a control, whereas a `hidden` element is never shown. */
export type Concealment = 'collapsed' | 'hidden';

const invisibleOpacity = 0.05;

/** Whether a style, without its animated properties, makes an element completely invisible. */
export function findConcealment(style: Style, fontSize: number): Concealment | undefined {
  const value = (property: string) => style.get(property) ?? '';
  const scale = { fontSize, percentBase: viewport.width };
  if (
    parseNumber(value('opacity')) <= invisibleOpacity ||
    parseNumber(value('zoom')) <= invisibleOpacity ||
    // Microsoft Word writes this property.
    value('mso-hide') === 'all' ||
    isFilteredAway(value('filter')) ||
    isTransformedAway(style, scale) ||
    isOffScreen(style, scale) ||
    isClippedAway(style)
  )
    return 'hidden';
  return /^(?:none|table-column(?:-group)?)$/.test(value('display')) ||
    value('content-visibility') === 'hidden' ||
    hasNoRoom(style, scale)
    ? 'collapsed'
    : undefined;
}

const isFilteredAway = (filter: string): boolean =>
  findFunctions(filter).some(
    (call) => call.name === 'opacity' && toNumber(listArguments(call)[0]) <= invisibleOpacity,
  );
