import type { Gap } from '../contract/generation.ts';
import { limits } from '../contract/constants.ts';
import { documentToText, inlinesToText } from './document-to-text.ts';
import type { RichDocument } from './model.ts';

/**
 * An open `[NEEDS INPUT: question]` mark; the first group is the question, which may be missing or contain brackets.
 * Language models also write the mark without a colon.
 */
export const gapPattern = /\[NEEDS INPUT\b:?((?:[^[\]]|\[[^[\]]*\])*)\]/gi;

export function formatGap(question: string): string {
  return `[NEEDS INPUT: ${question}]`;
}

/** Finds the open gaps in order, each with the heading above it. */
export function findGaps(document: RichDocument): Gap[] {
  let section = '';
  return document.flatMap((block): Gap[] => {
    if (block.type === 'heading') section = inlinesToText(block.children).slice(0, limits.title);
    const matches = documentToText([block]).matchAll(gapPattern);
    return [...matches].map(([, question = '']) => ({
      section,
      question: question.trim().slice(0, 2_000),
    }));
  });
}
