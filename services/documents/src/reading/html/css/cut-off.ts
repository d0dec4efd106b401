import { isElement, isText, tagOf, textLength } from '../dom.ts';
import { splitOutside } from '../../text/css-text.ts';
import type { Declared } from './cascade.ts';
import { pixels } from './covered.ts';

const cuts = (style: Declared): boolean =>
  ['overflow-x', 'overflow-y'].some((axis) => /hidden|clip/.test(style.get(axis) ?? ''));

/** What a control unfolds is for the reader. */
const controls = 'button,summary,[role=button],[aria-expanded],[aria-controls],label';
const hasControl = (element: Element): boolean =>
  (element.parentElement ?? element).querySelector(controls) !== null;

/** Takes away what stands beyond the part of an element that is shown, and says how many characters that were. */
export function cutOff(element: Element, style: Declared, fontSize: number): number {
  if (!cuts(style) || hasControl(element)) return 0;
  const before = textLength(element);
  const lines = Number.parseInt(
    style.get('-webkit-line-clamp') ?? style.get('line-clamp') ?? '',
    10,
  );
  if (lines > 0) keepLines(element, lines);
  const isOneLine =
    /nowrap|^pre$/.test(style.get('white-space') ?? '') && element.querySelector('br') === null;
  const width = pixels(style.get('width') ?? '') ?? pixels(style.get('max-width') ?? '');
  // The narrowest letters are a third as wide as they are high; much more than fits is no slip.
  const fitting = Math.ceil((width ?? 0) / (0.35 * fontSize));
  if (isOneLine && width !== undefined && width > 0 && before > 2 * fitting)
    keepCharacters(element, fitting);
  return before - textLength(element);
}

function keepLines(element: Element, lines: number): void {
  let seen = 1;
  for (const node of [...element.childNodes]) {
    if (isElement(node) && tagOf(node) === 'br') seen += 1;
    else if (seen > lines) node.remove();
  }
}

function keepCharacters(element: Element, most: number): void {
  let left = most;
  for (const node of [...element.childNodes]) {
    const text = node.textContent ?? '';
    if (left <= 0) node.remove();
    else if (isText(node)) node.textContent = text.slice(0, left);
    else if (isElement(node)) keepCharacters(node, left);
    left -= text.length;
  }
}

/** How high a part is at the most that shows nothing of what stands below: "height: 30px; overflow: hidden". */
export function roomOf(style: Declared): number | undefined {
  if (!/hidden|clip/.test(style.get('overflow-y') ?? '')) return undefined;
  const height = pixels(style.get('height') ?? '') ?? pixels(style.get('max-height') ?? '');
  return height !== undefined && height > 0 ? height : undefined;
}

/** Whether a part begins below all that is shown of what it stands in. */
export const isPushedOut = (style: Declared, room: number | undefined): boolean =>
  room !== undefined &&
  ['padding', 'margin'].some((space) => {
    const written =
      style.get(`${space}-top`) ?? splitOutside(style.get(space) ?? '', /\s/)[0] ?? '';
    return (pixels(written) ?? 0) >= room;
  });
