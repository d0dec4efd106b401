import { isElement, type XmlNode } from './tree.ts';

/** Serializes a node. Names keep their prefixes from the tree. */
export function writeXml(node: XmlNode): string {
  if (!isElement(node)) return escapeXml(node);
  const attributes = Object.entries(node.attributes).map(
    ([name, value]) => ` ${name}="${escapeXml(value)}"`,
  );
  const children: string[] = [];
  for (const child of node.children) children.push(writeXml(child));
  return `<${node.name}${attributes.join('')}>${children.join('')}</${node.name}>`;
}

const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
