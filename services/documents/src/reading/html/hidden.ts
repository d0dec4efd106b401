import { nameOf, tagOf, textLength, type PageDocument } from './dom.ts';
import { sheetStyles } from './sheet-styles.ts';
import {
  declarationsOf,
  hasBackground,
  isWhite,
  leavesNothing,
  writesInWhite,
} from './unseen-style.ts';

/** Help for screen readers beside visible text ("opens in a new tab"): no part of the text, and no secret. */
const forScreenReaders =
  /\b(sr-only|visually-?hidden|screen-reader-text|visuallyhidden|element-invisible)\b/;
/** A page of a form that is turned to by "Next". */
const step = /\b(?:\w+_)?(?:page|step|slide|wizard|section)\b|form-?(?:page|step)/;
const disclosure = /accordion|collaps|tab-?(pane|panel|content)|expand|toggle|panel|faq/;

/**
 * Removes what a reader of the page does not see, and says how much text that was. Text folded away
 * behind a control (accordions, tabs, details) is for the reader and stays.
 */
export function removeHidden(page: PageDocument): number {
  const opened = idsOfControlledParts(page);
  const stylesheetHides = hiddenBySheet(page);
  let characters = 0;
  for (const element of [...page.querySelectorAll('body *')]) {
    if (!element.isConnected) continue;
    if (forScreenReaders.test(nameOf(element))) {
      element.remove();
      continue;
    }
    if (!isHidden(element, stylesheetHides) || isDisclosed(element, opened)) continue;
    characters += textLength(element);
    element.remove();
  }
  return characters;
}

function isHidden(element: Element, sheet: (element: Element) => boolean): boolean {
  const style = declarationsOf(element.getAttribute('style') ?? '');
  if (leavesNothing(style)) return true;
  const inWhite = writesInWhite(style) || isWhiteFont(element);
  if (inWhite && !hasBackground(style) && !onSomeBackground(element)) return true;
  if (element.hasAttribute('hidden') && element.getAttribute('hidden') !== 'until-found')
    return true;
  // The star that marks a required field is hidden from those only who hear it said otherwise.
  if (element.getAttribute('aria-hidden') === 'true')
    return !/^[*＊\s]+$/.test(element.textContent ?? '');
  return sheet(element);
}

/** The color of a page of the nineties. */
const isWhiteFont = (element: Element): boolean =>
  tagOf(element) === 'font' && isWhite((element.getAttribute('color') ?? '').trim().toLowerCase());

function onSomeBackground(element: Element): boolean {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const style = declarationsOf(at.getAttribute('style') ?? '');
    if (hasBackground(style) || at.hasAttribute('bgcolor')) return true;
    if (at.getAttribute('class')) return true;
  }
  return false;
}

function isDisclosed(element: Element, opened: Set<string>): boolean {
  const style = element.getAttribute('style') ?? '';
  if (/font-size|opacity|color\s*:|text-indent/i.test(style)) return false;
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

function idsOfControlledParts(page: PageDocument): Set<string> {
  const ids = new Set<string>();
  for (const control of page.querySelectorAll(
    '[aria-controls],[data-target],[data-bs-target],a[href^="#"]',
  )) {
    for (const name of ['aria-controls', 'data-target', 'data-bs-target', 'href']) {
      const id = control.getAttribute(name)?.replace(/^#/, '');
      if (id) ids.add(id);
    }
  }
  return ids;
}

/** What the page's own style sheets hide, however it is named. */
function hiddenBySheet(page: PageDocument): (element: Element) => boolean {
  const styleOf = sheetStyles(page);
  return (element) => {
    const style = styleOf(element);
    if (!style) return false;
    const small = style.has('display') || style.has('font-size');
    const inWhite = writesInWhite(style) && small && !style.has('background');
    return leavesNothing(style) || (inWhite && !style.has('background-color'));
  };
}
