import { listSections, type RichDocument } from '../../richtext/index.ts';
import { findHeading } from './find-named.ts';

/**
 * Finds the text under the heading of a section, including deeper headings but not the heading itself. Returns
 * undefined if there is no such heading, and an empty list if nothing follows it.
 * @param sections all sections of the application, whose names may differ only in their numbers
 */
export function findSection(
  document: RichDocument,
  name: string,
  sections: readonly { name: string }[] = [],
): RichDocument | undefined {
  const headings = listSections(document).filter(({ level }) => level > 0);
  const section = findHeading(headings, name, sections);
  return section && document.slice(section.start + 1, section.end);
}
