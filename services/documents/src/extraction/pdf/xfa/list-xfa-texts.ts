import { parseXml } from '../../xml/parse-xml.ts';
import { listElements, isElement, type XmlElement } from '../../xml/tree.ts';
import type { XfaPackets } from './packets.ts';

const hidden = /^(?:hidden|invisible|inactive)$/;

/**
 * Returns the lines of an XFA form: its static text, and field captions with values. Does not execute scripts. Returns
 * an empty list if the form is not well-formed.
 */
export function listXfaTexts({ template, datasets }: XfaPackets): string[] {
  const root = parse(template);
  if (!root) return [];
  const values = readValues(parse(datasets));
  const texts: string[] = [];
  const visit = (element: XmlElement) => {
    if (hidden.test(element.attributes['presence'] ?? '')) return;
    const name = getLocalName(element);
    if (name === 'draw') texts.push(...listLines(findChild(element, 'value')));
    else if (name === 'field') texts.push(...listFieldLines(element, values));
    else
      for (const child of listElements(element))
        if (
          /^(?:template|subform|subformSet|area|exclGroup|pageSet|pageArea|draw|field)$/.test(
            getLocalName(child),
          )
        )
          visit(child);
  };
  visit(root);
  // rows added by a user have values but lack fields in the template
  for (const [name, rest] of values.rest()) texts.push(...rest.map((value) => `${name}: ${value}`));
  return texts;
}

function listFieldLines(field: XmlElement, values: Values): string[] {
  const captions = listLines(findChild(findChild(field, 'caption'), 'value'));
  const value =
    values.next(field.attributes['name'] ?? '') ?? listLines(findChild(field, 'value')).join(' ');
  const ui = findChild(field, 'ui');
  if (ui && findChild(ui, 'button')) return [];
  if (ui && findChild(ui, 'checkButton')) {
    const on = readText(listElements(findChild(field, 'items'))[0]) || '1';
    return captions.length > 0 ? [`${value === on ? '☒' : '☐'} ${captions.join(' ')}`] : [];
  }
  const caption = captions.join(' ');
  if (!value) return caption ? [caption] : [];
  return [caption ? `${caption}${/[:?]$/.test(caption) ? '' : ':'} ${value}` : value];
}

type Values = {
  /** Returns the next value for a field name. */
  next: (name: string) => string | undefined;
  /** Returns the remaining values for the names passed to `next`. */
  rest: () => [string, string[]][];
};

/** Indexes the values of a form by field name, in document order. */
function readValues(data: XmlElement | undefined): Values {
  const byName = new Map<string, string[]>();
  const visit = (element: XmlElement) => {
    const inner = listElements(element);
    const text = inner.length === 0 ? readText(element) : '';
    if (text)
      byName.set(getLocalName(element), [...(byName.get(getLocalName(element)) ?? []), text]);
    for (const child of inner) visit(child);
  };
  if (data) visit(data);
  const requested = new Set<string>();
  return {
    next: (name) => {
      requested.add(name);
      return byName.get(name)?.shift();
    },
    rest: () => [...byName].filter(([name, values]) => requested.has(name) && values.length > 0),
  };
}

function parse(xml: string): XmlElement | undefined {
  if (!xml) return undefined;
  try {
    return parseXml(new TextEncoder().encode(xml));
  } catch {
    return undefined;
  }
}

/** Returns the local name, since the namespaces of forms differ only by version. */
const getLocalName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1);
const findChild = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  listElements(element).find((child) => getLocalName(child) === name);
const joinContent = (element: XmlElement): string =>
  element.children.map((child) => (isElement(child) ? joinContent(child) : child)).join('');
const readText = (element: XmlElement | undefined): string =>
  element ? joinContent(element).replace(/\s+/g, ' ').trim() : '';

/** Returns the text of a value: one line of plain text, or the paragraphs of rich text. */
function listLines(value: XmlElement | undefined): string[] {
  const inner = listElements(value);
  const [only] = inner;
  if (!only) return [];
  const body = findChild(only, 'body') ?? only;
  const paragraphs = listElements(body).filter((child) =>
    /^(?:p|li|h[1-6]|div)$/.test(getLocalName(child)),
  );
  const texts = paragraphs.length > 0 ? paragraphs.map(readText) : [readText(body)];
  return texts.filter(Boolean);
}
