import { SaxesParser } from 'saxes';
import { kinds, reasons, UnreadableError } from '../unreadable.ts';
import { type Scope, scopeWithin, canonicalName, canonicalPrefix } from './namespaces.ts';
import type { XmlElement, XmlNode } from './tree.ts';

/** Enough for nested tables, and safe for recursive visitors. */
const maxDepth = 500;

/** Unused elements and attributes, which make up a large share of many parts. */
const skippedElements = new Set(
  'w:proofErr w:bookmarkStart w:bookmarkEnd w:permStart w:permEnd w:lastRenderedPageBreak w:lang w:noProof'.split(
    ' ',
  ),
);
const skippedAttributes = /^(?:w:rsid|w14:(?:paraId|textId)$)/;
const xmlAttribute = /^xml(?:ns)?(?::|$)/;
const noAttributes: Readonly<Record<string, string>> = Object.freeze({});

/** Forbidden characters are dropped; other errors mean that the part is damaged. */
const tolerated = /disallowed character\.$/;

/**
 * Parses an XML part into a tree. Whitespace is kept only in text elements; comments and processing
 * instructions are dropped.
 * @throws UnreadableError if it is not well-formed, is nested too deeply, or has a DTD: Office Open XML
 * forbids them, and their entities could expand without limit
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  const root: XmlElement = { name: '', attributes: noAttributes, children: [] };
  const open: XmlElement[] = [root];
  const scopes: Scope[] = [new Map()];
  const parser = new SaxesParser<{ position: false; xmlns: false }>({
    position: false,
    xmlns: false,
  });
  const refuse = (cause?: unknown): never => {
    throw new UnreadableError(reasons.broken(kinds.docx), cause === undefined ? {} : { cause });
  };
  const addText = (text: string) => {
    const parent = open.at(-1);
    if (parent && (/(?:^|:)(?:t|delText|instrText)$/.test(parent.name) || text.trim() !== ''))
      parent.children.push(text);
  };
  parser.on('error', (error) => {
    if (!tolerated.test(error.message)) refuse(error);
  });
  parser.on('doctype', () => refuse());
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > maxDepth) refuse();
    const scope = scopeWithin(scopes.at(-1) ?? new Map(), attributes);
    const child = elementOf(name, attributes, scope);
    open.at(-1)?.children.push(child);
    open.push(child);
    scopes.push(scope);
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    scopes.pop();
    if (closed && skippedElements.has(closed.name)) open.at(-1)?.children.pop();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(textOf(bytes)).close();
  const [document] = root.children as [XmlNode?];
  return document !== undefined && typeof document !== 'string' ? document : refuse();
}

function elementOf(name: string, written: Record<string, string>, scope: Scope): XmlElement {
  let attributes: Record<string, string> | undefined;
  for (const key in written) {
    if (xmlAttribute.test(key)) continue;
    const canonical = canonicalName(key, scope, true);
    if (skippedAttributes.test(canonical)) continue;
    attributes ??= {};
    attributes[canonical] = written[key] ?? '';
  }
  const canonical = canonicalName(name, scope, false);
  // the prefixes in this attribute depend on the scope
  if (canonical === 'mc:Choice' && attributes?.['Requires'] !== undefined)
    attributes['Requires'] = attributes['Requires']
      .split(/\s+/)
      .filter(Boolean)
      .map((prefix) => canonicalPrefix(prefix, scope))
      .join(' ');
  return { name: canonical, attributes: attributes ?? noAttributes, children: [] };
}

const textOf = (bytes: Uint8Array): string =>
  new TextDecoder(
    bytes[0] === 0xff || (bytes[0] === 0xfe && bytes[1] === 0xff)
      ? bytes[0] === 0xff
        ? 'utf-16le'
        : 'utf-16be'
      : 'utf-8',
  ).decode(bytes);
