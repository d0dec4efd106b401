import { limits } from '@grantwright/shared/contract';
import {
  documentToText,
  documentToHtml,
  findGaps,
  listSections,
  type RichDocument,
} from '@grantwright/shared/richtext';

/** A section of an application that can become a saved answer. */
export type SectionToSave = {
  /** Different from the questions of the application's other sections. */
  question: string;
  /** HTML without the heading. */
  text: string;
  gaps: number;
};

export const isTooLong = ({ text }: SectionToSave): boolean => text.length > limits.longText;

/**
 * Returns the sections of an application with their subsections. A heading with no text before its first subsection
 * only groups sections, which are then returned separately.
 */
export function getSectionsToSave(document: RichDocument): SectionToSave[] {
  const questions = createQuestions(document);
  let end = 0;
  return listSections(document).flatMap((section) => {
    if (section.start < end) return [];
    const blocks = document.slice(section.start + 1, section.end);
    const ownEnd = blocks.findIndex(({ type }) => type === 'heading');
    const own = ownEnd < 0 ? blocks : blocks.slice(0, ownEnd);
    if (documentToText(own).trim() === '') return [];
    end = section.end;
    return toSectionToSave(questions.get(section.start), blocks) ?? [];
  });
}

/** Returns a section as an answer, or undefined if it has no heading or text. */
export const getSectionToSave = (
  document: RichDocument,
  { start, end }: { start: number; end: number },
): SectionToSave | undefined =>
  toSectionToSave(createQuestions(document).get(start), document.slice(start + 1, end));

function toSectionToSave(
  question: string | undefined,
  blocks: RichDocument,
): SectionToSave | undefined {
  if (question === undefined || documentToText(blocks).trim() === '') return undefined;
  return { question, text: documentToHtml(blocks), gaps: findGaps(blocks).length };
}

/**
 * Returns a question per heading, by its block index: the heading, preceded by its parent's if another section has the
 * same one ("Year 2 › Budget"), and numbered if that is not enough ("Budget (2)").
 */
function createQuestions(document: RichDocument): Map<number, string> {
  const sections = listSections(document)
    .map((section) => ({ ...section, heading: section.heading.replace(/\s+/g, ' ').trim() }))
    .filter(({ heading }) => heading !== '');
  const questions = new Map<number, string>();
  const used = new Set<string>();
  for (const { heading, start, end } of sections) {
    const isRepeated = sections.some((other) => other.start !== start && other.heading === heading);
    const parent = sections.findLast((other) => other.start < start && other.end >= end);
    const name = isRepeated && parent ? `${parent.heading} › ${heading}` : heading;
    let question = name.slice(0, limits.title);
    for (let place = 2; used.has(question); place += 1) {
      const suffix = ` (${place})`;
      question = name.slice(0, limits.title - suffix.length) + suffix;
    }
    used.add(question);
    questions.set(start, question);
  }
  return questions;
}
