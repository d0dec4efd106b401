import type { FormPart } from '@grantwright/shared/contract';
import { isElement, getClassAndId, getTag, type PageDocument } from '../dom.ts';
import { getWords, joinWords } from './controls.ts';
import type { Field } from './field.ts';
import { findHelp } from './find-help.ts';
import { isAffix } from './label-text.ts';
import { findPlaceholderHelp } from './find-placeholder-help.ts';
import { withAncestors } from './with-ancestors.ts';

type Parts = Map<Element, FormPart>;

/** Turns the labels, options and help texts of fields into separate blocks on the page. */
export function annotateFields(page: PageDocument, fields: Field[]): Parts {
  const parts: Parts = new Map();
  const labels = withAncestors(fields.flatMap(({ label }) => label));
  const help = fields.map((field) => findHelp(field, (node) => labels.has(node)));
  fields.forEach((field, index) => {
    const [control] = field.controls;
    if (!control?.parentNode) return;
    const fromPlaceholder = findPlaceholderHelp(control, joinWords(field.label));
    clearTotals(field);
    annotateLabel(page, field, control, parts);
    for (const node of help[index] ?? []) annotateHelp(page, node, parts);
    if (fromPlaceholder && field.label.length > 0)
      parts.set(insertBefore(page, control, 'div', fromPlaceholder), 'help');
    annotateOptions(page, field, control, parts);
  });
  return parts;
}

/** Clears zeros from cells, because they are totals calculated by the form from its inputs. */
function clearTotals({ kind, controls }: Field): void {
  const table = kind === 'table' ? controls[0]?.closest('table') : undefined;
  for (const cell of table?.querySelectorAll('td,th') ?? [])
    if (/^[$£€]?\s*0(?:[.,]0+)?$/.test(getWords(cell))) cell.textContent = '';
}

function annotateLabel(page: PageDocument, field: Field, control: Element, parts: Parts): void {
  const placeholder = control.getAttribute('placeholder') ?? '';
  if (field.label.length > 0) {
    const label = wrapInBlock(page, field.label);
    if (label) parts.set(label, field.kind);
  } else if (/\p{L}{3}/u.test(placeholder))
    parts.set(insertBefore(page, control, 'div', placeholder), field.kind);
}

const errorNames = /\b(?:invalid|error|validation)/;

function annotateHelp(page: PageDocument, node: Node, parts: Parts): void {
  if (isAffix(node) || (isElement(node) && errorNames.test(getClassAndId(node)))) {
    node.parentNode?.removeChild(node);
    return;
  }
  const blocks = isElement(node) ? [...node.querySelectorAll('p,li')] : [];
  for (const block of blocks) parts.set(block, 'help');
  const whole = blocks.length === 0 ? wrapInBlock(page, [node]) : undefined;
  if (whole && !parts.has(whole)) parts.set(whole, 'help');
}

/** Replaces option labels or a select element with a list of the options. */
function annotateOptions(page: PageDocument, field: Field, control: Element, parts: Parts): void {
  const place = field.optionLabels.find((label) => label.parentNode) ?? control;
  for (const option of field.options) parts.set(insertBefore(page, place, 'li', option), 'option');
  for (const label of field.optionLabels) label.parentNode?.removeChild(label);
  if (field.options.length > 0) for (const control of field.controls) control.remove();
}

const blockTags = /^(?:p|div|td|th|h[1-6]|legend|dt|dd|li|caption|small)$/;

/** Wraps adjacent nodes in a block element unless they already form a single block. */
function wrapInBlock(page: PageDocument, nodes: Node[]): Element | undefined {
  const [first] = nodes;
  if (!first?.parentNode) return undefined;
  if (nodes.length === 1 && isElement(first) && blockTags.test(getTag(first))) return first;
  const block = page.createElement('div');
  first.parentNode.insertBefore(block, first);
  for (const node of nodes) block.append(node);
  return block;
}

function insertBefore(page: PageDocument, node: Node, tag: string, text: string): Element {
  const element = page.createElement(tag);
  element.textContent = text;
  node.parentNode?.insertBefore(element, node);
  return element;
}
