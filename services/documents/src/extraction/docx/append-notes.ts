import { attributeOf, childOf, childrenOf, descendantsOf, type XmlElement } from '../xml/tree.ts';

/**
 * Appends footnotes and endnotes to the text in the order of their references, and drops notes that nothing refers to.
 * @param document the element that contains `w:body`
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
  const referencedNotes = new Set(
    [...descendantsOf(document)].flatMap(
      (reference) => notes.get(`${reference.name} ${attributeOf(reference, 'w:id')}`) ?? [],
    ),
  );
  childOf(document, 'w:body')?.children.push(
    ...[...referencedNotes].flatMap(({ children }) => children),
  );
}
