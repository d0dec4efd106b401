import {
  getAttribute,
  findChild,
  listChildren,
  walkDescendants,
  type XmlElement,
} from '../xml/tree.ts';

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
    [...listChildren(footnotes, 'w:footnote'), ...listChildren(endnotes, 'w:endnote')].map(
      (note) => [`${note.name}Reference ${getAttribute(note, 'w:id')}`, note],
    ),
  );
  const referencedNotes = new Set(
    [...walkDescendants(document)].flatMap(
      (reference) => notes.get(`${reference.name} ${getAttribute(reference, 'w:id')}`) ?? [],
    ),
  );
  findChild(document, 'w:body')?.children.push(
    ...[...referencedNotes].flatMap(({ children }) => children),
  );
}
