import { type Guidelines, statementsUnder } from '../guidelines.ts';
import type { SectionCandidate } from './candidate.ts';
import { contentOf } from './content-of.ts';

/**
 * Parts that one line names, with what the lines under that line tell and ask: "1. Summary (150 words)" over
 * "1.1 What you want to do" and "1.2 The sum you ask for".
 */
export const withToldUnder = (
  parts: SectionCandidate[],
  { chapters, statements }: Guidelines,
): SectionCandidate[] =>
  parts.map((part) => {
    if (part.prompts.length > 0 || part.told.length > 0 || part.end > part.block + 1) return part;
    const chapter = chapters.find(({ block, end }) => block === part.block && end > part.end);
    if (!chapter) return part;
    const next = Math.min(
      chapter.end,
      ...parts.flatMap(({ block }) => (block > part.block ? [block] : [])),
    );
    const content = contentOf(statementsUnder(statements, { block: part.block, end: next }));
    return { ...part, ...content, ...(part.limit ? { limit: part.limit } : {}), end: next };
  });
