import { legacyHookDecode } from '@exodus/bytes/encoding.js';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { kindNames, unreadableReasons, UnreadableError } from '../unreadable-messages.ts';
import { toCanonicalName, findCanonicalPrefix, usualNamespaces } from './namespaces.ts';
import type { XmlElement } from './tree.ts';

/** Enough for nested tables, yet safe for recursive visitors. */
const maxDepth = 500;

/** Unused elements and attributes, which make up a large fraction of many parts. */
const skippedElements = new Set(
  'w:proofErr w:bookmarkStart w:bookmarkEnd w:permStart w:permEnd w:lastRenderedPageBreak w:lang w:noProof'.split(
    ' ',
  ),
);
const skippedAttributes = /^(?:w:rsid|w14:(?:paraId|textId)$)/;
const xmlAttribute = /^xml(?:ns)?(?::|$)/;
const noAttributes: Readonly<Record<string, string>> = Object.freeze({});

/** Errors that do not indicate damage: forbidden characters, which are dropped, and undeclared prefixes. */
const tolerated = /disallowed character\.$|^unbound namespace prefix/;

/**
 * Parses an XML part into a tree. Keeps whitespace in text elements only; drops comments and processing instructions.
 * @throws UnreadableError if the part is not well-formed, is nested too deeply, or has a DTD. Office Open XML forbids
 * DTDs, whose entities could expand without limit.
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  const root: XmlElement = { name: '', attributes: noAttributes, children: [] };
  const openElements: XmlElement[] = [root];
  const parser = new SaxesParser({
    position: false,
    xmlns: true,
    additionalNamespaces: usualNamespaces,
  });
  const fail = (cause?: unknown): never => {
    throw new UnreadableError(
      unreadableReasons.broken(kindNames.docx),
      cause === undefined ? {} : { cause },
    );
  };
  const addText = (text: string) => {
    const parent = openElements.at(-1);
    if (parent && (/(?:^|:)(?:t|delText|instrText)$/.test(parent.name) || text.trim() !== ''))
      parent.children.push(text);
  };
  parser.on('error', (error) => {
    if (!tolerated.test(error.message)) fail(error);
  });
  parser.on('doctype', () => fail());
  parser.on('opentag', (tag) => {
    if (openElements.length > maxDepth) fail();
    const child = toElement(tag, (prefix) => parser.resolve(prefix));
    openElements.at(-1)?.children.push(child);
    openElements.push(child);
  });
  parser.on('closetag', () => {
    const closed = openElements.pop();
    if (closed && skippedElements.has(closed.name)) openElements.at(-1)?.children.pop();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(legacyHookDecode(bytes)).close();
  const [document] = root.children;
  return document !== undefined && typeof document !== 'string' ? document : fail();
}

function toElement(
  { uri, local, attributes: written }: SaxesTagNS,
  resolve: (prefix: string) => string | undefined,
): XmlElement {
  let attributes: Record<string, string> | undefined;
  for (const attribute of Object.values(written)) {
    if (xmlAttribute.test(attribute.name)) continue;
    const name = toCanonicalName(attribute.uri, attribute.local);
    if (skippedAttributes.test(name)) continue;
    attributes ??= {};
    attributes[name] = attribute.value;
  }
  const name = toCanonicalName(uri, local);
  // the prefixes in this attribute depend on their declarations
  if (name === 'mc:Choice' && attributes?.['Requires'] !== undefined)
    attributes['Requires'] = attributes['Requires']
      .split(/\s+/)
      .filter(Boolean)
      .map((prefix) => findCanonicalPrefix(resolve(prefix)))
      .join(' ');
  return { name, attributes: attributes ?? noAttributes, children: [] };
}
