import { nameOf, textLength } from '../dom.ts';
import { splitOutside } from '../../text/css-text.ts';
import type { Declared, Said } from './cascade.ts';
import { groundOf } from './letters.ts';
import { lengthOf, numberIn, type Scale } from './lengths.ts';
import { screen } from './media.ts';

type Value = (property: string) => string;
type Part = { element: Element; value: Value; paints: boolean };

/** What takes turns in one place: each is seen in its time. */
const takesTurns = /slid|carousel|swiper|gallery|rotat|fade|tab|step|panel|card|flip|front|back/;

/** Gone as soon as the page has come, or there for a moment only. */
const forAMoment =
  /load|spin|splash|overlay|curtain|backdrop|cookie|consent|modal|hover|reveal|wall/;
/** What a whole page is made of lies under nothing for good. */
const ofThePage = 'h1,h2,h3,form,input,textarea,select,main,article';
const mostCovered = 2_000;

/**
 * Of parts that stand beside each other those that another one is painted over, whole and in one color. `around` is
 * the style of what they stand in.
 */
export function coveredAmong(said: ReadonlyMap<Element, Said>, around: Declared): Set<Element> {
  const parts = [...said].map(([element, { style }]): Part => {
    const value: Value = (property) => style.get(property) ?? '';
    const paints = (groundOf(style, undefined)?.alpha ?? 0) > 0.98 && isShown(value);
    return { element, value, paints };
  });
  return new Set(
    parts
      .filter((part, at) => {
        if (takesTurns.test(nameOf(part.element))) return false;
        const later = parts.slice(at + 1);
        return (
          (fillsItsPlace(part) && later.some((over) => over.paints && isLaidOver(over, part))) ||
          (isPlaced(around) && isAside(part) && later.some((over) => isCoverOf(over, part))) ||
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

const isShown = (value: Value): boolean =>
  !/^none\b/.test(value('display')) &&
  !/^(?:hidden|collapse)\b/.test(value('visibility')) &&
  !(numberIn(value('opacity')) < 0.95) &&
  value('transform') === '';

/** What is laid over a part is measured by the next that has a place of its own. */
const isPlaced = (style: Declared): boolean =>
  /^(?:relative|absolute|fixed|sticky)\b/.test(style.get('position') ?? '');

const isAside = ({ element }: Part): boolean =>
  textLength(element) < mostCovered && element.querySelector(ofThePage) === null;

const isCoverOf = (over: Part, part: Part): boolean =>
  over.paints && !forAMoment.test(nameOf(over.element)) && isLaidOver(over, part);

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
