import type { Gap } from '../contract/generation.ts';
import { limits } from '../contract/constants.ts';
import { documentToText, inlinesToText } from './document-to-text.ts';
import { gapPattern } from '../text/gap-mark.ts';
import type { RichDocument } from './model.ts';

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
