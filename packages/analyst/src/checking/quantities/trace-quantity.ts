import type { NumberQuantity, Quantity } from './quantity.ts';
import { differInRelation } from './differ-in-relation.ts';
import { differInPeriod } from './differ-in-period.ts';
import {
  computeBounds,
  haveSameParts,
  isComparable,
  isMeasure,
  isSameValue,
} from './is-same-value.ts';
import {
  rankPassagesByContext,
  type DraftValue,
  computeSimilarity,
} from '../compute-similarity.ts';
import { listWordPositions } from '../list-word-positions.ts';
import { listKeys, findNumbersBetween, type Place, type SourceIndex } from '../source-index.ts';
import { findMoneyRelations } from '../../text/money-relations.ts';

/** The best source for a value, and the best source that states a different value for apparently the same thing. */
export type Trace = {
  place?: Place;
  score: number;
  conflict?: Place;
  conflictScore: number;
  /** Similarity of the conflict based on words alone. */
  conflictSimilarity: number;
  /** The number of occurrences of the value. */
  places: number;
};

/** Maximum number of occurrences compared per value. */
const maxPlaces = 300;
/** A passage with more figures is a run of table cells, which is weak evidence of a conflict. */
const maxFigures = 10;
/** Maximum number of words in a line with a label and a figure. */
const maxShortLineWords = 6;

/** Looks up a value from the draft in the sources. */
export function traceQuantity(
  draftValue: DraftValue,
  others: readonly Quantity[],
  index: SourceIndex,
): Trace {
  const { quantity } = draftValue;
  const companions = countCompanions(
    others.filter((other) => other !== quantity && other.start !== quantity.start),
    index,
  );
  const differs = (place: Place): boolean =>
    quantity.family === 'number' &&
    (differInPeriod(draftValue.text, index.passages[place.passage]?.text ?? '') ||
      differInRelation(draftValue, place, index));
  const equal = findEqualPlaces(quantity, index).filter((place) => !differs(place));
  const [place, score] = chooseBest(equal, draftValue, companions, index);
  const conflicts = rankPassagesByContext(draftValue.context, index)
    .flatMap((passage) => {
      const places = index.places[passage] ?? [];
      return places.length <= maxFigures ? places : [];
    })
    .filter(
      (other) =>
        (isConflict(quantity, other.quantity) ||
          (isSameValue(quantity, other.quantity) && differs(other))) &&
        !others.some(
          (sourceValue) => sourceValue !== quantity && isSameValue(sourceValue, other.quantity),
        ),
    )
    .slice(0, maxPlaces);
  const [conflict, conflictScore] = chooseBest(conflicts, draftValue, companions, index);
  const conflictSimilarity = conflict ? computeSimilarity(draftValue, conflict, index) : 0;
  return {
    ...(place && { place }),
    score,
    conflictSimilarity,
    ...(conflict && { conflict }),
    conflictScore,
    places: equal.length,
  };
}

function findEqualPlaces(quantity: Quantity, index: SourceIndex): Place[] {
  const candidates =
    quantity.family === 'number'
      ? findNumbersBetween(
          index,
          computeBounds(quantity).low,
          computeBounds(quantity).high,
          maxPlaces,
        )
      : (index.byKey.get(listKeys(quantity)[0] ?? '') ?? []);
  return [
    ...candidates.filter(
      (place) => isSameValue(quantity, place.quantity) && mayBeMoney(quantity, place, index),
    ),
    ...findAmountsLikeYears(quantity, index),
  ].slice(0, maxPlaces);
}

/** Whether a number may be an amount, since cells, short lines and notes may omit the currency sign. */
function mayBeMoney(quantity: Quantity, place: Place, { passages }: SourceIndex): boolean {
  const source = place.quantity;
  if (quantity.family !== 'number' || source.family !== 'number') return true;
  if (!quantity.currency || source.currency) return true;
  const passage = passages[place.passage];
  return (
    passage?.source.type !== 'document' ||
    place.column !== undefined ||
    listWordPositions(passage.text).length < maxShortLineWords
  );
}

function isConflict(draft: Quantity, source: Quantity): boolean {
  if (isSameValue(draft, source) || draft.family !== source.family) return false;
  if (draft.family === 'number' && source.family === 'number')
    return (
      (draft.scale === source.scale &&
        (draft.currency === undefined) === (source.currency === undefined) &&
        (draft.currency !== undefined || isComparable(draft, source))) ||
      isOtherMeasure(draft, source)
    );
  return draft.family === 'date' && source.family === 'date'
    ? haveSameParts(draft.date, source.date) && !isSameValue(source, draft)
    : false;
}

/** Whether the units of measure differ: "three weeks" where a source states three days. */
const isOtherMeasure = (draft: NumberQuantity, source: NumberQuantity): boolean =>
  draft.unit !== undefined &&
  source.unit !== undefined &&
  isMeasure(draft.unit) &&
  isMeasure(source.unit);

/** Bonus for each other value from the sentence found in the same passage. */
const perCompanion = 0.25;
const maxCompanions = 2;
/** Candidates within this margin of the best candidate are ranked by source priority. */
const nearlyBest = 0.5;

/** Counts, for each passage, how many of the sentence's other values it contains. */
function countCompanions(others: readonly Quantity[], index: SourceIndex): Map<number, number> {
  const counts = new Map<number, number>();
  for (const other of others) {
    if (other.family === 'date' && other.date.month === undefined) continue;
    for (const passage of new Set(findEqualPlaces(other, index).map((place) => place.passage)))
      counts.set(passage, Math.min(maxCompanions, (counts.get(passage) ?? 0) + 1));
  }
  return counts;
}

function chooseBest(
  places: readonly Place[],
  draftValue: DraftValue,
  companions: ReadonlyMap<number, number>,
  index: SourceIndex,
): [Place | undefined, number] {
  let bestPlace: Place | undefined;
  let highestScore = -1;
  for (const place of places) {
    const bonus = 1 + perCompanion * (companions.get(place.passage) ?? 0);
    const score = computeSimilarity(draftValue, place, index) * bonus;
    // the profile takes priority over answers, and answers over documents
    const isBetter =
      bestPlace && place.passage < bestPlace.passage
        ? score > highestScore * nearlyBest
        : score > highestScore / nearlyBest;
    if (!bestPlace || isBetter) bestPlace = place;
    highestScore = Math.max(highestScore, score);
  }
  return [bestPlace, Math.max(0, highestScore)];
}

const amountWords =
  /\b(?:amounts?|budgets?|costs?|prices?|fees?|how much|usd|eur|gbp|cad|aud|dollars?|euros?|pounds?)\b/i;
const maxWords = 8;

/** Finds amounts in forms and answers that look like a year: "Requested amount (USD): 2000". */
function findAmountsLikeYears(
  quantity: Quantity,
  { byKey, passages }: SourceIndex,
): readonly Place[] {
  if (quantity.family !== 'number' || !quantity.currency) return [];
  return (byKey.get(`year ${quantity.value}`) ?? []).filter(({ quantity: source, passage }) => {
    if (source.family !== 'date' || source.date.month !== undefined) return false;
    const { text = '', titles = [] } = passages[passage] ?? {};
    const label = [...titles, text.slice(0, source.start)].join(' ');
    return (
      listWordPositions(text).length <= maxWords &&
      text.slice(source.end).trim() === '' &&
      (amountWords.test(label) || findMoneyRelations(label).length > 0)
    );
  });
}
