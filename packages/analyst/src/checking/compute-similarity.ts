import type { Context } from './word-context.ts';
import type { Quantity } from './quantities/quantity.ts';
import type { Place, SourceIndex } from './source-index.ts';

/** A value in a draft, with its surrounding text. */
export type DraftValue = {
  quantity: Quantity;
  /** The sentence that contains the value. */
  text: string;
  /** For a table cell, the row label. */
  rowLabel?: string;
  context: Context;
  /** The other years in the sentence. */
  years: readonly string[];
};

/** Factors applied to the word similarity of two contexts. */
const factors = { otherYears: 0.6, sameUnit: 1.15, otherUnit: 0.6, unknownWord: 0.35 };

/** Computes how similar a source and the draft are in topic, from 0 to about 1. */
export function computeSimilarity(
  { quantity, context, years }: DraftValue,
  place: Place,
  { rarity, passagesWith }: SourceIndex,
): number {
  let shared = 0;
  let whole = 0;
  for (const [stem, weight] of context) {
    const value = weight * rarity(stem);
    whole += passagesWith.has(stem) ? value : value * factors.unknownWord;
    shared += value * Math.min(1, place.context.get(stem) ?? 0);
  }
  const words = whole === 0 ? 0 : shared / whole;
  const differ =
    years.length > 0 && place.years.size > 0 && !years.some((year) => place.years.has(year));
  return words * (differ ? factors.otherYears : 1) * computeUnitFactor(quantity, place);
}

function computeUnitFactor(quantity: Quantity, { quantity: source, context }: Place): number {
  if (quantity.family !== 'number' || source.family !== 'number' || !quantity.unit) return 1;
  if (quantity.unit === source.unit) return factors.sameUnit;
  if (context.has(quantity.unit)) return 1;
  return source.unit ? factors.otherUnit : 1;
}

/** Maximum number of passages compared per value. */
const maxRelevant = 80;
/** Stems that occur in more passages than this are ignored. */
const maxPassages = 400;

/** Ranks passages by the distinctive words that they share with a context, best first. */
export function rankPassagesByContext(context: Context, index: SourceIndex): number[] {
  const scores = new Map<number, number>();
  for (const [stem, weight] of context) {
    const passages = index.passagesWith.get(stem) ?? [];
    if (passages.length > maxPassages) continue;
    const value = weight * index.rarity(stem);
    for (const passage of passages) scores.set(passage, (scores.get(passage) ?? 0) + value);
  }
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxRelevant)
    .map(([passage]) => passage);
}
