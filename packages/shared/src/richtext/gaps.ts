import type { Gap } from '../contract/generation.ts';
import { limits } from '../contract/constants.ts';
import { documentText, inlineText } from './document-text.ts';
import type { RichDocument } from './model.ts';

/** An open `[NEEDS INPUT: question]` mark; its first group is the question, which may hold brackets of its own. */
export const gapPattern = /\[NEEDS INPUT:((?:[^[\]]|\[[^[\]]*\])*)\]/gi;

/** The mark of a gap in a draft. */
export function gapMark(question: string): string {
  return `[NEEDS INPUT: ${question}]`;
}

/** The gaps that are still open, in order, each with the heading it stands under. */
export function findGaps(document: RichDocument): Gap[] {
  let section = '';
  return document.flatMap((block): Gap[] => {
    if (block.type === 'heading') section = inlineText(block.children).slice(0, limits.title);
    const matches = documentText([block]).matchAll(gapPattern);
    return [...matches].map(([, question = '']) => ({
      section,
      question: question.trim().slice(0, 2_000),
    }));
  });
}
