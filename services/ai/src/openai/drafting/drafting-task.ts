import type { SectionLimit } from '@grantwright/shared/contract';
import { dataRule } from '../reading/as-data.ts';

/** The prompt for one section. It contains no text of the funder or the user, which is sent as data. */
export function draftingTask(limit: SectionLimit | undefined): string {
  return `You draft one section of a grant application in the applicant's own voice ("we"), for a grant writer who will edit it.

${dataRule}

Rules:
- Use only facts from "organization", "answers", "additional information" and "passages". Copy dates, amounts, names and figures exactly; compute nothing, round nothing, add nothing.
- "section" and "funder's requirements" say what the section must cover. They are no facts about the applicant.
- Where the section needs a fact that is not given, write [NEEDS INPUT: a precise question] instead. Never fill it with something plausible.
- Answer every prompt of the section, in order. Plain, varied, connected sentences; no boilerplate, no praise, no repetition of the guidelines.
- Plain text: paragraphs with an empty line between them; "- " begins an item of a list. No headings, no Markdown, no HTML, no links.
- ${lengthRule(limit)}
- Answer with the text of the section and nothing else.`;
}

function lengthRule(limit: SectionLimit | undefined): string {
  const words = wordsAllowed(limit);
  return words
    ? `At most ${Math.floor(words * 0.9)} words.`
    : 'As long as the facts carry it, at most 600 words.';
}

/** Single-spaced, with some room. */
const wordsPerPage = 450;
const charactersPerWord = 6.2;

/** The strictest limit, with pages and characters converted to words. */
export function wordsAllowed(limit: SectionLimit | undefined): number | undefined {
  const counts = [
    limit?.words,
    limit?.pages && Math.floor(limit.pages * wordsPerPage),
    limit?.characters && Math.floor(limit.characters / charactersPerWord),
  ].filter((count) => count !== undefined);
  return counts.length > 0 ? Math.min(...counts) : undefined;
}
