import { parseHTML } from 'linkedom';
import { parse, serialize } from 'parse5';

export type PageDocument = Document;

/**
 * Parses a page as a browser does. On its own, linkedom would neither move misplaced elements nor close unclosed ones.
 */
export const parsePage = (html: string): PageDocument => parseHTML(serialize(parse(html))).document;

const ELEMENT = 1;
const TEXT = 3;

export const isElement = (node: Node): node is Element => node.nodeType === ELEMENT;
export const isText = (node: Node): boolean => node.nodeType === TEXT;
export const getTag = (element: Element): string => element.tagName.toLowerCase();

/** Whether an element has text of its own, outside its child elements. */
export const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => isText(node) && node.textContent?.trim());

export const readTrimmedText = (element: Element | null): string =>
  (element?.textContent ?? '').trim();
export const readTextWithoutSpaces = (element: Element): string =>
  (element.textContent ?? '').replace(/\s+/g, '');
export const measureText = (element: Element): number =>
  (element.textContent ?? '').replace(/\s+/g, ' ').trim().length;

/** Returns the fraction of an element's text that is in links: near 1 in menus, near 0 in prose. */
export function linkDensity(element: Element): number {
  const length = measureText(element);
  if (length === 0) return 0;
  let linked = 0;
  for (const link of element.querySelectorAll('a[href]')) linked += measureText(link);
  return Math.min(1, linked / length);
}

/** Returns the class and id in lower case, which often describe the purpose of an element. */
export const getClassAndId = (element: Element): string =>
  `${element.getAttribute('class') ?? ''} ${element.id ?? ''}`.toLowerCase();
