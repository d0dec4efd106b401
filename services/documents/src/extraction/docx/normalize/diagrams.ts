import {
  getAttribute,
  getCharacters,
  listChildren,
  walkDescendants,
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
    const data = related(getAttribute(node, 'r:dm') ?? '');
    const paragraphs = data ? listTexts(data).map(createParagraph) : [];
    return paragraphs.length > 0 ? [createElement('w:txbxContent', paragraphs)] : undefined;
  });
}

/** Returns the text of each shape in document order. */
const listTexts = (data: XmlElement): string[] =>
  [...walkDescendants(data, 'dgm:pt')].flatMap((point) =>
    listChildren(point, 'dgm:t')
      .flatMap((body) => listChildren(body, 'a:p'))
      .map((line) => [...walkDescendants(line, 'a:t')].map(getCharacters).join('').trim())
      .filter(Boolean),
  );

const createParagraph = (text: string): XmlElement =>
  createElement('w:p', [createElement('w:r', [createElement('w:t', [text])])]);
