import { findNameRuns, extractVisibleText } from '@grantwright/analyst';
import type { ExtractedText, WriterNote } from '@grantwright/shared/contract';
import { gapPattern } from '@grantwright/shared/richtext';
import { findFigures } from '../quotes/figures.ts';
import { createQuoteFinder, type Quote } from '../quotes/find-quote.ts';
import { createRepetitionCheck } from '../quotes/is-repetition.ts';
import { maxNotes } from './write-drafting-prompt.ts';
import type { Rule } from './section-rules.ts';
import type { SectionWork } from './list-section-work.ts';
import type { ModelNote } from './split-notes.ts';

const maxChars = 500;
/** The minimum number of facts in a contradiction without a quote. */
const minFacts = 2;

/**
 * Returns the notes whose figures, names and addresses are in the sources and whose quote is in a rule sent to the
 * model, because any others may be invented or injected. Only a contradiction between the applicant's own sources does
 * not need a quote.
 *
 * @param sources the texts sent to the model
 */
export function verifyNotes(
  notes: ModelNote[],
  { name, rules, generalRules, detail }: SectionWork,
  sources: string[],
): WriterNote[] {
  if (notes.length === 0) return [];
  const isRepetition = createRepetitionCheck(createExtractedText(sources));
  const finders = [
    ...rules,
    ...generalRules,
    ...(detail?.quote ? [{ text: detail.quote, page: detail.page, file: detail.file }] : []),
    ...(detail?.prompts ?? []).map((text) => ({ text })),
  ].map(createRuleFinder);
  return notes
    .flatMap(({ kind, text: written, quote: quoted }): WriterNote[] => {
      const { text } = extractVisibleText(written);
      if (text.length > maxChars || text.search(gapPattern) >= 0 || !isRepetition(text)) return [];
      const quote = quoted === '' ? undefined : findQuote(finders, quoted);
      const isShown = quoted === '' ? kind === 'contradiction' && hasFacts(text) : quote;
      return isShown ? [{ section: name, kind, text, ...quote }] : [];
    })
    .slice(0, maxNotes);
}

const hasFacts = (text: string): boolean =>
  new Set([...findFigures(text), ...findNameRuns(text, []).map((run) => run.text)]).size >=
  minFacts;

type QuoteOfFile = Quote & Pick<Rule, 'file'>;
type QuoteInRule = (quote: string) => QuoteOfFile | undefined;

/** Returns a function that finds a quote, even one taken from the summary of a rule, and returns the funder's words. */
function createRuleFinder({ text, quote: words, page, file }: Rule): QuoteInRule {
  const inWords = words ? createQuoteFinder(createExtractedText([words])) : undefined;
  const inSummary = createQuoteFinder(createExtractedText([text]));
  return (quote) => {
    const ruleQuote = inWords?.find(quote);
    const match = ruleQuote ?? inSummary.find(quote);
    return (
      match && {
        quote: ruleQuote?.quote ?? words ?? match.quote,
        ...(page && { page }),
        ...(file !== undefined && { file }),
      }
    );
  };
}

function findQuote(finders: readonly QuoteInRule[], quote: string): QuoteOfFile | undefined {
  for (const find of finders) {
    const match = find(quote);
    if (match) return match;
  }
  return undefined;
}

const createExtractedText = (texts: string[]): ExtractedText => ({
  source: 'html',
  blocks: texts.map((text) => ({ type: 'paragraph', text })),
  notes: [],
});
