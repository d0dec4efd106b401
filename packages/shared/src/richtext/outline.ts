import { countWords, documentText, inlineText } from './document-text.ts';
import type { RichDocument } from './model.ts';

export type OutlineSection = {
  /** The text of the heading; empty for the text before the first one. */
  heading: string;
  /** 0 for the text before the first heading. */
  level: 0 | 1 | 2 | 3;
  /** Block indexes: `start` is the heading, `end` the first block after the section. */
  start: number;
  end: number;
  /** Counts the text under the heading, including deeper headings but not the heading itself. */
  words: number;
  /** Code points; a line break counts as one. */
  characters: number;
  /** As counted by the strictest forms: UTF-16 code units, a line break counts as two (CRLF). */
  utf16Characters: number;
};

/**
 * The sections of a document in order, with lengths to compare to the funder's limits. A section ends at
 * the next heading of the same or a higher level.
 */
export function sectionsOf(document: RichDocument): OutlineSection[] {
  const marks = document.flatMap((block, start) =>
    block.type === 'heading'
      ? [{ heading: inlineText(block.children), level: block.level, start }]
      : [],
  );
  const nextAt = { 1: document.length, 2: document.length, 3: document.length };
  const sections = marks.toReversed().map((mark): OutlineSection => {
    const levels = ([1, 2, 3] as const).filter((level) => level <= mark.level);
    const end = Math.min(...levels.map((level) => nextAt[level]));
    nextAt[mark.level] = mark.start;
    return { ...mark, end, ...lengthOf(document.slice(mark.start + 1, end)) };
  });
  sections.reverse();
  const end = marks[0]?.start ?? document.length;
  const before = lengthOf(document.slice(0, end));
  if (before.words === 0) return sections;
  return [{ heading: '', level: 0, start: 0, end, ...before }, ...sections];
}

function lengthOf(blocks: RichDocument) {
  const text = documentText(blocks);
  const characters = [...text].length;
  return { words: countWords(text), characters, utf16Characters: strictLength(text) };
}

/** The length of a text with LF line breaks, in UTF-16 code units with CRLF. */
const strictLength = (text: string): number => text.length + text.split('\n').length - 1;
