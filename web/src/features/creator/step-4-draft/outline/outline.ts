import type { AnalysisDetails, SectionLimit } from '@grantwright/shared/contract';
import {
  countWords,
  documentText,
  findGaps,
  gapPattern,
  sectionsOf,
  type RichDocument,
} from '@grantwright/shared/richtext';

export type OutlineEntry = {
  heading: string;
  level: number;
  /** The index of the heading block; undefined for a missing required section. */
  start?: number;
  words: number;
  characters: number;
  /** In UTF-16 code units, with two per line break: the strictest way that forms count. */
  utf16Characters: number;
  gaps: number;
  limit?: SectionLimit;
};

/** Lists the sections of the draft, then missing required sections. Gaps do not count toward the length. */
export function outlineOf(
  document: RichDocument,
  details: AnalysisDetails | undefined,
): OutlineEntry[] {
  const requestedSections = details?.sections ?? [];
  const written = sectionsOf(document)
    .filter((section) => section.level > 0)
    .map((section): OutlineEntry => {
      const blocks = document.slice(section.start + 1, section.end);
      const marks = [...documentText(blocks).matchAll(gapPattern)].map(([mark]) => mark).join(' ');
      const limit = requestedSections.find(({ name }) => sameName(name, section.heading))?.limit;
      return {
        heading: section.heading,
        level: section.level,
        start: section.start,
        words: Math.max(0, section.words - countWords(marks)),
        characters: Math.max(0, section.characters - [...marks].length),
        utf16Characters: Math.max(0, section.utf16Characters - marks.length),
        gaps: findGaps(blocks).length,
        ...(limit && { limit }),
      };
    });
  const missing = requestedSections
    .filter(
      ({ name, required }) => required && !written.some(({ heading }) => sameName(name, heading)),
    )
    .map(({ name }): OutlineEntry => ({
      heading: name,
      level: 2,
      words: 0,
      characters: 0,
      utf16Characters: 0,
      gaps: 0,
    }));
  return [...written, ...missing];
}

const normalizeName = (text: string) =>
  text
    .toLowerCase()
    .replace(/^[\s\d.ivx)(]*[.)]\s+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const sameName = (a: string, b: string) => normalizeName(a) === normalizeName(b);
