import { findValues } from '@grantwright/analyst';
import type { Reading } from '@grantwright/shared/contract';
import { blockLines } from '../reading/block-text.ts';
import { figuresOf, figuresWithin } from '../reading/figures.ts';
import { createQuoteFinder, type QuoteFinder } from '../reading/find-quote.ts';
import { createRepetitionCheck } from '../reading/is-repetition.ts';

/** What a document says, for the verification of a model’s statements. */
export type Evidence = QuoteFinder & {
  reading: Reading;
  /** Whether a text has only figures, names and addresses of the document. */
  isRepetition: (text: string, isName?: boolean) => boolean;
  /** Whether all figures of a text are in its quote, or in the lines and headings around it. */
  isNear: (text: string, quote: string) => boolean;
  /** Whether the document contains a number, in digits or words. */
  hasNumber: (value: number) => boolean;
  /** What the document counts with a number: "page", "word", "percent". */
  unitsOf: (value: number) => ReadonlySet<string>;
};

export function createEvidence(reading: Reading): Evidence {
  const finder = createQuoteFinder(reading);
  const text = reading.blocks.flatMap(blockLines).join('\n');
  const figures = figuresOf(text);
  const units = unitsIn(text);
  return {
    ...finder,
    reading,
    isRepetition: createRepetitionCheck(reading),
    isNear: (statement, quote) => figuresWithin(statement, figuresOf(finder.around(quote))),
    hasNumber: (value) => figures.has(value),
    unitsOf: (value) => units.get(value) ?? new Set(),
  };
}

const unit = /\b(?:pages?|words?|characters?|points?|pts?|percent|per cent)\b|%/gi;
/** Characters before and after a unit that may contain its number. */
const reach = { before: 60, after: 40 };

/** For each number of a text, the units of length or weight next to it. */
function unitsIn(text: string): Map<number, Set<string>> {
  const units = new Map<number, Set<string>>();
  const add = (value: number, name: string) =>
    units.set(value, (units.get(value) ?? new Set()).add(name));
  for (const { 0: written, index } of text.matchAll(unit)) {
    // a cut number is another number
    const from = index > reach.before ? text.indexOf(' ', index - reach.before) : 0;
    const to = text.lastIndexOf(' ', index + reach.after);
    const around = text.slice(Math.min(from, index), Math.max(to, index + written.length));
    for (const value of findValues(around)) {
      if (value.type !== 'percent' && value.type !== 'count') continue;
      const name = value.type === 'percent' ? 'percent' : value.unit.replace(/^pt$/, 'point');
      for (const each of [value.value, value.to]) if (each !== undefined) add(each, name);
    }
  }
  return units;
}
