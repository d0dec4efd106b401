import type { FormPart } from '@grantwright/shared/contract';
import { isElement, nameOf, tagOf, type PageDocument } from '../dom.ts';
import { findControls, isCheckable, wordsOf, wordsOfAll } from './controls.ts';
import type { Field } from './field.ts';
import { findFields } from './find-fields.ts';
import { findHelp } from './find-help.ts';
import { isAffix } from './find-label.ts';
import { findTitles } from './find-titles.ts';
import { placeholderHelp } from './placeholder-help.ts';
import { removeOtherForms } from './remove-other-forms.ts';
import { selectApplicationFields } from './select-application-fields.ts';

/** The elements of a page that make up questions. A part is a label, an option or help. */
export type FormAnnotations = {
  partOf: (element: Element) => FormPart | undefined;
  /** Whether an element is the title of a group of fields. */
  isTitle: (element: Element) => boolean;
  containsPart: (element: Element) => boolean;
  containsAllParts: (element: Element) => boolean;
  /** Whether an element is between the first and the last part. */
  isWithinForm: (element: Element) => boolean;
};

type Parts = Map<Element, FormPart>;

/** More than any real form has. The time to find labels grows with the square of this number. */
const maxControls = 250;

/**
 * Finds the application form of a page and annotates its labels, options and help. Turns options into list items and
 * removes forms with other purposes.
 */
export const annotateForm = (page: PageDocument): FormAnnotations => {
  removeOtherForms(page);
  const controls = findControls(page.body);
  const fields =
    controls.length > maxControls ? [] : selectApplicationFields(findFields(page.body));
  const parts = annotateFields(page, fields);
  // Check boxes without a question are on separate lines.
  for (const control of controls)
    if (control.isConnected && isCheckable(control)) control.replaceWith(page.createElement('br'));

  const elements = [...parts.keys()].filter((element) => element.isConnected);
  const containers = withAncestors(elements);
  const containsPart = (element: Element) => containers.has(element);
  const titles = findTitles(page, elements, containsPart);
  const order = new Map([...page.querySelectorAll('*')].map((element, index) => [element, index]));
  const positionOf = (element: Element) => order.get(element) ?? -1;
  const sorted = elements.sort((a, b) => positionOf(a) - positionOf(b));
  const ends = [sorted[0], sorted.at(-1)].flatMap((element) => element ?? []);
  const [first = Infinity, last = -1] = ends.map(positionOf);
  return {
    partOf: (element) => parts.get(element),
    isTitle: (element) => titles.has(element),
    containsPart,
    containsAllParts: (element) => ends.every((end) => element.contains(end)),
    isWithinForm: (element) =>
      containsPart(element) || (positionOf(element) > first && positionOf(element) < last),
  };
};

const annotateFields = (page: PageDocument, fields: Field[]): Parts => {
  const parts: Parts = new Map();
  const labels = withAncestors(fields.flatMap(({ label }) => label));
  const help = fields.map((field) => findHelp(field, (node) => labels.has(node)));
  fields.forEach((field, index) => {
    const [control] = field.controls;
    if (!control?.parentNode) return;
    const fromPlaceholder = placeholderHelp(control, wordsOfAll(field.label));
    clearTotals(field);
    annotateLabel(page, field, control, parts);
    for (const node of help[index] ?? []) annotateHelp(page, node, parts);
    if (fromPlaceholder && field.label.length > 0)
      parts.set(insertBefore(page, control, 'div', fromPlaceholder), 'help');
    annotateOptions(page, field, control, parts);
  });
  return parts;
};

/** Clears zeros from cells, which are totals that the form calculates from its inputs. */
const clearTotals = ({ kind, controls }: Field): void => {
  const table = kind === 'table' ? controls[0]?.closest('table') : undefined;
  for (const cell of table?.querySelectorAll('td,th') ?? [])
    if (/^[$£€]?\s*0(?:[.,]0+)?$/.test(wordsOf(cell))) cell.textContent = '';
};

const annotateLabel = (page: PageDocument, field: Field, control: Element, parts: Parts): void => {
  const placeholder = control.getAttribute('placeholder') ?? '';
  if (field.label.length > 0) {
    const label = wrapInBlock(page, field.label);
    if (label) parts.set(label, field.kind);
  } else if (/\p{L}{3}/u.test(placeholder))
    parts.set(insertBefore(page, control, 'div', placeholder), field.kind);
};

const errorNames = /\b(?:invalid|error|validation)/;

const annotateHelp = (page: PageDocument, node: Node, parts: Parts): void => {
  if (isAffix(node) || (isElement(node) && errorNames.test(nameOf(node)))) {
    node.parentNode?.removeChild(node);
    return;
  }
  const blocks = isElement(node) ? [...node.querySelectorAll('p,li')] : [];
  for (const block of blocks) parts.set(block, 'help');
  const whole = blocks.length === 0 ? wrapInBlock(page, [node]) : undefined;
  if (whole && !parts.has(whole)) parts.set(whole, 'help');
};

/** Replaces option labels, or a select, with a list of the options. */
const annotateOptions = (
  page: PageDocument,
  field: Field,
  control: Element,
  parts: Parts,
): void => {
  const place = field.optionLabels.find((label) => label.parentNode) ?? control;
  for (const option of field.options) parts.set(insertBefore(page, place, 'li', option), 'option');
  for (const label of field.optionLabels) label.parentNode?.removeChild(label);
  if (field.options.length > 0) for (const control of field.controls) control.remove();
};

const blockTags = /^(?:p|div|td|th|h[1-6]|legend|dt|dd|li|caption|small)$/;

/** Wraps adjacent nodes in a block element, unless they already are a single block. */
const wrapInBlock = (page: PageDocument, nodes: Node[]): Element | undefined => {
  const [first] = nodes;
  if (!first?.parentNode) return undefined;
  if (nodes.length === 1 && isElement(first) && blockTags.test(tagOf(first))) return first;
  const block = page.createElement('div');
  first.parentNode.insertBefore(block, first);
  for (const node of nodes) block.append(node);
  return block;
};

const insertBefore = (page: PageDocument, node: Node, tag: string, text: string): Element => {
  const element = page.createElement(tag);
  element.textContent = text;
  node.parentNode?.insertBefore(element, node);
  return element;
};

const withAncestors = (nodes: Node[]): Set<Node> => {
  const found = new Set<Node>();
  for (const node of nodes)
    for (
      let ancestor: Node | null = node;
      ancestor && !found.has(ancestor);
      ancestor = ancestor.parentNode
    )
      found.add(ancestor);
  return found;
};
