import { parseHTML } from 'linkedom';

/** The part of a DOM that reading needs; linkedom gives it without a browser. */
export type PageDocument = Document;

export function parsePage(html: string): PageDocument {
  const { document } = parseHTML(html);
  // A piece of a page, or one whose parts were mixed up, has no root that could hold it all.
  if ((document.documentElement as Element | null)?.tagName !== 'HTML')
    return parseHTML(`<!doctype html><html><body>${html}</body></html>`).document;
  gatherHead(document);
  if (!document.querySelector('frameset')) gatherBody(document);
  return document;
}

const ofTheHead = 'HEAD TITLE META LINK BASE STYLE SCRIPT'.split(' ');
const inHeads = new Set(['NOSCRIPT', 'TEMPLATE']);

/**
 * The parser takes a page's first element for its head and the next for its body, and makes empty ones where they
 * are something else: "<html><meta …><head>…" would be a page without a word.
 */
function gatherHead(document: Document): void {
  const root = document.documentElement;
  const head = root.querySelector(':scope > head') ?? document.createElement('head');
  for (const element of [...root.children])
    if (element !== head && ofTheHead.includes(element.tagName))
      head.append(...(element.tagName === 'HEAD' ? element.childNodes : [element]));
  for (const empty of root.querySelectorAll(':scope > head')) if (empty !== head) empty.remove();
  root.prepend(head);
  // Whoever opens a head and never closes it begins the body with the first element that no head holds.
  const inner = [...head.childNodes];
  const first = inner.findIndex(
    (node) => isElement(node) && !(ofTheHead.includes(node.tagName) || inHeads.has(node.tagName)),
  );
  if (first >= 0) head.after(...inner.slice(first));
}

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
  const before = beside.filter((node) => known && isBefore(node, known));
  body.prepend(...before);
  body.append(...beside.filter((node) => !before.includes(node)));
  document.head.after(body);
}

const ELEMENT = 1;
const TEXT = 3;
const PRECEDING = 2;

/** Whether a node is before another one, which it does not contain. */
export const isBefore = (node: Node, other: Node): boolean =>
  (other.compareDocumentPosition(node) & PRECEDING) !== 0 && !node.contains(other);

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
