import { isElement, isText, tagOf } from '../dom.ts';
import { containsControl, wordsOf } from './controls.ts';

/** "MM", "Dollars", "First": labels of parts of one answer. */
const partLabels =
  /^(?:mm|dd|yy(?:yy)?|hh|am ?\/? ?pm|day|month|year|minutes?|dollars|cents|pounds|pence|first|last|middle|prefix|suffix|street address|address line ?\d|line ?\d)\W*$/i;
const choosers =
  /^(?:please )?(?:select|choose|search|browse|no file chosen)(?: (?:one|an option|a file|files?))?\W*$/i;
const maxLabelLength = 700;
const maxLevels = 6;
const boundaries = /^(?:form|body|fieldset|table|tbody|main|article|section)$/;

/** Whether the search for a label ends at an element. A form within a form is only a box. */
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

/** Text around an input that is neither a question nor help: "$", ".00", "https://", "mm/dd/yyyy". */
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

/** The siblings with text in one direction, nearest first, up to another control or a given tag. */
const textsBeside = (
  node: Node,
  direction: 'previousSibling' | 'nextSibling',
  end: RegExp,
): Node[] => {
  const texts: Node[] = [];
  for (let at = node[direction]; at; at = at[direction]) {
    if (containsControl(at) || (isElement(at) && end.test(tagOf(at)))) break;
    if ((isText(at) || isElement(at)) && wordsOf(at) !== '') texts.push(at);
  }
  return texts;
};

const textsBefore = (node: Node): Node[] => textsBeside(node, 'previousSibling', /^hr$/);
export const textsAfter = (node: Node): Node[] =>
  textsBeside(node, 'nextSibling', /^(?:hr|h[1-6]|fieldset)$/);

const labelElementIn = (node: Node): Element | undefined => {
  if (!isElement(node)) return undefined;
  const labels = 'label,legend,[role=heading]';
  return node.matches(labels) ? node : (node.querySelector(labels) ?? undefined);
};

const isBold = (node: Node): boolean =>
  isElement(node) && /^(?:b|strong|h[1-6]|dt|th)$/.test(tagOf(node));
const isNamedLabel = (node: Node): boolean =>
  isElement(node) && /\b(?:label|title|question)/i.test(node.getAttribute('class') ?? '');

/** The label among the texts before a control: a label element, a bold text, or the nearest text. */
const chooseLabel = (texts: Node[]): Node | undefined => {
  const candidates = texts.filter(canBeLabel);
  return (
    candidates.map(labelElementIn).find((label) => label !== undefined) ??
    candidates.find(isBold) ??
    candidates.find(isNamedLabel) ??
    candidates[0]
  );
};

/** A label with its "*" or "(required)", where the same parent contains only both. */
const withRequiredMark = (label: Node): Node => {
  const parent = label.parentElement;
  if (!isElement(label) || !parent || containsControl(parent) || isBoundary(parent)) return label;
  const rest = wordsOf(parent).replace(wordsOf(label), '').trim();
  return /^[*:＊•\s]*(?:\(?required\)?)?$/i.test(rest) ? parent : label;
};

/** The label that refers to a control by `for`, or to which the control refers by `aria-labelledby`. */
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
  const labelling = labelledBy ? page.getElementById(labelledBy) : null;
  const chosen =
    labels.length === 1 ? labels[0] : labelling && canBeLabel(labelling) ? labelling : undefined;
  return chosen && !containsControl(chosen) ? withRequiredMark(chosen) : undefined;
};

/** The text in a label element around its control: before the control, or else after it. */
export const enclosingLabel = (control: Element): Node[] => {
  const label = control.closest('label');
  if (!label) return [];
  let at: Element = control;
  while (at.parentElement && at.parentElement !== label) at = at.parentElement;
  const before = textsBefore(at).reverse();
  return before.some(canBeLabel) ? before : textsAfter(at).filter(canBeLabel).slice(0, 1);
};

/** The nearest text before a control that can be its label, also before the boxes around it. */
export const precedingLabel = (
  control: Node,
  hasOtherControls: (element: Element) => boolean,
): Node | undefined => {
  let at = control;
  for (let level = 0; level < maxLevels; level += 1) {
    const label = chooseLabel(textsBefore(at));
    if (label) return withRequiredMark(label);
    const parent = at.parentElement;
    if (!parent || isBoundary(parent) || hasOtherControls(parent)) return undefined;
    at = parent;
  }
  return undefined;
};

/** The texts after a label within a node that contains it. */
const textsAfterWithin = (node: Node, label: Node): Node[] => {
  const texts: Node[] = [];
  for (let at: Node | null = label; at && at !== node; at = at.parentNode)
    texts.push(...textsAfter(at));
  return texts;
};

/** The texts between a label and its control in document order. */
export const textsBetween = (label: Node, control: Element): Node[] => {
  const texts: Node[] = [];
  let at: Element = control;
  for (let level = 0; level < maxLevels; level += 1) {
    for (const node of textsBefore(at)) {
      if (node === label) return texts;
      if (node.contains(label)) return [...textsAfterWithin(node, label), ...texts];
      texts.unshift(node);
    }
    const parent = at.parentElement;
    if (parent?.contains(label)) return texts;
    if (!parent || isBoundary(parent)) return [];
    at = parent;
  }
  return [];
};
