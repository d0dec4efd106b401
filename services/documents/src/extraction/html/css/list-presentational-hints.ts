import { getTag } from '../dom.ts';
import type { StyleDeclaration } from './declarations.ts';

const neverRendered = /^(?:noframes|noembed|datalist|template|area|param|rp|mphantom)$/;
/** Elements drawn by the browser on a background of their own. */
const widgets = /^(?:button|input|select|textarea|option|mark|meter|progress)$/;
const struckOut = /^(?:s|strike|del)$/;
const unknownBackground = 'url(x)';

/** Returns the styles from a browser's default style sheet and from presentational attributes in old HTML. */
export function listPresentationalHints(element: Element): StyleDeclaration[] {
  const tag = getTag(element);
  const readAttribute = (name: string) => (element.getAttribute(name) ?? '').trim().toLowerCase();
  const readColor = (name: string) => readAttribute(name).replace(/^(?=[\da-f]{6}$)/, '#');
  const hints = new Map<string, string>();
  if (
    element.hasAttribute('hidden') ||
    element.hasAttribute('popover') ||
    neverRendered.test(tag) ||
    (tag === 'dialog' && !element.hasAttribute('open'))
  )
    hints.set('display', 'none');
  if (struckOut.test(tag)) hints.set('text-decoration', 'line-through');
  if (tag === 'a' && element.hasAttribute('href')) hints.set('color', '#0000ee');
  if (tag === 'font' && readAttribute('color')) hints.set('color', readColor('color'));
  if (tag === 'body' && readAttribute('text')) hints.set('color', readColor('text'));
  if (readAttribute('bgcolor')) hints.set('background-color', readColor('bgcolor'));
  if (readAttribute('background') || widgets.test(tag))
    hints.set('background-image', unknownBackground);
  return [...hints].map(([property, value]) => ({ property, value, important: false }));
}
