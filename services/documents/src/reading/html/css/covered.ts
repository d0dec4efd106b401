import { nameOf } from '../dom.ts';
import { splitOutside } from '../../text/css-text.ts';
import type { Said } from './cascade.ts';
import { groundOf } from './letters.ts';
import { lengthOf, type Scale } from './lengths.ts';
import { screen } from './media.ts';

type Value = (property: string) => string;
type Part = { element: Element; value: Value; paints: boolean };

/** What takes turns in one place: each is seen in its time. */
const takesTurns = /slid|carousel|swiper|gallery|rotat|fade|tab|step|panel|card|flip|front|back/;

/** Of parts that stand beside each other those that another one is painted over, whole and in one color. */
export function coveredAmong(said: ReadonlyMap<Element, Said>): Set<Element> {
  const parts = [...said].map(([element, { style }]): Part => {
    const value: Value = (property) => style.get(property) ?? '';
    return { element, value, paints: (groundOf(style, undefined)?.alpha ?? 0) > 0.98 };
  });
  return new Set(
    parts
      .filter((part, at) => {
        if (takesTurns.test(nameOf(part.element))) return false;
        const later = parts.slice(at + 1);
        return (
          (fillsItsPlace(part) && later.some((over) => over.paints && isLaidOver(over, part))) ||
          (isBehind(part) && later.some((over) => over.paints && !isTakenOut(over))) ||
          isPulledUpOver(part, later[0])
        );
      })
      .map(({ element }) => element),
  );
}

const isTakenOut = ({ value }: Part): boolean => /^(?:absolute|fixed)\b/.test(value('position'));
const levelOf = ({ value }: Part): number => Number.parseInt(value('z-index'), 10) || 0;

/** From edge to edge of what it stands in. */
function fillsItsPlace({ value }: Part): boolean {
  if (!/^absolute\b/.test(value('position'))) return false;
  const isNone = (property: string) => /^0(?:px|%)?$/.test(value(property));
  const isWhole = (property: string) => value(property) === '100%';
  return (
    /^0(?:px|%)?(?:\s+0(?:px|%)?)*$/.test(value('inset')) ||
    (isNone('top') &&
      isNone('left') &&
      ((isNone('right') && isNone('bottom')) || (isWhole('width') && isWhole('height'))))
  );
}

const isLaidOver = (over: Part, under: Part): boolean =>
  fillsItsPlace(over) && levelOf(over) >= levelOf(under);

/** Under whatever stands in the text beside it. */
const isBehind = (part: Part): boolean => isTakenOut(part) && levelOf(part) < 0;

/** Whether the next part is pulled up over this one, which is no higher than by how much. */
function isPulledUpOver({ value }: Part, next: Part | undefined): boolean {
  const height = pixels(value('height') || value('max-height'));
  if (height === undefined || height <= 0 || !next?.paints) return false;
  if (!/hidden|clip/.test(value('overflow-y')) || !/\S/.test(next.value('position'))) return false;
  const margin = next.value('margin-top') || (splitOutside(next.value('margin'), /\s/)[0] ?? '');
  return (pixels(margin) ?? 0) <= -height;
}

const scale: Scale = { fontSize: 16, whole: screen.width };

/** A measure that does not depend on how wide anything is. */
export const pixels = (written: string): number | undefined =>
  written === '' || written.includes('%') ? undefined : lengthOf(written, scale);
