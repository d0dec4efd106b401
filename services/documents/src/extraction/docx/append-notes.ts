import { attributeOf, childOf, childrenOf, descendantsOf, type XmlElement } from '../xml/tree.ts';

/**
 * Appends footnotes and endnotes to the text in the order of their marks, dropping notes without a mark.
 * @param document the element around the body
 */
export function appendNotes(
  document: XmlElement,
  footnotes: XmlElement | undefined,
  endnotes: XmlElement | undefined,
): void {
  const notes = new Map(
    [...childrenOf(footnotes, 'w:footnote'), ...childrenOf(endnotes, 'w:endnote')].map((note) => [
      `${note.name}Reference ${attributeOf(note, 'w:id')}`,
      note,
    ]),
  );
  const marked = new Set(
    [...descendantsOf(document)].flatMap(
      (mark) => notes.get(`${mark.name} ${attributeOf(mark, 'w:id')}`) ?? [],
    ),
  );
  childOf(document, 'w:body')?.children.push(...[...marked].flatMap(({ children }) => children));
}
