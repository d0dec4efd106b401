import { linkDensity, nameOf, tagOf, textLength } from './dom.ts';

export type LabelRow = {
  label: Element;
  value: Element;
  /** Whether the value fits a cell. */ simple: boolean;
};

/**
 * A label and its value set side by side as two boxes of a grid row, as many funders' pages do for
 * their key facts.
 */
export function labelRow(element: Element): LabelRow | undefined {
  if (tagOf(element) !== 'div' || !/\b(row|grid|field|item|fact|detail)/.test(nameOf(element)))
    return undefined;
  const boxes = [...element.children].filter((child) => textLength(child) > 0);
  const [label, value] = boxes;
  if (boxes.length !== 2 || !label || !value) return undefined;
  const plain = !label.querySelector('p + p,ul,ol,table,div + div,h1,h2');
  if (!plain || textLength(label) > 80 || /[.;]$/.test((label.textContent ?? '').trim()))
    return undefined;
  if (
    hasOwnText(element) ||
    linkDensity(label) > 0.5 ||
    !/^(div|span|p|strong|b|h[3-6])$/.test(tagOf(label))
  )
    return undefined;
  const simple =
    textLength(value) < 500 && !value.querySelector('ul,ol,table,h1,h2,h3,h4,h5,h6,p + p');
  return { label, value, simple };
}

const hasOwnText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim());
