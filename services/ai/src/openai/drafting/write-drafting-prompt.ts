import type { LengthLimit } from '@grantwright/shared/contract';
import { dataRule } from '../delimit-data.ts';

type DraftingInput = { limit: LengthLimit | undefined; asksForMoney: boolean; notesLine: string };

/**
 * Returns the prompt for one section. Text from the funder or the user is sent as data and never becomes part of the
 * prompt.
 */
export const writeDraftingPrompt = ({ limit, asksForMoney, notesLine }: DraftingInput): string =>
  `You draft one section of a grant application in the applicant's own voice ("we"), for a grant writer who will edit it.

${dataRule}

The text of the section:
- Use only facts from "organization", "answers", "additional information", "passages" and "computed". Copy dates, amounts, names and figures exactly. Compute nothing: sums and rates that you may use are under "computed".
- "section" and "funder's rules" say what the section must cover. They are not facts about the applicant. "general rules" hold for the whole application: compare the facts with them for the notes, and do not write about them unless the section asks for it. A rule marked [cost] is about a cost or purpose that the grant does not pay or pays only in part. A rule "only for" something counts only where that is the case; a section "only for" something that the data shows the applicant is not has only the text [NEEDS INPUT: Is this section needed? It is only for …].
- Answer the numbered prompts of "section" one after another, in their order. Without prompts, cover what "section" says it must contain.
- Where a needed fact is not given, write [NEEDS INPUT: a precise question] instead. Never fill it with something plausible. At most ${maxGaps} such marks, for the facts that matter most to the funder, the most important first; leave out what needs other missing facts. If nothing is given, write only the marks.
- Plain, varied, connected sentences; no boilerplate, no praise, no repetition of the guidelines.
- Plain text: paragraphs with an empty line between them; "- " begins an item of a list. No headings, links, HTML or other markup.${asksForMoney ? `\n${tableRule}` : ''}
- ${writeLengthRule(limit)}

After the text you may add notes for the grant writer. They are not part of the application. Write a note only for a problem that you can show with the data:
- ineligible: a fact shows that the applicant or the project does not meet a rule of eligibility.
- unallowed-cost: the applicant plans a cost that a rule says the grant does not pay.
- above-ceiling: the applicant asks for more than a rule allows.
- contradiction: two facts of the applicant's sources cannot both be true. Give both.
- other: another rule that the application as it is does not meet.
A missing fact is not a problem: it belongs in the text as a mark. Without a problem, end after the text.
Form: one line with exactly
${notesLine}
and under it at most ${maxNotes} lines, each with three parts:
kind | one sentence to the writer that names the facts | the words of the funder's rule, copied exactly (for a contradiction: nothing)

Answer with the text of the section, then the notes if there are any, and nothing else.`;

const tableRule =
  '- Costs and budgets are a table, one row a line: "| Item | Amount |" with the names of the columns, then "| … | … |" for each item. Give an amount only as a source states it, and a total row only if a source or "computed" states the total.';

/** More gaps would bury the most useful questions. */
export const maxGaps = 3;
export const maxNotes = 3;

function writeLengthRule(limit: LengthLimit | undefined): string {
  const words = computeMaxWords(limit);
  return words
    ? `At most ${Math.floor(words * 0.9)} words.`
    : 'As long as the facts carry it, at most 600 words.';
}

/** Assumes single spacing, and leaves some room. */
const wordsPerPage = 450;
const charactersPerWord = 6.2;

/** Returns the strictest limit, with pages and characters converted to words. */
export function computeMaxWords(limit: LengthLimit | undefined): number | undefined {
  const counts = [
    limit?.words,
    limit?.pages && Math.floor(limit.pages * wordsPerPage),
    limit?.characters && Math.floor(limit.characters / charactersPerWord),
  ].filter((count) => count !== undefined);
  return counts.length > 0 ? Math.min(...counts) : undefined;
}
