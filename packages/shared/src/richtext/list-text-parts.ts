import { limits } from '../contract/constants.ts';
import { stripForbiddenCharacters } from '../text/clean-text.ts';
import { documentToText } from './document-to-text.ts';
import { gapPattern } from '../text/gap-mark.ts';
import type { RichDocument } from './model.ts';

export type TextPart = {
  /** The heading as in the anchor of a comment; empty for the text before the first one. */
  heading: string;
  /** The first words after the heading, to tell parts with the same heading apart. */
  lead: string;
  /** Block indexes: `start` is the heading, `end` the first block after the part. */
  start: number;
  end: number;
};

/**
 * Lists the parts of a document, each of which begins with a heading, without overlaps or empty parts. A heading
 * without text does not begin a part, because a comment could not name it.
 */
export function listTextParts(document: RichDocument): TextPart[] {
  const starts = document.flatMap((block, index) =>
    index === 0 || getHeadingText(block) !== '' ? [index] : [],
  );
  return starts
    .map((start, index) => createTextPart(document, start, starts[index + 1] ?? document.length))
    .filter((part) => documentToText(document.slice(part.start, part.end)).trim() !== '');
}

function createTextPart(document: RichDocument, start: number, end: number): TextPart {
  const heading = getHeadingText(document[start]);
  const text = documentToText(document.slice(heading === '' ? start : start + 1, end));
  return { heading, lead: truncateToContext(removeGapMarks(text).trim()), start, end };
}

const getHeadingText = (block: RichDocument[number] | undefined): string => {
  const text = block?.type === 'heading' ? documentToText([block]) : '';
  return text.trim() === '' ? '' : stripForbiddenCharacters(text.slice(0, limits.title));
};

const truncateToContext = (text: string) =>
  stripForbiddenCharacters(text.slice(0, limits.quoteContext));

/** Returns the text as readers see it: gaps as their questions, without the brackets. */
export const removeGapMarks = (text: string): string =>
  text.replace(gapPattern, (_, question: string) => question.trim());
