import {
  attributeOf,
  charactersOf,
  childrenOf,
  descendantsOf,
  createElement,
  replaceElements,
  type XmlElement,
} from '../../xml/tree.ts';

/**
 * Replaces each diagram (SmartArt) with a text box containing a paragraph per shape. Leaves diagrams without text
 * unchanged.
 * @param related returns the part referenced by a relationship
 */
export function expandDiagrams(
  root: XmlElement,
  related: (id: string) => XmlElement | undefined,
): void {
  replaceElements(root, (node) => {
    if (node.name !== 'dgm:relIds') return undefined;
    const data = related(attributeOf(node, 'r:dm') ?? '');
    const paragraphs = data ? textsOf(data).map(paragraphOf) : [];
    return paragraphs.length > 0 ? [createElement('w:txbxContent', paragraphs)] : undefined;
  });
}

/** Returns the text of each shape in document order. */
const textsOf = (data: XmlElement): string[] =>
  [...descendantsOf(data, 'dgm:pt')].flatMap((point) =>
    childrenOf(point, 'dgm:t')
      .flatMap((body) => childrenOf(body, 'a:p'))
      .map((line) => [...descendantsOf(line, 'a:t')].map(charactersOf).join('').trim())
      .filter(Boolean),
  );

const paragraphOf = (text: string): XmlElement =>
  createElement('w:p', [createElement('w:r', [createElement('w:t', [text])])]);
