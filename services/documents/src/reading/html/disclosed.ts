import { nameOf, tagOf, type PageDocument } from './dom.ts';

/** A page of a form that is turned to by "Next". */
const step = /\b(?:\w+_)?(?:page|step|slide|wizard|section)\b|form-?(?:page|step)/;
const disclosure =
  /accordion|collaps|tab-?(?:pane|panel|content)|(?:^|[\s_-])tab(?:[\s_-]|$)|expand|toggle|panel|faq/;

/** Whether a control of the page shows an element that is folded away. */
export function isDisclosed(element: Element, opened: Set<string>): boolean {
  return (
    opened.has(element.id) ||
    element.getAttribute('role') === 'tabpanel' ||
    disclosure.test(nameOf(element)) ||
    isStep(element)
  );
}

/** Whether an element is a later step of a form: named so, beside one that is shown, with questions in it. */
function isStep(element: Element): boolean {
  if (!step.test(nameOf(element)) && tagOf(element) !== 'fieldset') return false;
  if (!element.closest('form') || !element.querySelector('textarea,input,select')) return false;
  return [...(element.parentElement?.children ?? [])].some(
    (beside) =>
      beside !== element &&
      tagOf(beside) === tagOf(element) &&
      beside.querySelector('textarea,input,select') !== null,
  );
}

export function idsOfControlledParts(page: PageDocument): Set<string> {
  const ids = new Set<string>();
  for (const control of page.querySelectorAll(
    '[aria-controls],[data-target],[data-bs-target],[popovertarget],[commandfor],a[href^="#"]',
  )) {
    for (const name of [
      'aria-controls',
      'data-target',
      'data-bs-target',
      'popovertarget',
      'commandfor',
      'href',
    ]) {
      const id = control.getAttribute(name)?.replace(/^#/, '');
      if (id) ids.add(id);
    }
  }
  return ids;
}
