import { colorOf } from '../../text/colors.ts';
import type { Declared } from './cascade.ts';
import { splitOutside } from '../../text/css-text.ts';
import { lengthOf, numberIn, type Scale } from './lengths.ts';
import { screen } from './media.ts';
import { farOff, isEdgewise, isFar, isTransformedAway } from './transformed.ts';

/** Folded away, as what a control opens is; or so that nothing opens it. */
export type Unseen = 'folded' | 'gone' | undefined;

/** Whether a style leaves nothing of an element to see, whatever stands behind it. */
export function unseenBy(
  style: Declared,
  fontSize: number,
  moves: (property: string) => boolean,
): Unseen {
  const value = (property: string) => style.get(property) ?? '';
  const scale: Scale = { fontSize, whole: screen.width };
  const goneBy = [
    !moves('opacity') && numberIn(value('opacity')) <= 0.05,
    /^all\b/.test(value('mso-hide')),
    numberIn(value('zoom')) <= 0.05,
    !moves('transform') && isTransformedAway(value('transform'), scale),
    !moves('scale') &&
      /^0*(?:\.0\d*)?(?:e-\d+)?%?(?:\s|$)/.test(value('scale')) &&
      value('scale') !== '',
    !moves('translate') && isFar(value('translate'), scale),
    !moves('rotate') && isEdgewise(value('rotate')),
    isOffScreen(value, scale, moves),
    isClippedAway(value),
    isFilteredAway(value('filter')),
    isMaskedAway(value),
    // A picture is shown in the place of what the element holds.
    /^(?:url|(?:-webkit-)?image-set)\(/.test(value('content')),
  ].some(Boolean);
  if (goneBy) return 'gone';
  const foldedBy =
    /^(?:none|table-column(?:-group)?)\b/.test(value('display')) ||
    /^hidden\b/.test(value('content-visibility')) ||
    isBesideScreen(value, scale, moves) ||
    hasNoRoom(value, scale, moves);
  return foldedBy ? 'folded' : undefined;
}

const before = [
  'left',
  'top',
  'right',
  'bottom',
  'inset',
  'inset-inline-start',
  'inset-inline-end',
  'inset-block-start',
  'inset-block-end',
  'inset-inline',
  'inset-block',
];
const margins = [
  'margin',
  'margin-left',
  'margin-top',
  'margin-inline-start',
  'margin-block-start',
];

/** What moves a part along its line, further than anybody scrolls. */
const pushed = ['margin-left', 'margin-inline-start', 'padding-left', 'padding-inline-start'];

function isOffScreen(
  value: (property: string) => string,
  scale: Scale,
  moves: (property: string) => boolean,
): boolean {
  const isPlaced = /^(?:absolute|fixed)\b/.test(value('position'));
  const measured = (property: string): number[] =>
    splitOutside(value(property), /\s/).flatMap((measure) => {
      if (measure === '' || moves(property)) return [];
      const length = lengthOf(measure, scale);
      // A share of the width: the next slide, or the one after.
      const isShare =
        measure.endsWith('%') &&
        Math.abs(Number.parseFloat(measure)) < (margins.includes(property) ? 150 : 500);
      return length === undefined || isShare ? [] : [length];
    });
  return (
    [...before, ...margins].some((side) =>
      measured(side).some(
        (length) => length <= -farOff || (/v[wh]$/.test(value(side)) && length <= -screen.height),
      ),
    ) ||
    (isPlaced &&
      before.some((side) => measured(side).some((length) => length >= 2 * screen.width))) ||
    pushed.some((side) => measured(side).some((length) => length >= 2 * screen.width))
  );
}

/** Where it stands on the screen for good, and that is beside it; a control may bring it in. */
const isBesideScreen = (
  value: (property: string) => string,
  scale: Scale,
  moves: (property: string) => boolean,
): boolean =>
  /^fixed\b/.test(value('position')) &&
  [
    ['left', screen.width],
    ['right', screen.width],
    ['inset-inline-start', screen.width],
    ['top', screen.height],
    ['bottom', screen.height],
    ['inset-block-start', screen.height],
  ].some(
    ([side, whole]) =>
      !moves(`${side}`) &&
      (lengthOf(value(`${side}`), { ...scale, whole: Number(whole) }) ?? 0) >= Number(whole),
  );

const sized = [
  'height',
  'max-height',
  'width',
  'max-width',
  'block-size',
  'max-block-size',
  'inline-size',
  'max-inline-size',
];

/** Whether what stands in an element is cut off by it: "height: 0; overflow: hidden". */
function hasNoRoom(
  value: (property: string) => string,
  scale: Scale,
  moves: (property: string) => boolean,
): boolean {
  const cuts =
    ['overflow-x', 'overflow-y', 'overflow-block', 'overflow-inline'].some((axis) =>
      /hidden|clip|auto|scroll/.test(value(axis)),
    ) || /strict|content|paint/.test(value('contain'));
  if (!cuts) return false;
  const atMost = (property: string, most: number) => {
    const length = moves(property) ? undefined : lengthOf(value(property), scale);
    return length !== undefined && length <= most && length >= 0;
  };
  const hasNoLine =
    atMost('line-height', 0) &&
    ['height', 'min-height', 'padding', 'padding-bottom'].every((each) => !value(each));
  // A quarter of their height shows no letters.
  const least = Math.max(1.5, Math.min(4, scale.fontSize / 4));
  const isHeld = (measure: string) =>
    /height|block/.test(measure) && (lengthOf(value('min-height'), scale) ?? 0) > least;
  return (
    sized.some((measure) => atMost(measure, least) && !isHeld(measure)) ||
    hasNoLine ||
    (/grid/.test(value('display')) && /^0(?:fr|px|%)?$/.test(value('grid-template-rows')))
  );
}

function isClippedAway(value: (property: string) => string): boolean {
  if (/^rect\((?:[\s,]*[01](?:\.0*)?(?:px)?){4}\s*\)/.test(value('clip'))) return true;
  const [, shape = '', inside = ''] =
    /([a-z]{1,20})\(((?:[^()]|\([^()]*\))*)\)/.exec(value('clip-path')) ?? [];
  switch (shape) {
    case 'inset': {
      const [top = 0, right = top, bottom = top, left = right] = inside
        .replace(/\bround\b.*/, '')
        .split(/\s+/)
        .filter(Boolean)
        .map((part) => (part.endsWith('%') ? Number.parseFloat(part) : 0));
      return top + bottom >= 100 || left + right >= 100;
    }
    case 'xywh':
    case 'rect':
      return hasNoArea(shape, inside);
    case 'circle':
    case 'ellipse':
      return /^\s*0(?:px|%)?(?:\s|$)/.test(inside);
    case 'path':
      return /^["']m[^lhvcsqta]*["']$/.test(inside.trim());
    case 'polygon': {
      const points = splitOutside(inside, /,/)
        .map((point) => point.trim().split(/\s+/).map(Number.parseFloat))
        .filter((point) => point.length === 2 && !point.some(Number.isNaN));
      const area = points.reduce((sum, [x = 0, y = 0], at) => {
        const [nextX = 0, nextY = 0] = points[(at + 1) % points.length] ?? [];
        return sum + x * nextY - nextX * y;
      }, 0);
      return points.length > 1 && Math.abs(area) / 2 <= 1;
    }
    default:
      return false;
  }
}

/** A box by its place and size, or by where its four sides are; a side may be "auto". */
function hasNoArea(shape: string, inside: string): boolean {
  const [a, b, c, d] = inside
    .replace(/\bround\b.*/, '')
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => lengthOf(part, { fontSize: 16, whole: 100 }));
  if (shape === 'xywh') return [c, d].some((size) => size !== undefined && size <= 1);
  const isShut = (from?: number, to?: number) =>
    from !== undefined && to !== undefined && to - from <= 1;
  return isShut(a, c) || isShut(d, b);
}

/** So much of a filter leaves nothing to read. */
function isFilteredAway(filter: string): boolean {
  return [...filter.matchAll(/([a-z-]{1,20})\(([^()]*)\)/g)].some(([, name = '', inside = '']) => {
    const amount = numberIn(inside.trim() || '1');
    return (
      (/^(?:opacity|contrast)$/.test(name) && amount <= 0.05) ||
      (name === 'blur' && (lengthOf(inside.trim(), { fontSize: 16, whole: 0 }) ?? 0) >= 12) ||
      (name === 'brightness' && amount >= 20)
    );
  });
}

function isMaskedAway(value: (property: string) => string): boolean {
  const masks = `${value('mask')} ${value('mask-image')}`.trim();
  if (masks === '') return false;
  if (/^0(?:px|%)?(?:\s+0(?:px|%)?)?$/.test(value('mask-size'))) return true;
  const stops = [...masks.matchAll(/gradient\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(
    ([, inside = '']) =>
      splitOutside(inside, /,/).flatMap((stop) => {
        const color = colorOf(splitOutside(stop.trim(), /\s/)[0] ?? '');
        return color ? [color] : [];
      }),
  );
  return stops.length > 0 && stops.every(({ alpha }) => alpha <= 0.05) && !/url\(/.test(masks);
}
