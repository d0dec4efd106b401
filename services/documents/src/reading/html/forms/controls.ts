import { isElement, isText, nameOf, tagOf } from '../dom.ts';

/** Inputs that send, carry or guard a form; nobody answers them. */
const machinery = /^(?:hidden|submit|button|reset|image|search|password|range|color)$/;
const asked = 'input,select,textarea,[role=radio],[role=checkbox],[role=listbox],[role=textbox]';

const typeOf = (control: Element): string => (control.getAttribute('type') ?? 'text').toLowerCase();

/** Whether a person answers here. A box to search the site is no question of the form around it. */
export const isControl = (element: Element): boolean => {
  if (element.closest('nav,[role=search],[role=navigation]')) return false;
  if (tagOf(element) === 'input' && machinery.test(typeOf(element))) return false;
  return !/\b(?:search|captcha|honeypot)/.test(
    `${nameOf(element)} ${element.getAttribute('name') ?? ''} ${element.getAttribute('placeholder') ?? ''}`.toLowerCase(),
  );
};

export const controlsIn = (root: Element): Element[] =>
  [...root.querySelectorAll(asked)].filter(
    (control) => isControl(control) && !control.parentElement?.closest('[role=listbox]'),
  );

/** An answer to tick among others. */
export const isTick = (control: Element): boolean =>
  /^(?:radio|checkbox)$/.test(control.getAttribute('role') ?? '') ||
  (tagOf(control) === 'input' && /^(?:radio|checkbox)$/.test(typeOf(control)));

export const isList = (control: Element): boolean =>
  tagOf(control) === 'select' || /^(?:listbox|combobox)$/.test(control.getAttribute('role') ?? '');

export const isPaper = (control: Element): boolean => typeOf(control) === 'file';

export const isLong = (control: Element): boolean =>
  tagOf(control) === 'textarea' || control.getAttribute('aria-multiline') === 'true';

/** Whether a person answers somewhere in a part of the page. */
export const holdsControl = (node: Node): boolean =>
  isElement(node) &&
  (node.matches('input,select,textarea') ||
    (node.querySelector(asked) !== null && controlsIn(node).length > 0));

export const textOf = (node: Node): string => {
  if (isText(node)) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (!isElement(node)) return '';
  if (/^(?:script|style|button|option|select|textarea|noscript)$/.test(tagOf(node))) return '';
  const inside = [...node.childNodes].map(textOf).join('');
  return /^(?:a|abbr|b|em|i|label|mark|span|strong|sub|sup|u|font|code|small)$/.test(tagOf(node))
    ? inside
    : ` ${inside} `;
};

/** The words of a part on one line, without what one types into or presses. */
export const wordsOf = (node: Node): string => textOf(node).replace(/\s+/g, ' ').trim();
