import { findPlaceOfAddress } from './find-place-of-address.ts';
import { findAlteredValue, type Copy, findCopies } from './altered-copy.ts';
import { addContext, computeContext } from '../word-context.ts';
import { findQuantities } from './find-quantities.ts';
import { isSupported } from './is-supported.ts';
import { countListedAfter } from './list-totals.ts';
import type { SupportedValue } from './operands.ts';
import { isOne, type NumberQuantity, type Quantity } from './quantity.ts';
import { deriveValue } from './derive-value.ts';
import type { DraftValue } from '../compute-similarity.ts';
import { findNumbersBetween, type Place, type SourceIndex } from '../source-index.ts';
import { type Trace, traceQuantity } from './trace-quantity.ts';

/**
 * A value in the draft with the passage that states it, or with a passage that states a different value for the same
 * thing.
 */
export type Verdict = {
  quantity: Quantity;
  passage?: number | undefined;
  conflict?: number | undefined;
};

type TracedValue = {
  draftValue: DraftValue;
  trace: Trace;
  /** The different value that a source states in nearly the same sentence. */
  altered: Place | undefined;
  passage?: number | undefined;
};

/** "We have worked here since 1998" paraphrases the founding year. */
const since = /\bsince (?:the year )?$/i;
const sinceWeight = 0.5;
const yearPattern = /\b(?:19|20)\d\d\b/g;
/** Maximum number of occurrences of an amount to compare. */
const maxOccurrences = 100;
/** Minimum similarity for a passage to be shown next to an unsupported value. */
const minShownSimilarity = 0.4;

/**
 * Traces every figure, amount and date in a sentence.
 *
 * @param rowLabel for a table cell, the label of its row
 */
export function checkQuantities(text: string, rowLabel: string, index: SourceIndex): Verdict[] {
  const quantities = findQuantities(text);
  const copies = quantities.length > 0 ? findCopies(text, quantities, index) : [];
  const traced = quantities.map((quantity): TracedValue => {
    const draftValue = createDraftValue(quantity, text, rowLabel);
    const trace = traceQuantity(draftValue, quantities, index);
    const altered = findAlteredValue(quantity, quantities, copies, index);
    return {
      draftValue,
      trace,
      altered,
      passage: altered ? undefined : findStatingPassage(draftValue, trace, index),
    };
  });
  // trace fractions and multiples last, because they may be derived from a derived sum
  for (const one of [...traced].sort((a, b) => rank(a) - rank(b)))
    one.passage ??= findDerivationPassage(one, traced, copies, index);
  const checked = traced.filter(
    ({ draftValue, altered }) => altered || !isOne(draftValue.quantity),
  );
  return checked.map(({ draftValue: { quantity }, trace, altered, passage }) => ({
    quantity,
    passage,
    conflict:
      altered?.passage ??
      (trace.conflictSimilarity >= minShownSimilarity ? trace.conflict?.passage : undefined),
  }));
}

function createDraftValue(quantity: Quantity, text: string, rowLabel: string): DraftValue {
  const context = computeContext(text, quantity);
  addContext(context, rowLabel, 1);
  if (since.test(text.slice(0, quantity.start))) addContext(context, 'founded', sinceWeight);
  const rest = `${text.slice(0, quantity.start)} ${text.slice(quantity.end)}`;
  return { quantity, text, rowLabel, context, years: rest.match(yearPattern) ?? [] };
}

function findStatingPassage(
  { quantity, context }: DraftValue,
  trace: Trace,
  { passages }: SourceIndex,
): number | undefined {
  if (quantity.family === 'address') return findPlaceOfAddress(quantity.address, passages);
  const place = trace.place ?? trace.conflict;
  return isSupported(quantity, trace, context.size === 0) ? place?.passage : undefined;
}

function findDerivationPassage(
  { draftValue, trace, altered }: TracedValue,
  all: readonly TracedValue[],
  copies: readonly Copy[],
  index: SourceIndex,
): number | undefined {
  const { quantity, text } = draftValue;
  if (quantity.family !== 'number' || hasOtherCurrency(quantity, index)) return undefined;
  if (!quantity.scale && countListedAfter(text, quantity.end) === quantity.value) return 0;
  const nearCopies = new Set(copies.map(({ passage }) => passage));
  const conflict = altered ? 'copied' : hasConflict(trace) ? 'likely' : undefined;
  const supported = all.flatMap(
    ({ draftValue: other, trace: { place }, passage }): SupportedValue[] =>
      other.quantity.start !== quantity.start && (place || passage !== undefined)
        ? [{ quantity: other.quantity, place: place ?? index.places[passage ?? 0]?.[0] }]
        : [],
  );
  return deriveValue(
    { ...draftValue, quantity },
    { supported, nearCopies, ...(conflict && { conflict }) },
    index,
  );
}

/**
 * Whether the sources state the amount in another currency, which means that the draft altered it rather than derived
 * it.
 */
function hasOtherCurrency({ value, currency }: NumberQuantity, index: SourceIndex): boolean {
  const sameNumbers = findNumbersBetween(index, value, value, maxOccurrences);
  return (
    currency !== undefined &&
    sameNumbers.some(({ quantity: other }) => other.currency && other.currency !== currency)
  );
}

/** Minimum similarity for a passage to contradict the stated value. */
const minConflictSimilarity = 0.6;
const hasConflict = ({ place, conflictSimilarity }: Trace): boolean =>
  place !== undefined && conflictSimilarity >= minConflictSimilarity;

const rank = ({ draftValue: { quantity } }: TracedValue): number =>
  quantity.family === 'number' && quantity.scale ? 1 : 0;
