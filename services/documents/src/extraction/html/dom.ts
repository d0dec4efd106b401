import { parseHTML } from 'linkedom';

export type PageDocument = Document;

/** Parses a page into a DOM whose head and body are where a browser would put them. */
export function parsePage(html: string): PageDocument {
  const { document } = parseHTML(html);
  // A fragment, or a page with its parts in the wrong order, has no root element around all of it.
  if ((document.documentElement as Element | null)?.tagName !== 'HTML')
    return parseHTML(`<!doctype html><html><body>${html}</body></html>`).document;
  collectHead(document);
  if (!document.querySelector('frameset')) collectBody(document);
  return document;
}

const headTags = new Set(['HEAD', 'TITLE', 'META', 'LINK', 'BASE', 'STYLE', 'SCRIPT']);
const allowedInHead = new Set([...headTags, 'NOSCRIPT', 'TEMPLATE']);

/** linkedom treats the first element of any page as its head: "<html><meta …><head>…". */
function collectHead(document: Document): void {
  const root = document.documentElement;
  const head = root.querySelector(':scope > head') ?? document.createElement('head');
  for (const element of [...root.children])
    if (element !== head && headTags.has(element.tagName))
      head.append(...(element.tagName === 'HEAD' ? element.childNodes : [element]));
  for (const other of root.querySelectorAll(':scope > head')) if (other !== head) other.remove();
  root.prepend(head);
  // In a head that is never closed, the first element that does not belong there starts the body.
  const nodes = [...head.childNodes];
  const end = nodes.findIndex((node) => isElement(node) && !allowedInHead.has(node.tagName));
  if (end >= 0) head.after(...nodes.slice(end));
}

/** A page may omit the tags of its body or have content before it; linkedom leaves that content outside. */
function collectBody(document: Document): void {
  const root = document.documentElement;
  const existing = root.querySelector('body');
  const isOutside = (node: Node): boolean =>
    node !== existing &&
    (isElement(node) ? !headTags.has(node.tagName) : (node.textContent ?? '').trim() !== '');
  const outside = [...root.childNodes].filter(isOutside);
  if (outside.length === 0) return;
  const body = existing ?? document.createElement('body');
  const before = outside.filter((node) => existing && isBefore(node, existing));
  body.prepend(...before);
  body.append(...outside.filter((node) => !before.includes(node)));
  document.head.after(body);
}

const ELEMENT = 1;
const TEXT = 3;

export const isElement = (node: Node): node is Element => node.nodeType === ELEMENT;
export const isText = (node: Node): boolean => node.nodeType === TEXT;
export const tagOf = (element: Element): string => element.tagName.toLowerCase();

function pathTo(node: Node): Node[] {
  const path: Node[] = [];
  for (let ancestor: Node | null = node; ancestor; ancestor = ancestor.parentNode)
    path.unshift(ancestor);
  return path;
}

/** Document order; false where one node contains the other. `compareDocumentPosition` of linkedom compares depths. */
export function isBefore(node: Node, other: Node): boolean {
  const [path, otherPath] = [pathTo(node), pathTo(other)];
  const fork = path.findIndex((ancestor, depth) => ancestor !== otherPath[depth]);
  const [branch, otherBranch] = [path[fork], otherPath[fork]];
  if (!branch || !otherBranch) return false;
  const siblings = [...(branch.parentNode?.childNodes ?? [])];
  return siblings.indexOf(branch as ChildNode) < siblings.indexOf(otherBranch as ChildNode);
}

export const trimmedText = (element: Element | null): string => (element?.textContent ?? '').trim();
export const textWithoutSpaces = (element: Element): string =>
  (element.textContent ?? '').replace(/\s+/g, '');
export const textLength = (element: Element): number =>
  (element.textContent ?? '').replace(/\s+/g, ' ').trim().length;

/** The fraction of an element's text that is in links: near 1 in menus, near 0 in prose. */
export function linkDensity(element: Element): number {
  const length = textLength(element);
  if (length === 0) return 0;
  let linked = 0;
  for (const link of element.querySelectorAll('a[href]')) linked += textLength(link);
  return Math.min(1, linked / length);
}

/** Class and id in lower case, which often describe the purpose of an element. */
export const nameOf = (element: Element): string =>
  `${element.getAttribute('class') ?? ''} ${element.id ?? ''}`.toLowerCase();
