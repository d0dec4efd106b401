import { sectionsOf, type RichDocument } from '../../richtext/index.ts';
import { isSameName } from './same-name.ts';

/**
 * Finds the text under the heading of a section, including deeper headings but not the heading itself. Undefined if
 * there is no such heading; empty if nothing follows it.
 */
export function findSection(document: RichDocument, name: string): RichDocument | undefined {
  const section = sectionsOf(document).find(
    ({ heading, level }) => level > 0 && isSameName(heading, name),
  );
  return section && document.slice(section.start + 1, section.end);
}
