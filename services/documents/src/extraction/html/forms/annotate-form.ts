import type { PageDocument } from '../dom.ts';
import { annotateFields } from './annotate-fields.ts';
import { findControls, isCheckable } from './controls.ts';
import { findFields } from './find-fields.ts';
import { FormAnnotations } from './form-annotations.ts';
import { removeOtherForms } from './remove-other-forms.ts';
import { selectApplicationFields } from './select-application-fields.ts';

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
  return new FormAnnotations(page, parts);
}
