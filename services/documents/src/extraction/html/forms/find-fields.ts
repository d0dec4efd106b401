import { isElement, getTag } from '../dom.ts';
import { filterInformativeOptions, labelOfOption, listSelectOptions } from './choice-options.ts';
import {
  findControls,
  isCheckable,
  isFileInput,
  isMultiline,
  isSelect,
  getWords,
  joinWords,
} from './controls.ts';
import type { Field } from './field.ts';
import { findEnclosingLabel, findPrecedingLabel, findReferencedLabel } from './find-label.ts';

/** Finds the questions of all forms on a page, in document order. */
export function findFields(root: Element): Field[] {
  const controls = findControls(root);
  const done = new Set<Element>();
  const usedLabels = new Set<Node>();
  const fields: Field[] = [];
  for (const control of controls) {
    if (done.has(control)) continue;
    const table = findTableOfInputs(control);
    const field = table
      ? findTableField(table)
      : isCheckable(control)
        ? createChoiceField(control, controls)
        : createSingleField(control);
    for (const fieldControl of field?.controls ?? (table ? findControls(table) : [control]))
      done.add(fieldControl);
    if (!field || field.label.some((node) => usedLabels.has(node))) continue;
    for (const node of field.label) usedLabels.add(node);
    fields.push(field);
  }
  return fields;
}

const hasOtherControls =
  (controls: Element[]) =>
  (element: Element): boolean =>
    findControls(element).some((control) => !controls.includes(control));

/**
 * Finds the table around a control if it consists of rows of inputs below headings, which makes it a single question.
 */
function findTableOfInputs(control: Element): Element | undefined {
  const row = control.closest('tr');
  const table = row?.closest('table');
  if (!row || !table) return undefined;
  const inputs = findControls(row).filter((input) => !isCheckable(input));
  const hasHeadings = [...table.querySelectorAll('tr')].some(
    (other) => other.querySelectorAll('th').length >= 2 && findControls(other).length === 0,
  );
  return inputs.length >= (hasHeadings ? 1 : 3) ? table : undefined;
}

function findTableField(table: Element): Field | undefined {
  const controls = findControls(table);
  const label =
    table.querySelector('caption') ??
    findLegend(table, controls) ??
    findPrecedingLabel(table, hasOtherControls(controls));
  return label && { kind: 'table', label: [label], controls, optionLabels: [], options: [] };
}

/** Returns the legend of a fieldset that contains only the controls of one field. */
function findLegend(control: Element | undefined, fieldControls: Element[]): Element | undefined {
  const fieldset = control?.closest('fieldset');
  const legend = fieldset?.querySelector('legend');
  return fieldset && legend && getWords(legend) !== '' && !hasOtherControls(fieldControls)(fieldset)
    ? legend
    : undefined;
}

function createChoiceField(control: Element, all: Element[]): Field | undefined {
  const group = listGroup(control, all);
  if (group.length < 2) return undefined;
  const box = findCommonAncestor(group);
  // "Other: ____" next to the options is also an option.
  const inBox = box
    ? findControls(box).filter((other) => group.includes(other) || !isMultiline(other))
    : group;
  const controls = inBox.length - group.length <= 1 ? inBox : group;
  const optionLabels = group.flatMap(labelOfOption);
  const [first] = optionLabels;
  const start = first && isElement(first) && first.contains(control) ? first : control;
  const label = findLegend(box, controls) ?? findPrecedingLabel(start, hasOtherControls(controls));
  if (!label || optionLabels.includes(label)) return undefined;
  const options = filterInformativeOptions(group.map((option) => joinWords(labelOfOption(option))));
  return { kind: 'choice', label: [label], controls, optionLabels, options };
}

/** Returns the radio buttons or check boxes with the same name, or otherwise those in the same box. */
function listGroup(control: Element, all: Element[]): Element[] {
  const name = control.getAttribute('name');
  const sameName = name
    ? all.filter((other) => isCheckable(other) && other.getAttribute('name') === name)
    : [];
  if (sameName.length >= 2) return sameName;
  let ancestor = control.parentElement;
  for (; ancestor && !/^(?:form|body)$/.test(getTag(ancestor)); ancestor = ancestor.parentElement) {
    const inside = findControls(ancestor);
    const checkable = inside.filter(isCheckable);
    if (inside.length - checkable.length > 1) break;
    if (checkable.length >= 2) return checkable;
  }
  return [control];
}

function findCommonAncestor(elements: Element[]): Element | undefined {
  let ancestor: Element | null | undefined = elements[0]?.parentElement;
  while (ancestor && !elements.every((element) => ancestor?.contains(element)))
    ancestor = ancestor.parentElement;
  return ancestor ?? undefined;
}

const createSingleField = (control: Element): Field => ({
  kind: getKind(control),
  label: findControlLabel(control),
  controls: [control],
  optionLabels: [],
  options: isSelect(control) ? filterInformativeOptions(listSelectOptions(control)) : [],
});

function findControlLabel(control: Element): Node[] {
  const referenced = findReferencedLabel(control);
  if (referenced) return [referenced];
  const enclosing = findEnclosingLabel(control);
  if (enclosing.length > 0) return enclosing;
  const near =
    findLegend(control, [control]) ?? findPrecedingLabel(control, hasOtherControls([control]));
  return near ? [near] : [];
}

function getKind(control: Element): Field['kind'] {
  if (isFileInput(control)) return 'file';
  if (isSelect(control)) return 'choice';
  return isMultiline(control) ? 'long' : 'short';
}
