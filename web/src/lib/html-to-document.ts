import { htmlReader, normalizeDocument, type RichDocument } from '@grantwright/shared/richtext';

/**
 * Reads any HTML as a document of the model, by the browser's own parser: the other one would be a
 * third of the editor's code. A document that is parsed like this runs and fetches nothing.
 */
export function htmlToDocument(html: string): RichDocument {
  const reader = htmlReader();
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let node: Node | null = body.firstChild;
  while (node) {
    if (node instanceof Element) reader.open(node.localName, attributesOf(node));
    else if (node instanceof Text) reader.text(node.data);
    let next: Node | null = node.firstChild;
    // Upwards without recursion: no depth of nesting exhausts the stack.
    for (let left: Node | null = node; !next && left && left !== body; left = left.parentNode) {
      if (left instanceof Element) reader.close();
      next = left.nextSibling;
    }
    node = next;
  }
  return normalizeDocument(reader.finish());
}

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
