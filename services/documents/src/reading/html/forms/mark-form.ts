import type { FormPart } from '@grantwright/shared/contract';
import { isElement, nameOf, tagOf, type PageDocument } from '../dom.ts';
import { applicationFields } from './application-fields.ts';
import { controlsIn, isTick, wordsOf } from './controls.ts';
import type { Field } from './field.ts';
import { findFields } from './find-fields.ts';
import { formTitles } from './form-titles.ts';
import { helpOf } from './help-of.ts';
import { isAffix } from './label-of.ts';
import { removeOtherForms } from './other-forms.ts';
import { toldByPlaceholder } from './placeholder.ts';

/** What is known of the elements of a page that ask an applicant something. */
export type FormMarks = {
  part: (element: Element) => FormPart | undefined;
  isTitle: (element: Element) => boolean;
  /** Whether labels, help or answers stand in it. */
  holds: (element: Element) => boolean;
  /** Whether all that is asked stands in it. */
  holdsAll: (element: Element) => boolean;
  /** Whether it stands between the first and the last question. */
  isAmong: (element: Element) => boolean;
};

type Parts = Map<Element, FormPart>;

const block = /^(?:p|div|td|th|h[1-6]|legend|dt|dd|li|caption|small)$/;
/** No form asks more; the time to read a page would grow with the square of them. */
const mostControls = 250;
const ofError = /\b(?:invalid|error|validation)/;

/** The nodes as one block, to be marked. */
const asBlock = (page: PageDocument, nodes: Node[]): Element | undefined => {
  const [first] = nodes;
  if (!first?.parentNode) return undefined;
  if (nodes.length === 1 && isElement(first) && block.test(tagOf(first))) return first;
  const box = page.createElement('div');
  first.parentNode.insertBefore(box, first);
  for (const node of nodes) box.append(node);
  return box;
};

const insert = (page: PageDocument, tag: string, text: string, before: Node): Element => {
  const box = page.createElement(tag);
  box.textContent = text;
  before.parentNode?.insertBefore(box, before);
  return box;
};

const markHelp = (page: PageDocument, node: Node, parts: Parts): void => {
  if (isAffix(node) || (isElement(node) && ofError.test(nameOf(node)))) {
    node.parentNode?.removeChild(node);
    return;
  }
  const leaves = isElement(node) ? [...node.querySelectorAll('p,li')] : [];
  for (const leaf of leaves) parts.set(leaf, 'help');
  const whole = leaves.length === 0 ? asBlock(page, [node]) : undefined;
  if (whole && !parts.has(whole)) parts.set(whole, 'help');
};

const markLabel = (page: PageDocument, field: Field, answer: Element, parts: Parts): void => {
  const shown = answer.getAttribute('placeholder') ?? '';
  const label =
    field.label.length > 0
      ? asBlock(page, field.label)
      : /\p{L}{3}/u.test(shown)
        ? insert(page, 'div', shown, answer)
        : undefined;
  if (label) parts.set(label, field.kind);
};

/** The answers offered as a list of their own, in the place of what one ticks or opens. */
const markOptions = (page: PageDocument, field: Field, answer: Element, parts: Parts): void => {
  const place = field.units.find((unit) => unit.parentNode) ?? answer;
  for (const option of field.options) parts.set(insert(page, 'li', option, place), 'option');
  for (const unit of field.units) unit.parentNode?.removeChild(unit);
  if (field.options.length > 0) for (const control of field.controls) control.remove();
};

/** Sums that a form reckons from what is typed are none of the funder's. */
const emptySums = ({ kind, controls }: Field): void => {
  const table = kind === 'table' ? controls[0]?.closest('table') : undefined;
  for (const cell of table?.querySelectorAll('td,th') ?? [])
    if (/^[$£€]?\s*0(?:[.,]0+)?$/.test(wordsOf(cell))) cell.textContent = '';
};

const markFields = (page: PageDocument, fields: Field[]): Parts => {
  const parts: Parts = new Map();
  const labels = withAncestors(fields.flatMap(({ label }) => label));
  const asksElsewhere = (node: Node): boolean => labels.has(node);
  const help = fields.map((field) => helpOf(field, asksElsewhere));
  fields.forEach((field, index) => {
    const answer = field.controls[0];
    if (!answer?.parentNode) return;
    const told = toldByPlaceholder(answer, field.label.map(wordsOf).join(' '));
    emptySums(field);
    markLabel(page, field, answer, parts);
    for (const node of help[index] ?? []) markHelp(page, node, parts);
    if (told && field.label.length > 0) parts.set(insert(page, 'div', told, answer), 'help');
    markOptions(page, field, answer, parts);
  });
  return parts;
};

/** The nodes and all that they stand in. */
const withAncestors = (nodes: Node[]): Set<Node> => {
  const found = new Set<Node>();
  for (const node of nodes)
    for (let at: Node | null = node; at && !found.has(at); at = at.parentNode) found.add(at);
  return found;
};

/**
 * Finds the form on a page by which one applies and marks what a person sees of it: its labels, what
 * helps to answer, what may be chosen. Forms to search, sign in, subscribe or give are taken off the page.
 */
export const markForm = (page: PageDocument): FormMarks => {
  removeOtherForms(page);
  const all = controlsIn(page.body);
  const fields = all.length > mostControls ? [] : applicationFields(findFields(page.body));
  const parts = markFields(page, fields);
  // Answers to tick that no question stands over are lines of their own.
  for (const tick of all.filter((control) => control.isConnected && isTick(control)))
    tick.replaceWith(page.createElement('br'));
  const marked = [...parts.keys()].filter((element) => element.isConnected);
  const holders = withAncestors(marked);
  const titles = formTitles(page, marked, (element) => holders.has(element));
  const order = new Map([...page.querySelectorAll('*')].map((element, at) => [element, at]));
  const places = marked.flatMap((element) => order.get(element) ?? []).sort((a, b) => a - b);
  const [first = Infinity, last = -1] = [places[0], places.at(-1)];
  const ends = marked.filter((element) => [first, last].includes(order.get(element) ?? NaN));
  return {
    part: (element) => parts.get(element),
    isTitle: (element) => titles.has(element),
    holds: (element) => holders.has(element),
    holdsAll: (element) => ends.every((each) => element.contains(each)),
    isAmong: (element) => {
      const at = order.get(element) ?? -1;
      return holders.has(element) || (at > first && at < last);
    },
  };
};
