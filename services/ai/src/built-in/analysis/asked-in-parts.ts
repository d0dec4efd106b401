import { contentWords } from '../../text/normalize.ts';
import type { Finding } from './finding.ts';
import type { Guidelines } from './guidelines.ts';
import { findParts } from './sections/find-parts.ts';

/**
 * Whether a line says only what a part of the application asks: "Tell us your activities, and who will lead them" stands
 * with "What you will do", and need not stand among the requirements too.
 */
export const askedInParts = (guidelines: Guidelines): ((line: Finding) => boolean) => {
  const parts = findParts(guidelines)
    .filter(({ prompts }) => prompts.length > 0)
    .map(({ name, prompts, block, end }) => ({
      words: new Set(contentWords([name, ...prompts].join(' '))),
      block,
      end,
    }));
  return (line) => {
    if (line.kind !== 'content') return false;
    const words = contentWords(line.text);
    return parts.some(
      ({ words: known, block, end }) =>
        line.block >= block && line.block < end && words.every((word) => known.has(word)),
    );
  };
};
