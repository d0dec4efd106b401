import type { AnalysisDetails } from '@grantwright/shared/contract';
import {
  countWords,
  documentText,
  findGaps,
  gapPattern,
  sectionsOf,
  type OutlineSection,
  type RichDocument,
} from '@grantwright/shared/richtext';
import { isSameName } from '@grantwright/shared/submission';
import { limitOf, lengthUnderLimit } from './shared-limit.ts';
import type { OutlineEntry } from './outline-entry.ts';

/** Lists the sections of the draft, then missing required sections. Gaps do not count toward the length. */
export function outlineOf(
  document: RichDocument,
  details: AnalysisDetails | undefined,
): OutlineEntry[] {
  const requestedSections = details?.sections ?? [];
  const written = sectionsOf(document)
    .filter((section) => section.level > 0)
    .map((section) => entryOf(section, document));
  const limited = written.map((entry): OutlineEntry => {
    const limit = limitOf(entry.heading, requestedSections);
    if (!limit) return entry;
    return { ...entry, limit, counted: lengthUnderLimit(entry, limit, written) };
  });
  const missing = requestedSections
    .filter(
      ({ name, required }) => required && !written.some(({ heading }) => isSameName(name, heading)),
    )
    .map(({ name }) => missingEntry(name));
  return [...limited, ...missing];
}

function entryOf(section: OutlineSection, document: RichDocument): OutlineEntry {
  const blocks = document.slice(section.start + 1, section.end);
  const marks = [...documentText(blocks).matchAll(gapPattern)].map(([mark]) => mark).join(' ');
  return {
    heading: section.heading,
    level: section.level,
    start: section.start,
    end: section.end,
    words: Math.max(0, section.words - countWords(marks)),
    characters: Math.max(0, section.characters - [...marks].length),
    utf16Characters: Math.max(0, section.utf16Characters - marks.length),
    gaps: findGaps(blocks).length,
  };
}

const missingEntry = (heading: string): OutlineEntry => ({
  heading,
  level: 2,
  words: 0,
  characters: 0,
  utf16Characters: 0,
  gaps: 0,
});
