import { isElement, isText, tagOf } from '../dom.ts';
import { containsControl, wordsOf } from './controls.ts';

/** Number of enclosing boxes to search around a control. */
export const maxLevels = 6;
const boundaries = /^(?:form|body|fieldset|table|tbody|main|article|section)$/;

/** Whether the search for a label ends at an element. A nested form counts as a box. */
export const isBoundary = (element: Element): boolean =>
  boundaries.test(tagOf(element)) &&
  !(tagOf(element) === 'form' && element.parentElement?.closest('form'));

/** Collects siblings with text in one direction, nearest first, up to another control or one of the given tags. */
function findSiblingTexts(
  node: Node,
  direction: 'previousSibling' | 'nextSibling',
  end: RegExp,
): Node[] {
  const texts: Node[] = [];
  for (let sibling = node[direction]; sibling; sibling = sibling[direction]) {
    if (containsControl(sibling) || (isElement(sibling) && end.test(tagOf(sibling)))) break;
    if ((isText(sibling) || isElement(sibling)) && wordsOf(sibling) !== '') texts.push(sibling);
  }
  return texts;
}

export const textsBefore = (node: Node): Node[] =>
  findSiblingTexts(node, 'previousSibling', /^hr$/);
export const textsAfter = (node: Node): Node[] =>
  findSiblingTexts(node, 'nextSibling', /^(?:hr|h[1-6]|fieldset)$/);

/** Returns the texts after a label within a node that contains it. */
function textsAfterWithin(node: Node, label: Node): Node[] {
  const texts: Node[] = [];
  for (
    let ancestor: Node | null = label;
    ancestor && ancestor !== node;
    ancestor = ancestor.parentNode
  )
    texts.push(...textsAfter(ancestor));
  return texts;
}

/** Returns the texts between a label and its control, in document order. */
export function textsBetween(label: Node, control: Element): Node[] {
  const texts: Node[] = [];
  let current: Element = control;
  for (let level = 0; level < maxLevels; level += 1) {
    for (const node of textsBefore(current)) {
      if (node === label) return texts;
      if (node.contains(label)) return [...textsAfterWithin(node, label), ...texts];
      texts.unshift(node);
    }
    const parent = current.parentElement;
    if (parent?.contains(label)) return texts;
    if (!parent || isBoundary(parent)) return [];
    current = parent;
  }
  return [];
}
