import { nameRuns, visibleText } from '@grantwright/analyst';
import type { Reading, WriterNote } from '@grantwright/shared/contract';
import { gapPattern } from '@grantwright/shared/richtext';
import { figuresOf } from '../reading/figures.ts';
import { createQuoteFinder, type Quote } from '../reading/find-quote.ts';
import { createRepetitionCheck } from '../reading/is-repetition.ts';
import { maxNotes } from './drafting-task.ts';
import type { Rule } from './section-rules.ts';
import type { SectionWork } from './section-work.ts';
import type { ModelNote } from './split-notes.ts';

const maxChars = 500;
/** A contradiction without a quote has at least two facts. */
const minFacts = 2;

/**
 * The notes whose figures, names and addresses are in the sources and whose quote is in a rule for this section;
 * all others may be invented or injected. Only a contradiction between the applicant's own sources needs no quote.
 *
 * @param sources the texts that the model received
 */
export function verifyNotes(
  notes: ModelNote[],
  { name, rules, detail }: SectionWork,
  sources: string[],
): WriterNote[] {
  const isRepetition = createRepetitionCheck(readingOf(sources));
  const quotable = [
    ...rules,
    ...(detail?.quote ? [{ text: detail.quote, page: detail.page }] : []),
    ...(detail?.prompts ?? []).map((text) => ({ text })),
  ];
  return notes
    .flatMap(({ kind, text: written, quote: quoted }): WriterNote[] => {
      const { text } = visibleText(written);
      if (text.length > maxChars || text.search(gapPattern) >= 0 || !isRepetition(text)) return [];
      const quote = quoted === '' ? undefined : quoteIn(quotable, quoted);
      const isShown = quoted === '' ? kind === 'contradiction' && hasFacts(text) : quote;
      return isShown ? [{ section: name, kind, text, ...quote }] : [];
    })
    .slice(0, maxNotes);
}

const hasFacts = (text: string): boolean =>
  new Set([...figuresOf(text), ...nameRuns(text, []).map((run) => run.text)]).size >= minFacts;

/** The funder's words for a quote, which may repeat the rule as it is summarized. */
function quoteIn(rules: Rule[], quote: string): Quote | undefined {
  for (const { text, quote: words, page } of rules) {
    const own = words ? createQuoteFinder(readingOf([words])).find(quote) : undefined;
    const summarized = own ?? createQuoteFinder(readingOf([text])).find(quote);
    if (!summarized) continue;
    return { quote: own?.quote ?? words ?? summarized.quote, ...(page && { page }) };
  }
  return undefined;
}

const readingOf = (texts: string[]): Reading => ({
  source: 'html',
  blocks: texts.map((text) => ({ type: 'paragraph', text })),
  notes: [],
});
