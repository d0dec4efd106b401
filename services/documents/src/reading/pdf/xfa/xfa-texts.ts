import { parseXml } from '../../xml/parse-xml.ts';
import { elementsOf, isElement, type XmlElement } from '../../xml/tree.ts';
import type { XfaPackets } from './packets.ts';

const maxDepth = 200;
const hidden = /^(?:hidden|invisible|inactive)$/;

/**
 * What an XFA form says, line by line: its texts, and the captions of its fields with what was filled
 * in. Scripts are not run. Empty for a form that cannot be parsed.
 */
export function xfaTexts({ template, datasets }: XfaPackets): string[] {
  const root = parse(template);
  if (!root) return [];
  const values = valuesOf(parse(datasets));
  const texts: string[] = [];
  const visit = (element: XmlElement, depth: number) => {
    if (depth > maxDepth || hidden.test(element.attributes['presence'] ?? '')) return;
    const name = nameOf(element);
    if (name === 'draw') texts.push(...linesOf(child(element, 'value')));
    else if (name === 'field') texts.push(...fieldLines(element, values));
    else
      for (const each of elementsOf(element))
        if (
          /^(?:template|subform|subformSet|area|exclGroup|pageSet|pageArea|draw|field)$/.test(
            nameOf(each),
          )
        )
          visit(each, depth + 1);
  };
  visit(root, 0);
  // rows that were added to a list have values of their own, and no field in the template
  for (const [name, rest] of values.left()) texts.push(...rest.map((value) => `${name}: ${value}`));
  return texts;
}

function fieldLines(field: XmlElement, values: Values): string[] {
  const captions = linesOf(child(child(field, 'caption'), 'value'));
  const value =
    values.next(field.attributes['name'] ?? '') ?? linesOf(child(field, 'value')).join(' ');
  const ui = child(field, 'ui');
  if (ui && child(ui, 'button')) return [];
  if (ui && child(ui, 'checkButton')) {
    const on = textOf(elementsOf(child(field, 'items'))[0]) || '1';
    return captions.length > 0 ? [`${value === on ? '☒' : '☐'} ${captions.join(' ')}`] : [];
  }
  const caption = captions.join(' ');
  if (!value) return caption ? [caption] : [];
  return [caption ? `${caption}${/[:?]$/.test(caption) ? '' : ':'} ${value}` : value];
}

type Values = {
  next: (name: string) => string | undefined;
  /** Names that a field was asked for, with the values that no field took. */
  left: () => [string, string[]][];
};

/** The values of the data by name, in order; each is used once. */
function valuesOf(data: XmlElement | undefined): Values {
  const byName = new Map<string, string[]>();
  const visit = (element: XmlElement, depth: number) => {
    const inner = elementsOf(element);
    if (depth > maxDepth) return;
    const text = inner.length === 0 ? textOf(element) : '';
    if (text) byName.set(nameOf(element), [...(byName.get(nameOf(element)) ?? []), text]);
    for (const each of inner) visit(each, depth + 1);
  };
  if (data) visit(data, 0);
  const asked = new Set<string>();
  return {
    next: (name) => {
      asked.add(name);
      return byName.get(name)?.shift();
    },
    left: () => [...byName].filter(([name, values]) => asked.has(name) && values.length > 0),
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

/** The name without its prefix: forms differ in the version of their namespaces only. */
const nameOf = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1);
const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  elementsOf(element).find((each) => nameOf(each) === name);
const contentOf = (element: XmlElement): string =>
  element.children.map((each) => (isElement(each) ? contentOf(each) : each)).join('');
const textOf = (element: XmlElement | undefined): string =>
  element ? contentOf(element).replace(/\s+/g, ' ').trim() : '';

/** Plain text, or paragraphs of rich text, each a line. */
function linesOf(value: XmlElement | undefined): string[] {
  const inner = elementsOf(value);
  const [only] = inner;
  if (!only) return [];
  const body = child(only, 'body') ?? only;
  const paragraphs = elementsOf(body).filter((each) => /^(?:p|li|h[1-6]|div)$/.test(nameOf(each)));
  const texts = paragraphs.length > 0 ? paragraphs.map(textOf) : [textOf(body)];
  return texts.filter(Boolean);
}
