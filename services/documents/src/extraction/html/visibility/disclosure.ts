import { getClassAndId, getTag, type PageDocument } from '../dom.ts';

const disclosureNames =
  /accordion|collaps|tab-?(?:pane|panel|content)|(?:^|[\s_-])tab(?:[\s_-]|$)|expand|toggle|panel|faq/;
/** Names of form pages opened by "Next". */
const stepNames = /\b(?:\w+_)?(?:page|step|slide|wizard|section)\b|form-?(?:page|step)/;
const fields = 'textarea,input,select';

/** Whether a control on the page can show a collapsed element. */
export const isDisclosed = (element: Element, controlledIds: Set<string>): boolean =>
  controlledIds.has(element.id) ||
  element.getAttribute('role') === 'tabpanel' ||
  disclosureNames.test(getClassAndId(element)) ||
  isFormStep(element);

/** Whether an element with fields is one of several steps in a form. */
function isFormStep(element: Element): boolean {
  if (!stepNames.test(getClassAndId(element)) && getTag(element) !== 'fieldset') return false;
  if (!element.closest('form') || !element.querySelector(fields)) return false;
  return [...(element.parentElement?.children ?? [])].some(
    (sibling) =>
      sibling !== element &&
      getTag(sibling) === getTag(element) &&
      sibling.querySelector(fields) !== null,
  );
}

const references = [
  'aria-controls',
  'data-target',
  'data-bs-target',
  'popovertarget',
  'commandfor',
  'href',
];

/** Collects the IDs of elements referenced by buttons, tabs and links within the page. */
export function collectControlledIds(page: PageDocument): Set<string> {
  const controls = page.querySelectorAll(
    references.map((name) => (name === 'href' ? 'a[href^="#"]' : `[${name}]`)).join(','),
  );
  const ids = [...controls].flatMap((control) =>
    references.map((name) => control.getAttribute(name)?.replace(/^#/, '') ?? ''),
  );
  return new Set(ids.filter(Boolean));
}
