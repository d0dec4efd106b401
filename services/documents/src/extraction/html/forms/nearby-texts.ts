import { isElement, isText, getTag } from '../dom.ts';
import { containsControl, getWords } from './controls.ts';

/** Number of enclosing boxes to search around a control. */
export const maxLevels = 6;
const boundaries = /^(?:form|body|fieldset|table|tbody|main|article|section)$/;

/** Whether the search for a label ends at an element. A nested form counts as a box. */
export const isBoundary = (element: Element): boolean =>
  boundaries.test(getTag(element)) &&
  !(getTag(element) === 'form' && element.parentElement?.closest('form'));

/** Collects siblings with text in one direction, nearest first, up to another control or one of the given tags. */
function findSiblingTexts(
  node: Node,
  direction: 'previousSibling' | 'nextSibling',
  end: RegExp,
): Node[] {
  const texts: Node[] = [];
  for (let sibling = node[direction]; sibling; sibling = sibling[direction]) {
    if (containsControl(sibling) || (isElement(sibling) && end.test(getTag(sibling)))) break;
    if ((isText(sibling) || isElement(sibling)) && getWords(sibling) !== '') texts.push(sibling);
  }
  return texts;
}

export const listTextsBefore = (node: Node): Node[] =>
  findSiblingTexts(node, 'previousSibling', /^hr$/);
export const listTextsAfter = (node: Node): Node[] =>
  findSiblingTexts(node, 'nextSibling', /^(?:hr|h[1-6]|fieldset)$/);

/** Returns the texts after a label within a node that contains it. */
function listTextsAfterWithin(node: Node, label: Node): Node[] {
  const texts: Node[] = [];
  for (
    let ancestor: Node | null = label;
    ancestor && ancestor !== node;
    ancestor = ancestor.parentNode
  )
    texts.push(...listTextsAfter(ancestor));
  return texts;
}

/** Returns the texts between a label and its control, in document order. */
export function listTextsBetween(label: Node, control: Element): Node[] {
  const texts: Node[] = [];
  let current: Element = control;
  for (let level = 0; level < maxLevels; level += 1) {
    for (const node of listTextsBefore(current)) {
      if (node === label) return texts;
      if (node.contains(label)) return [...listTextsAfterWithin(node, label), ...texts];
      texts.unshift(node);
    }
    const parent = current.parentElement;
    if (parent?.contains(label)) return texts;
    if (!parent || isBoundary(parent)) return [];
    current = parent;
  }
  return [];
}
