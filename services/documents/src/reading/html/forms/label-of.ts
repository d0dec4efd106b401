import { isElement, isText, tagOf } from '../dom.ts';
import { holdsControl, wordsOf } from './controls.ts';

/** "MM", "Dollars", "First": what stands under the parts of one answer asks nothing itself. */
const ofPart =
  /^(?:mm|dd|yy(?:yy)?|hh|am ?\/? ?pm|day|month|year|minutes?|dollars|cents|pounds|pence|first|last|middle|prefix|suffix|street address|address line ?\d|line ?\d)\W*$/i;
const chooser =
  /^(?:please )?(?:select|choose|search|browse|no file chosen)(?: (?:one|an option|a file|files?))?\W*$/i;
const longest = 700;
const outermostTags = /^(?:form|body|fieldset|table|tbody|main|article|section)$/;
/** Where the search for a label ends. A form within a form is only a box. */
const isOutermost = (element: Element): boolean =>
  outermostTags.test(tagOf(element)) &&
  !(tagOf(element) === 'form' && element.parentElement?.closest('form'));

/** Whether a text can ask: it has words, and not too many. */
const asks = (node: Node): boolean => {
  const text = wordsOf(node);
  return (
    /\p{L}{2}/u.test(text) && text.length <= longest && !ofPart.test(text) && !chooser.test(text)
  );
};

/** What stands around an input without asking or helping: "$", ".00", "https://", "mm/dd/yyyy". */
export const isAffix = (node: Node): boolean => {
  const text = wordsOf(node);
  if (text === '' || /\d\s*\/\s*\d/.test(text)) return false;
  return (
    !/\p{L}{2}/u.test(text) ||
    /^https?:\/\/\S*$|^\(?[mdy]{2,4}([/.-])[mdy]{2,4}\1[mdy]{2,4}\)?$/i.test(text) ||
    ofPart.test(text) ||
    chooser.test(text)
  );
};

const saidBy = (node: Node): boolean => (isText(node) || isElement(node)) && wordsOf(node) !== '';

/** The texts right before a node, nearest first, up to where somebody else is asked. */
const before = (node: Node): Node[] => {
  const found: Node[] = [];
  for (let at = node.previousSibling; at; at = at.previousSibling) {
    if (holdsControl(at) || (isElement(at) && tagOf(at) === 'hr')) break;
    if (saidBy(at)) found.push(at);
  }
  return found;
};

/** The texts after a node, up to where somebody else is asked. */
export const after = (node: Node): Node[] => {
  const found: Node[] = [];
  for (let at = node.nextSibling; at; at = at.nextSibling) {
    if (holdsControl(at) || (isElement(at) && /^(?:hr|h[1-6]|fieldset)$/.test(tagOf(at)))) break;
    if (saidBy(at)) found.push(at);
  }
  return found;
};

const labelIn = (node: Node): Element | undefined => {
  if (!isElement(node)) return undefined;
  if (/^(?:label|legend)$/.test(tagOf(node)) || node.getAttribute('role') === 'heading')
    return node;
  return node.querySelector('label,legend,[role=heading]') ?? undefined;
};

const isBold = (node: Node): boolean =>
  isElement(node) && /^(?:b|strong|h[1-6]|dt|th)$/.test(tagOf(node));
const isNamedLabel = (node: Node): boolean =>
  isElement(node) && /\b(?:label|title|question)/i.test(node.getAttribute('class') ?? '');

/** The label among the texts before an answer: a label by its tag, a bold one, else the nearest. */
const choose = (texts: Node[]): Node | undefined => {
  const able = texts.filter(asks);
  const tagged = able.find((node) => labelIn(node) !== undefined);
  return (tagged && labelIn(tagged)) ?? able.find(isBold) ?? able.find(isNamedLabel) ?? able[0];
};

/** With its mark "*" beside it, a label is the part that holds both. */
const withMark = (label: Node): Node => {
  const around = label.parentElement;
  if (!isElement(label) || !around || holdsControl(around) || isOutermost(around)) return label;
  const rest = wordsOf(around).replace(wordsOf(label), '').trim();
  return /^[*:＊•\s]*(?:\(?required\)?)?$/i.test(rest) ? around : label;
};

/** The labels that say in so many words which answer they ask for. */
export const tiedLabel = (control: Element): Node | undefined => {
  const page = control.ownerDocument;
  const named = control.getAttribute('aria-labelledby')?.split(/\s+/)[0];
  const ids = control.id
    ? [...page.querySelectorAll('[id]')].filter(({ id }) => id === control.id)
    : [];
  const tied =
    ids.length === 1
      ? [...page.querySelectorAll('label')].filter(
          (label) => label.getAttribute('for') === control.id && asks(label),
        )
      : [];
  const one = tied.length === 1 ? tied[0] : undefined;
  const labelled = named ? page.getElementById(named) : null;
  const chosen = one ?? (labelled && asks(labelled) ? labelled : undefined);
  return chosen && !holdsControl(chosen) ? withMark(chosen) : undefined;
};

/** The words of a label that holds its answer: those before it, or else those after it. */
export const labelAround = (control: Element): Node[] => {
  const around = control.closest('label');
  if (!around) return [];
  let at: Element = control;
  while (at.parentElement && at.parentElement !== around) at = at.parentElement;
  const first = before(at).reverse();
  return first.some(asks) ? first : after(at).filter(asks).slice(0, 1);
};

/** What asks for an answer that no label is tied to: the nearest text before it, climbing out of its boxes. */
export const labelBefore = (
  answer: Node,
  holdsOthers: (around: Element) => boolean,
): Node | undefined => {
  let at = answer;
  for (let depth = 0; depth < 6; depth += 1) {
    const found = choose(before(at));
    if (found) return withMark(found);
    const around = at.parentElement;
    if (!around || isOutermost(around) || holdsOthers(around)) return undefined;
    at = around;
  }
  return undefined;
};

/** The texts behind a label within a part that holds it. */
const behindIn = (part: Node, label: Node): Node[] => {
  const found: Node[] = [];
  for (let at: Node | null = label; at && at !== part; at = at.parentNode) found.push(...after(at));
  return found;
};

/** The texts between a label and its answer, in their order. */
export const between = (label: Node | undefined, answer: Element): Node[] => {
  const found: Node[] = [];
  let at: Element = answer;
  for (let depth = 0; label && depth < 6; depth += 1) {
    for (const node of before(at)) {
      if (node === label) return found;
      if (node.contains(label)) return [...behindIn(node, label), ...found];
      found.unshift(node);
    }
    const around = at.parentElement;
    if (!around || around.contains(label) || isOutermost(around))
      return around?.contains(label) ? found : [];
    at = around;
  }
  return [];
};
