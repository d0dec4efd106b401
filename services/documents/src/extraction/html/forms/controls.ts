import { isElement, isText, getClassAndId, getTag } from '../dom.ts';

const nonAnswerTypes = /^(?:hidden|submit|button|reset|image|search|password|range|color)$/;
const nonAnswerNames = /\b(?:search|captcha|honeypot)/;
const controlSelector =
  'input,select,textarea,[role=radio],[role=checkbox],[role=listbox],[role=textbox]';

const getType = (control: Element): string =>
  (control.getAttribute('type') ?? 'text').toLowerCase();

/** Whether a control is meant for an answer rather than for submitting or searching. */
export function isControl(element: Element): boolean {
  if (element.closest('nav,[role=search],[role=navigation]')) return false;
  if (getTag(element) === 'input' && nonAnswerTypes.test(getType(element))) return false;
  const names = ['name', 'placeholder'].map((name) => element.getAttribute(name) ?? '');
  return !nonAnswerNames.test([getClassAndId(element), ...names].join(' ').toLowerCase());
}

export const findControls = (root: Element): Element[] =>
  [...root.querySelectorAll(controlSelector)].filter(
    (control) => isControl(control) && !control.parentElement?.closest('[role=listbox]'),
  );

/** Whether a control is a radio button or check box. */
export const isCheckable = (control: Element): boolean =>
  /^(?:radio|checkbox)$/.test(control.getAttribute('role') ?? '') ||
  (getTag(control) === 'input' && /^(?:radio|checkbox)$/.test(getType(control)));

export const isSelect = (control: Element): boolean =>
  getTag(control) === 'select' || /^(?:listbox|combobox)$/.test(control.getAttribute('role') ?? '');

export const isFileInput = (control: Element): boolean => getType(control) === 'file';

export const isMultiline = (control: Element): boolean =>
  getTag(control) === 'textarea' || control.getAttribute('aria-multiline') === 'true';

export const containsControl = (node: Node): boolean =>
  isElement(node) &&
  (node.matches('input,select,textarea') ||
    (node.querySelector(controlSelector) !== null && findControls(node).length > 0));

function toText(node: Node): string {
  if (isText(node)) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (!isElement(node)) return '';
  if (/^(?:script|style|button|option|select|textarea|noscript)$/.test(getTag(node))) return '';
  const text = [...node.childNodes].map(toText).join('');
  return /^(?:a|abbr|b|em|i|label|mark|span|strong|sub|sup|u|font|code|small)$/.test(getTag(node))
    ? text
    : ` ${text} `;
}

/** Returns the text of a node on one line, excluding the text of controls. */
export const getWords = (node: Node): string => toText(node).replace(/\s+/g, ' ').trim();

export const joinWords = (nodes: Node[]): string => nodes.map(getWords).join(' ');
