import { listSections, type RichDocument } from '@grantwright/shared/richtext';
import { findHeading } from '@grantwright/shared/submission';

/**
 * Renames the heading of a section, if the text has one.
 * @param sections all sections of the application
 */
export function renameHeading(
  document: RichDocument,
  { from, to }: { from: string; to: string },
  sections: ReadonlyArray<{ name: string }>,
): RichDocument {
  const heading = findHeadingBlock(document, from, sections);
  if (heading === undefined) return document;
  return document.map((block, index) =>
    index === heading && block.type === 'heading' ? { ...block, children: [{ text: to }] } : block,
  );
}

/** Finds the block with the heading of a section. */
const findHeadingBlock = (
  document: RichDocument,
  name: string,
  sections: ReadonlyArray<{ name: string }>,
): number | undefined =>
  findHeading(
    listSections(document).filter(({ level }) => level > 0),
    name,
    sections,
  )?.start;
