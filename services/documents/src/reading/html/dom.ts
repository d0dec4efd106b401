import { parseHTML } from 'linkedom';

/** The part of a DOM that reading needs; linkedom gives it without a browser. */
export type PageDocument = Document;

export function parsePage(html: string): PageDocument {
  const { document } = parseHTML(html);
  // A piece of a page, or one whose parts were mixed up, has no root that could hold it all.
  if ((document.documentElement as Element | null)?.tagName !== 'HTML')
    return parseHTML(`<!doctype html><html><body>${html}</body></html>`).document;
  if (!document.querySelector('frameset')) gatherBody(document);
  return document;
}

const ofTheHead = 'HEAD TITLE META LINK BASE STYLE SCRIPT'.split(' ');

/** HTML lets a page leave out the tags of its body, or write before it; the parser lets that stand beside it. */
function gatherBody(document: Document): void {
  const root = document.documentElement;
  const known = root.querySelector('body');
  const isBeside = (node: Node): boolean =>
    node !== known &&
    (isElement(node) ? !ofTheHead.includes(node.tagName) : (node.textContent ?? '').trim() !== '');
  const beside = [...root.childNodes].filter(isBeside);
  if (beside.length === 0) return;
  const body = known ?? document.createElement('body');
  const before = beside.filter(
    (node) => known && node.compareDocumentPosition(known) & node.DOCUMENT_POSITION_FOLLOWING,
  );
  body.prepend(...before);
  body.append(...beside.filter((node) => !before.includes(node)));
  document.head.after(body);
}

const ELEMENT = 1;
const TEXT = 3;

export const isElement = (node: Node): node is Element => node.nodeType === ELEMENT;
export const isText = (node: Node): boolean => node.nodeType === TEXT;
export const tagOf = (element: Element): string => element.tagName.toLowerCase();
export const textLength = (element: Element): number =>
  (element.textContent ?? '').replace(/\s+/g, ' ').trim().length;

/** The share of an element's text that stands in links: near 1 in menus, near 0 in prose. */
export function linkDensity(element: Element): number {
  const all = textLength(element);
  if (all === 0) return 0;
  let linked = 0;
  for (const link of element.querySelectorAll('a[href]')) linked += textLength(link);
  return Math.min(1, linked / all);
}

/** Class and id, lowercased: what a page's author called the element. */
export const nameOf = (element: Element): string =>
  `${element.getAttribute('class') ?? ''} ${element.id ?? ''}`.toLowerCase();
