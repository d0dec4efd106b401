import { placeOfAddress } from './address.ts';
import { alteredFrom, type Copy, copiesOf } from './altered-copy.ts';
import { addContext, contextOf } from './context.ts';
import { findQuantities } from './find-quantities.ts';
import { judge } from './judge.ts';
import { listedBehind } from './lists.ts';
import type { Given } from './operands.ts';
import { isOne, type NumberQuantity, type Quantity } from './quantity.ts';
import { reckon } from './reckon.ts';
import type { Saying } from './similarity.ts';
import { numbersBetween, type Place, type SourceIndex } from './source-index.ts';
import { type Trace, traceQuantity } from './trace.ts';

/** A value of the draft with the passage that holds it, or one that gives another value for the same thing. */
export type Verdict = {
  quantity: Quantity;
  passage?: number | undefined;
  rival?: number | undefined;
};

type Traced = {
  saying: Saying;
  trace: Trace;
  /** What a source says in nearly the same sentence. */
  altered: Place | undefined;
  passage?: number | undefined;
};

const yearPattern = /\b(?:19|20)\d\d\b/g;
/** Places of one amount that are compared. */
const maxSame = 100;
/** Least similarity of a passage that is shown beside an unsupported value. */
const minShown = 0.4;

/**
 * Traces every figure, amount and date of a sentence.
 *
 * @param rowLabel of a cell of a table, what its row is about
 */
export function checkQuantities(text: string, rowLabel: string, index: SourceIndex): Verdict[] {
  const quantities = findQuantities(text);
  const copies = quantities.length > 0 ? copiesOf(text, quantities, index) : [];
  const traced = quantities.map((quantity): Traced => {
    const saying = sayingOf(quantity, text, rowLabel);
    const trace = traceQuantity(saying, quantities, index);
    const altered = alteredFrom(quantity, quantities, copies, index);
    return {
      saying,
      trace,
      altered,
      passage: altered ? undefined : statedIn(saying, trace, index),
    };
  });
  // shares and multiples last: they may follow from a sum that was reckoned itself
  for (const one of [...traced].sort((a, b) => rank(a) - rank(b)))
    one.passage ??= reckonedFrom(one, traced, copies, index);
  const checked = traced.filter(({ saying, altered }) => altered || !isOne(saying.quantity));
  return checked.map(({ saying: { quantity }, trace, altered, passage }) => ({
    quantity,
    passage,
    rival:
      altered?.passage ?? (trace.rivalSimilarity >= minShown ? trace.rival?.passage : undefined),
  }));
}

function sayingOf(quantity: Quantity, text: string, rowLabel: string): Saying {
  const context = contextOf(text, quantity);
  addContext(context, rowLabel, 1);
  const rest = `${text.slice(0, quantity.start)} ${text.slice(quantity.end)}`;
  return { quantity, text, rowLabel, context, years: rest.match(yearPattern) ?? [] };
}

function statedIn(
  { quantity, context }: Saying,
  trace: Trace,
  { passages }: SourceIndex,
): number | undefined {
  if (quantity.family === 'address') return placeOfAddress(quantity.address, passages);
  const place = trace.place ?? trace.rival;
  return judge(quantity, trace, context.size === 0) ? place?.passage : undefined;
}

function reckonedFrom(
  { saying, trace, altered }: Traced,
  all: readonly Traced[],
  copies: readonly Copy[],
  index: SourceIndex,
): number | undefined {
  const { quantity, text } = saying;
  if (quantity.family !== 'number' || isOfOtherCurrency(quantity, index)) return undefined;
  if (!quantity.scale && listedBehind(text, quantity.end) === quantity.value) return 0;
  const near = new Set(copies.map(({ passage }) => passage));
  const rivaled = altered ? 'copied' : isRivaled(trace) ? 'likely' : undefined;
  const given = all.flatMap(({ saying: other, trace: { place }, passage }): Given[] =>
    other.quantity.start !== quantity.start && (place || passage !== undefined)
      ? [{ quantity: other.quantity, place: place ?? index.places[passage ?? 0]?.[0] }]
      : [],
  );
  return reckon({ ...saying, quantity }, { given, near, ...(rivaled && { rivaled }) }, index)
    ?.passage;
}

/** Whether the sources state an amount in another currency, so that it is a changed one and follows from nothing. */
function isOfOtherCurrency({ value, currency }: NumberQuantity, index: SourceIndex): boolean {
  const stated = numbersBetween(index, value, value, maxSame);
  return (
    currency !== undefined &&
    stated.some(({ quantity: other }) => other.currency && other.currency !== currency)
  );
}

/** Least similarity of a passage that gives another value than the one that is stated elsewhere. */
const minRival = 0.6;
const isRivaled = ({ place, rivalSimilarity }: Trace): boolean =>
  place !== undefined && rivalSimilarity >= minRival;

const rank = ({ saying: { quantity } }: Traced): number =>
  quantity.family === 'number' && quantity.scale ? 1 : 0;
