import { isElement, isText, nameOf, tagOf } from '../dom.ts';

const nonAnswerTypes = /^(?:hidden|submit|button|reset|image|search|password|range|color)$/;
const nonAnswerNames = /\b(?:search|captcha|honeypot)/;
const controlSelector =
  'input,select,textarea,[role=radio],[role=checkbox],[role=listbox],[role=textbox]';

const typeOf = (control: Element): string => (control.getAttribute('type') ?? 'text').toLowerCase();

/** Whether a control is meant for an answer rather than for submitting or searching. */
export function isControl(element: Element): boolean {
  if (element.closest('nav,[role=search],[role=navigation]')) return false;
  if (tagOf(element) === 'input' && nonAnswerTypes.test(typeOf(element))) return false;
  const names = ['name', 'placeholder'].map((name) => element.getAttribute(name) ?? '');
  return !nonAnswerNames.test([nameOf(element), ...names].join(' ').toLowerCase());
}

export const findControls = (root: Element): Element[] =>
  [...root.querySelectorAll(controlSelector)].filter(
    (control) => isControl(control) && !control.parentElement?.closest('[role=listbox]'),
  );

/** Whether a control is a radio button or check box. */
export const isCheckable = (control: Element): boolean =>
  /^(?:radio|checkbox)$/.test(control.getAttribute('role') ?? '') ||
  (tagOf(control) === 'input' && /^(?:radio|checkbox)$/.test(typeOf(control)));

export const isSelect = (control: Element): boolean =>
  tagOf(control) === 'select' || /^(?:listbox|combobox)$/.test(control.getAttribute('role') ?? '');

export const isFileInput = (control: Element): boolean => typeOf(control) === 'file';

export const isMultiline = (control: Element): boolean =>
  tagOf(control) === 'textarea' || control.getAttribute('aria-multiline') === 'true';

export const containsControl = (node: Node): boolean =>
  isElement(node) &&
  (node.matches('input,select,textarea') ||
    (node.querySelector(controlSelector) !== null && findControls(node).length > 0));

function textOf(node: Node): string {
  if (isText(node)) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (!isElement(node)) return '';
  if (/^(?:script|style|button|option|select|textarea|noscript)$/.test(tagOf(node))) return '';
  const text = [...node.childNodes].map(textOf).join('');
  return /^(?:a|abbr|b|em|i|label|mark|span|strong|sub|sup|u|font|code|small)$/.test(tagOf(node))
    ? text
    : ` ${text} `;
}

/** Returns the text of a node on one line, excluding the text of controls. */
export const wordsOf = (node: Node): string => textOf(node).replace(/\s+/g, ' ').trim();

export const wordsOfAll = (nodes: Node[]): string => nodes.map(wordsOf).join(' ');
