import { findGaps, listSections, type RichDocument } from '../../richtext/index.ts';
import { measureBlocks, type TextLength } from '../counting/text-length.ts';

export type MeasuredSection = {
  heading: string;
  level: number;
  /** Block indexes: `start` is the heading, `end` the first block after the section. */
  start: number;
  end: number;
  /** The length of the text under the heading, including deeper headings but not the heading itself. */
  length: TextLength;
  gaps: number;
};

/**
 * Measures the lengths of the sections of a document, and counts their gaps.
 * @param pagesOf estimates the pages of a section
 */
export function measureSections(
  document: RichDocument,
  pagesOf?: (blocks: RichDocument) => number,
): MeasuredSection[] {
  return listSections(document)
    .filter(({ level }) => level > 0)
    .map(({ heading, level, start, end }) => {
      const blocks = document.slice(start + 1, end);
      return {
        heading,
        level,
        start,
        end,
        length: {
          ...measureBlocks(blocks),
          ...(pagesOf && { pages: pagesOf(blocks) }),
        },
        gaps: findGaps(blocks).length,
      };
    });
}
