import { findValues } from '@grantwright/analyst';
import type { ExtractedText } from '@grantwright/shared/contract';
import { splitBlockLines } from '../chunks/block-to-text.ts';
import { findFigures, areFiguresInEvidence } from '../quotes/figures.ts';
import { createQuoteFinderInSlices, type QuoteFinder } from '../quotes/find-quote.ts';
import { createRepetitionCheckInSlices } from '../quotes/is-repetition.ts';
import { splitIntoPieces } from '../quotes/split-into-pieces.ts';
import { runSlices, type SlicedWork } from '../quotes/time-slices.ts';

/** The words and numbers of a document, used to verify a model's statements. */
export type Evidence = QuoteFinder & {
  extractedText: ExtractedText;
  /** Whether all figures, names and addresses in the text are in the document. */
  isRepetition: (text: string, isName?: boolean) => boolean;
  /** Whether all figures in the text are in its quote, or in the lines and headings around the quote. */
  isNear: (text: string, quote: string) => boolean;
  /** Whether the document contains a number, in digits or words. */
  hasNumber: (value: number) => boolean;
  /** The units that follow a number in the document: "page", "word", "percent". */
  unitsOf: (value: number) => ReadonlySet<string>;
};

export const createEvidence = (extractedText: ExtractedText): Evidence =>
  runSlices(createEvidenceInSlices(extractedText));

/** Like `createEvidence`, but split into slices for a long document. */
export function* createEvidenceInSlices(extractedText: ExtractedText): SlicedWork<Evidence> {
  const finder = yield* createQuoteFinderInSlices(extractedText);
  const isRepetition = yield* createRepetitionCheckInSlices(extractedText);
  const figures = new Set<number>();
  const units: Units = new Map();
  for (const line of extractedText.blocks.flatMap(splitBlockLines)) {
    for (const part of splitIntoPieces(line)) {
      for (const figure of findFigures(part)) figures.add(figure);
      addUnits(units, part);
      yield;
    }
  }
  return {
    ...finder,
    extractedText,
    isRepetition,
    isNear: (statement, quote) =>
      areFiguresInEvidence(statement, findFigures(finder.around(quote))),
    hasNumber: (value) => figures.has(value),
    unitsOf: (value) => units.get(value) ?? new Set(),
  };
}

const unit = /\b(?:pages?|words?|characters?|points?|pts?|percent|per cent)\b|%/i;

/** For each number in the text, the units of length or weight next to it. */
type Units = Map<number, Set<string>>;

function addUnits(units: Units, text: string): void {
  const add = (value: number, name: string) =>
    units.set(value, (units.get(value) ?? new Set()).add(name));
  for (const value of unit.test(text) ? findValues(text) : []) {
    if (value.type !== 'percent' && value.type !== 'count') continue;
    const name = value.type === 'percent' ? 'percent' : value.unit.replace(/^pt$/, 'point');
    for (const number of [value.value, value.to]) if (number !== undefined) add(number, name);
  }
}
