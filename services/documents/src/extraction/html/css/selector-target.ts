import { anyOf } from '@grantwright/shared/values/any-of';
import { walk, type Selector } from 'css-tree';

/** Pseudo-classes for states that do not apply when a page loads. */
const transientStates = anyOf(
  /^(?:hover|focus|active|target|visited|checked|disabled|invalid|valid|placeholder|fullscreen)\b/,
  /^(?:popover-open|open|modal|first-line|first-letter|selection)\b/,
);

export type SelectorTarget = 'element' | 'generated content' | 'other';

/**
 * Determines what a selector applies to. Removes `::before` or `::after` so that the selector matches the element
 * itself.
 */
export function findTarget(selector: Selector): SelectorTarget {
  let target: SelectorTarget = 'element';
  walk(selector, (node, item, list) => {
    if (node.type !== 'PseudoElementSelector' && node.type !== 'PseudoClassSelector') return;
    if (/^(?:before|after)$/.test(node.name)) {
      if (target === 'element') target = 'generated content';
      list.remove(item);
    } else if (node.type === 'PseudoElementSelector' || transientStates.test(node.name))
      target = 'other';
  });
  if (selector.children.isEmpty) selector.children.appendData({ type: 'TypeSelector', name: '*' });
  return target;
}
