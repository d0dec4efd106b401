import { HtmlReader, normalizeDocument, type RichDocument } from '@grantwright/shared/richtext';

/**
 * Converts HTML to a rich document with the browser's parser, because the server's parser would make up a third of
 * the editor's code. `DOMParser` does not run scripts or load resources.
 */
export function htmlToDocument(html: string): RichDocument {
  const reader = new HtmlReader();
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let node: Node | null = body.firstChild;
  while (node) {
    if (node instanceof Element) reader.open(node.localName, getAttributes(node));
    else if (node instanceof Text) reader.text(node.data);
    let next: Node | null = node.firstChild;
    // Iterative, so that deep nesting cannot overflow the stack.
    for (
      let ancestor: Node | null = node;
      !next && ancestor && ancestor !== body;
      ancestor = ancestor.parentNode
    ) {
      if (ancestor instanceof Element) reader.close();
      next = ancestor.nextSibling;
    }
    node = next;
  }
  return normalizeDocument(reader.finish());
}

const getAttributes = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
