import type { FormPart } from '@grantwright/shared/contract';
import type { PageDocument } from '../dom.ts';
import { annotateFields } from './annotate-fields.ts';
import { findControls, isCheckable } from './controls.ts';
import { findFields } from './find-fields.ts';
import { findTitles } from './find-titles.ts';
import { removeOtherForms } from './remove-other-forms.ts';
import { selectApplicationFields } from './select-application-fields.ts';
import { withAncestors } from './with-ancestors.ts';

/** The elements of a page that make up questions. A part is a label, an option or a help text. */
export type FormAnnotations = {
  partOf: (element: Element) => FormPart | undefined;
  /** Whether an element is the title of a group of fields. */
  isTitle: (element: Element) => boolean;
  containsPart: (element: Element) => boolean;
  containsAllParts: (element: Element) => boolean;
  /** Whether an element is between the first and the last part. */
  isWithinForm: (element: Element) => boolean;
};

/** More than in any real form. The time to find labels grows with the square of this number. */
const maxControls = 250;

/**
 * Finds the application form on a page and annotates its labels, options and help texts. Turns options into list items
 * and removes forms that serve other purposes.
 */
export function annotateForm(page: PageDocument): FormAnnotations {
  removeOtherForms(page);
  const controls = findControls(page.body);
  const fields =
    controls.length > maxControls ? [] : selectApplicationFields(findFields(page.body));
  const parts = annotateFields(page, fields);
  // Put check boxes without a question on separate lines.
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
}
