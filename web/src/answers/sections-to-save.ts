import { limits } from '@grantwright/shared/contract';
import {
  documentText,
  documentToHtml,
  findGaps,
  sectionsOf,
  type RichDocument,
} from '@grantwright/shared/richtext';

/** A section of an application that can become a saved answer. */
export type SectionToSave = {
  question: string;
  /** HTML without the heading. */
  text: string;
  gaps: number;
};

/** Returns the text under a heading as an answer, or undefined without a heading or text. */
export function toSectionToSave(heading: string, blocks: RichDocument): SectionToSave | undefined {
  const question = heading.replace(/\s+/g, ' ').trim().slice(0, limits.title);
  if (question === '' || documentText(blocks).trim() === '') return undefined;
  return { question, text: documentToHtml(blocks), gaps: findGaps(blocks).length };
}

/**
 * Returns the sections of an application with their subsections. A heading with no text before its first subsection
 * only groups sections, which are then returned separately.
 */
export function sectionsToSave(document: RichDocument): SectionToSave[] {
  let end = 0;
  return sectionsOf(document).flatMap((section) => {
    if (section.start < end) return [];
    const blocks = document.slice(section.start + 1, section.end);
    const ownEnd = blocks.findIndex(({ type }) => type === 'heading');
    const own = ownEnd < 0 ? blocks : blocks.slice(0, ownEnd);
    if (documentText(own).trim() === '') return [];
    end = section.end;
    return toSectionToSave(section.heading, blocks) ?? [];
  });
}
