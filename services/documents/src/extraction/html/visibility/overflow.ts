import { absoluteLengthOf, lengthOf, type Scale } from '../../css/lengths.ts';
import { termsOf, textOf } from '../../css/values.ts';
import type { Style } from '../css/cascade.ts';
import { isElement, isText, tagOf, textLength } from '../dom.ts';

const clips = (style: Style, property: string): boolean =>
  /hidden|clip/.test(style.get(property) ?? '');

const sizes = ['height', 'width', 'block-size', 'inline-size'].flatMap((size) => [
  size,
  `max-${size}`,
]);

/** Whether an element cuts off all of its content: "height: 0; overflow: hidden". */
export function hasNoRoom(
  style: Style,
  scale: Scale,
  isAnimated: (property: string) => boolean,
): boolean {
  const value = (property: string) => style.get(property) ?? '';
  const isClipping =
    ['x', 'y', 'block', 'inline'].some((axis) =>
      /hidden|clip|auto|scroll/.test(value(`overflow-${axis}`)),
    ) || /strict|content|paint/.test(value('contain'));
  if (!isClipping) return false;
  // A quarter of their height does not show letters.
  const minSize = Math.max(1.5, Math.min(4, scale.fontSize / 4));
  const isAtMost = (property: string, maximum: number): boolean => {
    const length = isAnimated(property) ? undefined : lengthOf(value(property), scale);
    return length !== undefined && length >= 0 && length <= maximum;
  };
  const isHeldOpen = (lengthOf(value('min-height'), scale) ?? 0) > minSize;
  const hasNoLines =
    isAtMost('line-height', 0) &&
    ['height', 'min-height', 'padding', 'padding-bottom'].every((property) => !value(property));
  const hasNoRows =
    /grid/.test(value('display')) && /^0(?:fr|px|%)?$/.test(value('grid-template-rows'));
  return (
    hasNoLines ||
    hasNoRows ||
    sizes.some((size) => isAtMost(size, minSize) && !(isHeldOpen && /height|block/.test(size)))
  );
}

/** Elements that expand what is cut off. */
const controls = 'button,summary,[role=button],[aria-expanded],[aria-controls],label';

/** Removes text beyond the lines or the width that an element shows, and returns its number of characters. */
export function removeTruncated(element: Element, style: Style, fontSize: number): number {
  if (!clips(style, 'overflow-x') && !clips(style, 'overflow-y')) return 0;
  if ((element.parentElement ?? element).querySelector(controls)) return 0;
  const length = textLength(element);
  const maxLines = Number.parseInt(style.get('line-clamp') ?? '', 10);
  if (maxLines > 0) keepLines(element, maxLines);
  const isOneLine =
    /nowrap|^pre$/.test(style.get('white-space') ?? '') && element.querySelector('br') === null;
  const width = absoluteLengthOf(style.get('width')) ?? absoluteLengthOf(style.get('max-width'));
  // The narrowest letters are a third as wide as they are high. A line somewhat too long is a slip of layout.
  const fitting = Math.ceil((width ?? 0) / (0.35 * fontSize));
  if (isOneLine && fitting > 0 && length > 2 * fitting) keepCharacters(element, fitting);
  return length - textLength(element);
}

function keepLines(element: Element, maxLines: number): void {
  let line = 1;
  for (const node of [...element.childNodes]) {
    if (isElement(node) && tagOf(node) === 'br') line += 1;
    else if (line > maxLines) node.remove();
  }
}

function keepCharacters(element: Element, maxLength: number): void {
  let left = maxLength;
  for (const node of [...element.childNodes]) {
    const text = node.textContent ?? '';
    if (left <= 0) node.remove();
    else if (isText(node)) node.textContent = text.slice(0, left);
    else if (isElement(node)) keepCharacters(node, left);
    left -= text.length;
  }
}

/** Whether the padding or margin of an element puts its text below the part of its parent that is shown. */
export function isBelowClip(style: Style, parent: Style): boolean {
  if (!clips(parent, 'overflow-y')) return false;
  const height =
    absoluteLengthOf(parent.get('height')) ?? absoluteLengthOf(parent.get('max-height'));
  if (!height || height < 0) return false;
  return (['padding', 'margin'] as const).some(
    (property) => (topLength(style, property) ?? 0) >= height,
  );
}

/** The top of a `margin` or `padding` in pixels. */
export function topLength(style: Style, property: 'margin' | 'padding'): number | undefined {
  const [first] = termsOf(style.get(property) ?? '');
  return absoluteLengthOf(style.get(`${property}-top`) ?? (first && textOf(first)));
}
