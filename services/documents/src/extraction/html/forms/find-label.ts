import { isElement, getTag } from '../dom.ts';
import { containsControl, getWords } from './controls.ts';
import { canBeLabel } from './label-text.ts';
import { isBoundary, maxLevels, listTextsAfter, listTextsBefore } from './nearby-texts.ts';

/** Returns the label that refers to a control by `for`, or that the control refers to by `aria-labelledby`. */
export function findReferencedLabel(control: Element): Node | undefined {
  const page = control.ownerDocument;
  const isIdUnique =
    control.id !== '' &&
    [...page.querySelectorAll('[id]')].filter(({ id }) => id === control.id).length === 1;
  const labels = isIdUnique
    ? [...page.querySelectorAll('label')].filter(
        (label) => label.getAttribute('for') === control.id && canBeLabel(label),
      )
    : [];
  const labelledBy = control.getAttribute('aria-labelledby')?.split(/\s+/)[0];
  const labelElement = labelledBy ? page.getElementById(labelledBy) : null;
  const chosen =
    labels.length === 1
      ? labels[0]
      : labelElement && canBeLabel(labelElement)
        ? labelElement
        : undefined;
  return chosen && !containsControl(chosen) ? withRequiredMark(chosen) : undefined;
}

/**
 * Returns the text in a label element that encloses the control: the text before the control, or otherwise after it.
 */
export function findEnclosingLabel(control: Element): Node[] {
  const label = control.closest('label');
  if (!label) return [];
  let current: Element = control;
  while (current.parentElement && current.parentElement !== label) current = current.parentElement;
  const before = listTextsBefore(current).reverse();
  return before.some(canBeLabel) ? before : listTextsAfter(current).filter(canBeLabel).slice(0, 1);
}

/** Finds the nearest text before a control, or before the boxes around it, that can serve as its label. */
export function findPrecedingLabel(
  control: Node,
  hasOtherControls: (element: Element) => boolean,
): Node | undefined {
  let current = control;
  for (let level = 0; level < maxLevels; level += 1) {
    const label = chooseLabel(listTextsBefore(current));
    if (label) return withRequiredMark(label);
    const parent = current.parentElement;
    if (!parent || isBoundary(parent) || hasOtherControls(parent)) return undefined;
    current = parent;
  }
  return undefined;
}

/** Chooses the label from the texts before a control: a label element, bold text, or the nearest text. */
function chooseLabel(texts: Node[]): Node | undefined {
  const candidates = texts.filter(canBeLabel);
  return (
    candidates.map(findLabelElement).find((label) => label !== undefined) ??
    candidates.find(isBold) ??
    candidates.find(isNamedLabel) ??
    candidates[0]
  );
}

function findLabelElement(node: Node): Element | undefined {
  if (!isElement(node)) return undefined;
  const labels = 'label,legend,[role=heading]';
  return node.matches(labels) ? node : (node.querySelector(labels) ?? undefined);
}

const isBold = (node: Node): boolean =>
  isElement(node) && /^(?:b|strong|h[1-6]|dt|th)$/.test(getTag(node));
const isNamedLabel = (node: Node): boolean =>
  isElement(node) && /\b(?:label|title|question)/i.test(node.getAttribute('class') ?? '');

/** Returns a label, or its parent if the parent only adds "*" or "(required)". */
function withRequiredMark(label: Node): Node {
  const parent = label.parentElement;
  if (!isElement(label) || !parent || containsControl(parent) || isBoundary(parent)) return label;
  const rest = getWords(parent).replace(getWords(label), '').trim();
  return /^[*:＊•\s]*(?:\(?required\)?)?$/i.test(rest) ? parent : label;
}
