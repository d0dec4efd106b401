import type { DocumentFormat } from '../../contract/document-format.ts';
import { findGaps, sectionsOf, type RichDocument } from '../../richtext/index.ts';
import { lengthOfBlocks, type TextLength } from '../counting/text-length.ts';
import { estimatePages } from '../pages/estimate-pages.ts';

export type MeasuredSection = {
  heading: string;
  level: number;
  /** Block indexes: `start` is the heading, `end` the first block after the section. */
  start: number;
  end: number;
  /** Of the text under the heading, including deeper headings but not the heading itself. */
  length: TextLength;
  gaps: number;
};

/**
 * The sections of a document with their lengths and the number of their gaps.
 * @param format the look of the file; if given, pages are estimated too
 */
export function measureSections(
  document: RichDocument,
  format?: DocumentFormat,
): MeasuredSection[] {
  return sectionsOf(document)
    .filter(({ level }) => level > 0)
    .map(({ heading, level, start, end }) => {
      const blocks = document.slice(start + 1, end);
      return {
        heading,
        level,
        start,
        end,
        length: {
          ...lengthOfBlocks(blocks),
          ...(format && { pages: estimatePages(blocks, format) }),
        },
        gaps: findGaps(blocks).length,
      };
    });
}
