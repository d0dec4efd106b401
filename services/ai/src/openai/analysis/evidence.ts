import { findValues } from '@grantwright/analyst';
import type { Reading } from '@grantwright/shared/contract';
import { blockLines } from '../reading/block-text.ts';
import { figuresOf, figuresWithin } from '../reading/figures.ts';
import { quoteFinderSteps, type QuoteFinder } from '../reading/find-quote.ts';
import { repetitionCheckSteps } from '../reading/is-repetition.ts';
import { finish, type Steps } from '../reading/steps.ts';

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

export const createEvidence = (reading: Reading): Evidence => finish(evidenceSteps(reading));

/** The same in steps, for a long document. */
export function* evidenceSteps(reading: Reading): Steps<Evidence> {
  const finder = yield* quoteFinderSteps(reading);
  const isRepetition = yield* repetitionCheckSteps(reading);
  const figures = new Set<number>();
  const units: Units = new Map();
  for (const line of reading.blocks.flatMap(blockLines)) {
    for (const figure of figuresOf(line)) figures.add(figure);
    yield* addUnits(units, line);
  }
  return {
    ...finder,
    reading,
    isRepetition,
    isNear: (statement, quote) => figuresWithin(statement, figuresOf(finder.around(quote))),
    hasNumber: (value) => figures.has(value),
    unitsOf: (value) => units.get(value) ?? new Set(),
  };
}

const unit = /\b(?:pages?|words?|characters?|points?|pts?|percent|per cent)\b|%/i;
/** Characters of a long line in one search, and those that consecutive pieces share. */
const piece = { size: 1_000, overlap: 60 };

/** For each number of a text, the units of length or weight next to it. */
type Units = Map<number, Set<string>>;

function* addUnits(units: Units, text: string): Steps<void> {
  const add = (value: number, name: string) =>
    units.set(value, (units.get(value) ?? new Set()).add(name));
  for (const part of piecesOf(text)) {
    for (const value of unit.test(part) ? findValues(part) : []) {
      if (value.type !== 'percent' && value.type !== 'count') continue;
      const name = value.type === 'percent' ? 'percent' : value.unit.replace(/^pt$/, 'point');
      for (const each of [value.value, value.to]) if (each !== undefined) add(each, name);
    }
    yield;
  }
}

/** Overlapping pieces of a text that begin and end at a space, since a cut number is another number. */
function* piecesOf(text: string): Generator<string> {
  for (let from = 0; ;) {
    const part = text.slice(from, from + piece.size);
    if (from + part.length === text.length) return yield part;
    const end = part.lastIndexOf(' ');
    yield part.slice(0, end > 0 ? end : part.length);
    const next = part.lastIndexOf(' ', end - piece.overlap);
    from += end > piece.overlap && next > 0 ? next : part.length;
  }
}
