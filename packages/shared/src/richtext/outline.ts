import { documentToText, inlinesToText } from './document-to-text.ts';
import type { RichDocument } from './model.ts';

export type OutlineSection = {
  /** The text of the heading; empty for the text before the first one. */
  heading: string;
  /** 0 for the text before the first heading. */
  level: 0 | 1 | 2 | 3;
  /** Block indexes: `start` is the heading, `end` the first block after the section. */
  start: number;
  end: number;
};

/** Lists the sections of a document in order. A section ends at the next heading of the same or a higher level. */
export function listSections(document: RichDocument): OutlineSection[] {
  const marks = document.flatMap((block, start) =>
    block.type === 'heading'
      ? [{ heading: inlinesToText(block.children), level: block.level, start }]
      : [],
  );
  const nextAt = { 1: document.length, 2: document.length, 3: document.length };
  const sections = marks.toReversed().map((mark): OutlineSection => {
    const levels = ([1, 2, 3] as const).filter((level) => level <= mark.level);
    const end = Math.min(...levels.map((level) => nextAt[level]));
    nextAt[mark.level] = mark.start;
    return { ...mark, end };
  });
  sections.reverse();
  const end = marks[0]?.start ?? document.length;
  if (documentToText(document.slice(0, end)).trim() === '') return sections;
  return [{ heading: '', level: 0, start: 0, end }, ...sections];
}
