import { isElement, isText, tagOf } from '../dom.ts';
import { containsControl, wordsOf } from './controls.ts';

/** Labels of parts of an answer: "MM", "Dollars", "First". */
const partLabels =
  /^(?:mm|dd|yy(?:yy)?|hh|am ?\/? ?pm|day|month|year|minutes?|dollars|cents|pounds|pence|first|last|middle|prefix|suffix|street address|address line ?\d|line ?\d)\W*$/i;
const choosers =
  /^(?:please )?(?:select|choose|search|browse|no file chosen)(?: (?:one|an option|a file|files?))?\W*$/i;
const maxLabelLength = 700;
const maxLevels = 6;
const boundaries = /^(?:form|body|fieldset|table|tbody|main|article|section)$/;

/** Whether the search for a label ends at an element. A nested form is only a box. */
const isBoundary = (element: Element): boolean =>
  boundaries.test(tagOf(element)) &&
  !(tagOf(element) === 'form' && element.parentElement?.closest('form'));

const canBeLabel = (node: Node): boolean => {
  const text = wordsOf(node);
  return (
    /\p{L}{2}/u.test(text) &&
    text.length <= maxLabelLength &&
    !partLabels.test(text) &&
    !choosers.test(text)
  );
};

/** Whether text around an input is neither a question nor help: "$", ".00", "https://", "mm/dd/yyyy". */
export const isAffix = (node: Node): boolean => {
  const text = wordsOf(node);
  if (text === '' || /\d\s*\/\s*\d/.test(text)) return false;
  return (
    !/\p{L}{2}/u.test(text) ||
    /^https?:\/\/\S*$|^\(?[mdy]{2,4}([/.-])[mdy]{2,4}\1[mdy]{2,4}\)?$/i.test(text) ||
    partLabels.test(text) ||
    choosers.test(text)
  );
};

/** Collects siblings with text in one direction, nearest first, up to another control or one of the given tags. */
const siblingTexts = (
  node: Node,
  direction: 'previousSibling' | 'nextSibling',
  end: RegExp,
): Node[] => {
  const texts: Node[] = [];
  for (let sibling = node[direction]; sibling; sibling = sibling[direction]) {
    if (containsControl(sibling) || (isElement(sibling) && end.test(tagOf(sibling)))) break;
    if ((isText(sibling) || isElement(sibling)) && wordsOf(sibling) !== '') texts.push(sibling);
  }
  return texts;
};

const textsBefore = (node: Node): Node[] => siblingTexts(node, 'previousSibling', /^hr$/);
export const textsAfter = (node: Node): Node[] =>
  siblingTexts(node, 'nextSibling', /^(?:hr|h[1-6]|fieldset)$/);

const labelElementIn = (node: Node): Element | undefined => {
  if (!isElement(node)) return undefined;
  const labels = 'label,legend,[role=heading]';
  return node.matches(labels) ? node : (node.querySelector(labels) ?? undefined);
};

const isBold = (node: Node): boolean =>
  isElement(node) && /^(?:b|strong|h[1-6]|dt|th)$/.test(tagOf(node));
const isNamedLabel = (node: Node): boolean =>
  isElement(node) && /\b(?:label|title|question)/i.test(node.getAttribute('class') ?? '');

/** Chooses the label among the texts before a control: a label element, bold text, or the nearest text. */
const chooseLabel = (texts: Node[]): Node | undefined => {
  const candidates = texts.filter(canBeLabel);
  return (
    candidates.map(labelElementIn).find((label) => label !== undefined) ??
    candidates.find(isBold) ??
    candidates.find(isNamedLabel) ??
    candidates[0]
  );
};

/** Returns a label, or its parent if the parent adds only a "*" or "(required)". */
const withRequiredMark = (label: Node): Node => {
  const parent = label.parentElement;
  if (!isElement(label) || !parent || containsControl(parent) || isBoundary(parent)) return label;
  const rest = wordsOf(parent).replace(wordsOf(label), '').trim();
  return /^[*:＊•\s]*(?:\(?required\)?)?$/i.test(rest) ? parent : label;
};

/** The label that refers to a control with `for`, or that the control refers to with `aria-labelledby`. */
export const referencedLabel = (control: Element): Node | undefined => {
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
};

/** The text in a label element that encloses the control: before the control, otherwise after it. */
export const enclosingLabel = (control: Element): Node[] => {
  const label = control.closest('label');
  if (!label) return [];
  let current: Element = control;
  while (current.parentElement && current.parentElement !== label) current = current.parentElement;
  const before = textsBefore(current).reverse();
  return before.some(canBeLabel) ? before : textsAfter(current).filter(canBeLabel).slice(0, 1);
};

/** Finds the nearest text before a control, or before the boxes around it, that can be its label. */
export const precedingLabel = (
  control: Node,
  hasOtherControls: (element: Element) => boolean,
): Node | undefined => {
  let current = control;
  for (let level = 0; level < maxLevels; level += 1) {
    const label = chooseLabel(textsBefore(current));
    if (label) return withRequiredMark(label);
    const parent = current.parentElement;
    if (!parent || isBoundary(parent) || hasOtherControls(parent)) return undefined;
    current = parent;
  }
  return undefined;
};

/** The texts after a label within a node that contains it. */
const textsAfterWithin = (node: Node, label: Node): Node[] => {
  const texts: Node[] = [];
  for (
    let ancestor: Node | null = label;
    ancestor && ancestor !== node;
    ancestor = ancestor.parentNode
  )
    texts.push(...textsAfter(ancestor));
  return texts;
};

/** The texts between a label and its control in document order. */
export const textsBetween = (label: Node, control: Element): Node[] => {
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
};
