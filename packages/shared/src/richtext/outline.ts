import { countWords, documentText, inlineText } from './document-text.ts';
import type { RichDocument } from './model.ts';

export type OutlineSection = {
  /** Text of the heading; empty for what stands before the first one. */
  heading: string;
  /** 0 for what stands before the first heading. */
  level: 0 | 1 | 2 | 3;
  /** Blocks of the document: `start` is the heading's own, `end` the first one after the section. */
  start: number;
  end: number;
  /** Of the text under the heading, deeper headings included, the heading itself not. */
  words: number;
  /** Code points; a line break is one. */
  characters: number;
  /** As the strictest forms count: UTF-16 code units, a line break is two (CRLF). */
  strictCharacters: number;
};

/**
 * The sections of a document in order, each with its length, to be held against the funder's
 * limits. A section reaches to the next heading of its own level or a higher one.
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
  return { words: countWords(text), characters, strictCharacters: strictLength(text) };
}

/** The length of a text whose lines end in LF, in UTF-16 code units with CRLF as line break. */
const strictLength = (text: string): number => text.length + text.split('\n').length - 1;
