import { compile, type Options } from 'css-select';
import { generate, ident, walk, type CssNode, type Selector } from 'css-tree';
import { isElement, getTag, type PageDocument } from '../dom.ts';

/** Only malicious pages need more steps to match their selectors. */
const maxSteps = 5_000_000;
const stepsPerElement = 4;

export type SelectorMatcher = {
  matchAll: (selector: Selector) => Element[];
  /** Whether selectors were skipped because they need too many steps. */
  hasSkipped: () => boolean;
};

/** Matches many selectors against a page. Looks up candidates by id, class or type, then applies css-select. */
export function createSelectorMatcher(page: PageDocument): SelectorMatcher {
  const elements = [...page.querySelectorAll('*')];
  const index = indexByKey(elements);
  const options = createOptions();
  const maxSiblings = Math.max(
    0,
    ...new Set(elements.map(({ childElementCount }) => childElementCount)),
  );
  let steps = 0;
  let hasSkipped = false;

  function matchAll(selector: Selector): Element[] {
    const candidates = listCandidates(selector, elements, index);
    if (candidates.length === 0) return [];
    const cost = candidates.length * estimateCostPerElement(selector, maxSiblings, elements.length);
    if (steps + cost > maxSteps) {
      hasSkipped = true;
      return [];
    }
    steps += cost;
    try {
      return candidates.filter(compile<Node, Element>(generate(selector), options));
    } catch {
      // css-select does not support this selector, and browsers ignore most such selectors, too.
      return [];
    }
  }
  return { matchAll, hasSkipped: () => hasSkipped };
}

const listKeys = (element: Element): string[] => [
  getTag(element),
  ...(element.id ? [`#${element.id}`] : []),
  ...[...element.classList].map((name) => `.${name}`),
];

function indexByKey(elements: Element[]): Map<string, Element[]> {
  const index = new Map<string, Element[]>();
  for (const element of elements)
    for (const key of listKeys(element)) {
      const existing = index.get(key);
      if (existing) existing.push(element);
      else index.set(key, [element]);
    }
  return index;
}

/** Returns the index key of a selector part. */
function getSelectorKey(node: CssNode): string | undefined {
  if (node.type === 'ClassSelector') return `.${ident.decode(node.name)}`;
  if (node.type === 'IdSelector') return `#${ident.decode(node.name)}`;
  return node.type === 'TypeSelector' && node.name !== '*' ? node.name.toLowerCase() : undefined;
}

/**
 * Returns the smallest indexed set that includes all matches. Returns an empty list if the selector contains a name
 * that does not occur on the page.
 */
function listCandidates(
  selector: Selector,
  elements: Element[],
  index: Map<string, Element[]>,
): Element[] {
  const parts = selector.children.toArray();
  const subject = parts.findLastIndex(({ type }) => type === 'Combinator') + 1;
  let candidates = elements;
  for (const [partIndex, part] of parts.entries()) {
    const key = getSelectorKey(part);
    const matches = key === undefined ? elements : (index.get(key) ?? []);
    if (matches.length === 0) return [];
    if (partIndex >= subject && matches.length < candidates.length) candidates = matches;
  }
  return candidates;
}

/** Returns an upper bound on the number of elements that css-select visits to match one element. */
function estimateCostPerElement(
  selector: Selector,
  maxSiblings: number,
  elementCount: number,
): number {
  let cost = stepsPerElement;
  walk(selector, (node) => {
    if (node.type === 'Combinator' && node.name === '~') cost *= Math.max(1, maxSiblings);
    else if (node.type === 'Combinator' && node.name === '+') cost += maxSiblings;
    else if (node.type === 'PseudoClassSelector' && /^nth-|^only-|-of-type$/.test(node.name))
      cost += maxSiblings;
    else if (node.type === 'PseudoClassSelector' && /^(?:has|i?contains)$/.test(node.name))
      cost *= Math.max(1, elementCount);
    else cost += 1;
  });
  return cost;
}

/** Adapts css-select to linkedom nodes, because building their lists of children is slow. */
function createOptions(): Options<Node, Element> {
  const children = new WeakMap<Node, Node[]>();
  const getChildren = (node: Node): Node[] => {
    const existing = children.get(node) ?? [...node.childNodes];
    children.set(node, existing);
    return existing;
  };
  return {
    adapter: {
      isTag: isElement,
      getAttributeValue: (element, name) => element.getAttribute(name) ?? undefined,
      hasAttrib: (element, name) => element.hasAttribute(name),
      getName: getTag,
      getText: (node) => node.textContent ?? '',
      getParent: ({ parentNode }) => parentNode,
      getChildren: getChildren,
      getSiblings: (node) => (node.parentNode ? getChildren(node.parentNode) : [node]),
      removeSubsets: (nodes) => nodes,
    },
  };
}
