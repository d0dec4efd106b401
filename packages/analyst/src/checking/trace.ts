import type { NumberQuantity, Quantity } from './quantity.ts';
import { differInPeriod } from './periods.ts';
import { boundsOfNumber, isAsExact, isComparable, isMeasure, isSameValue } from './same-value.ts';
import { relevantPassages, type Saying, similarity } from './similarity.ts';
import { wordPlaces } from './word-places.ts';
import { keysOf, numbersBetween, type Place, type SourceIndex } from './source-index.ts';

/** The best place that states a value, and the best that states another for what seems the same thing. */
export type Trace = {
  place?: Place;
  score: number;
  rival?: Place;
  rivalScore: number;
  /** Of the rival by words alone. */
  rivalSimilarity: number;
  /** How many places hold the value. */
  places: number;
};

/** Places compared for one value. */
const maxPlaces = 300;
/** A passage with more figures is a run of table cells, which says nothing certain of any of them. */
const maxInRival = 10;
/** Words of a line that is a label with its figure. */
const shortLine = 6;

/** Looks for a value of the draft in the sources. */
export function traceQuantity(
  saying: Saying,
  others: readonly Quantity[],
  index: SourceIndex,
): Trace {
  const { quantity } = saying;
  const companions = companionsOf(
    others.filter((other) => other !== quantity && other.start !== quantity.start),
    index,
  );
  const differs = ({ passage }: Place): boolean =>
    quantity.family === 'number' &&
    differInPeriod(saying.text, index.passages[passage]?.text ?? '');
  const equal = equalPlaces(quantity, index).filter((place) => !differs(place));
  const [place, score] = best(equal, saying, companions, index);
  const rivals = relevantPassages(saying.context, index)
    .flatMap((passage) => {
      const places = index.places[passage] ?? [];
      return places.length <= maxInRival ? places : [];
    })
    .filter(
      (other) =>
        (isRival(quantity, other.quantity) ||
          (isSameValue(quantity, other.quantity) && differs(other))) &&
        !others.some((said) => said !== quantity && isSameValue(said, other.quantity)),
    )
    .slice(0, maxPlaces);
  const [rival, rivalScore] = best(rivals, saying, companions, index);
  const rivalSimilarity = rival ? similarity(saying, rival, index) : 0;
  return {
    ...(place && { place }),
    score,
    rivalSimilarity,
    ...(rival && { rival }),
    rivalScore,
    places: equal.length,
  };
}

function equalPlaces(quantity: Quantity, index: SourceIndex): Place[] {
  const candidates =
    quantity.family === 'number'
      ? numbersBetween(
          index,
          boundsOfNumber(quantity).low,
          boundsOfNumber(quantity).high,
          maxPlaces,
        )
      : (index.byKey.get(keysOf(quantity)[0] ?? '') ?? []);
  return candidates
    .filter((place) => isSameValue(quantity, place.quantity) && mayBeMoney(quantity, place, index))
    .slice(0, maxPlaces);
}

/** A sentence of a document writes the sign of an amount; a cell, a short line or a note may leave it out. */
function mayBeMoney(quantity: Quantity, place: Place, { passages }: SourceIndex): boolean {
  const source = place.quantity;
  if (quantity.family !== 'number' || source.family !== 'number') return true;
  if (!quantity.currency || source.currency) return true;
  const passage = passages[place.passage];
  return (
    passage?.source.type !== 'document' ||
    place.column !== undefined ||
    wordPlaces(passage.text).length < shortLine
  );
}

function isRival(draft: Quantity, source: Quantity): boolean {
  if (isSameValue(draft, source) || draft.family !== source.family) return false;
  if (draft.family === 'number' && source.family === 'number')
    return (
      (draft.scale === source.scale &&
        (draft.currency === undefined) === (source.currency === undefined) &&
        (draft.currency !== undefined || isComparable(draft, source))) ||
      isOtherMeasure(draft, source)
    );
  return draft.family === 'date' && source.family === 'date'
    ? isAsExact(draft.date, source.date) && !isSameValue(source, draft)
    : false;
}

/** "Three weeks" where a source says three days. */
const isOtherMeasure = (draft: NumberQuantity, source: NumberQuantity): boolean =>
  draft.unit !== undefined &&
  source.unit !== undefined &&
  isMeasure(draft.unit) &&
  isMeasure(source.unit);

/** What other values of the sentence in the same passage add to the similarity of a place. */
const perCompanion = 0.25;
const maxCompanions = 2;
/** What is nearly as similar as another place is told by their order. */
const nearlyBest = 0.5;

/** How many of the other values of a sentence each passage holds. */
function companionsOf(others: readonly Quantity[], index: SourceIndex): Map<number, number> {
  const counts = new Map<number, number>();
  for (const other of others) {
    if (other.family === 'date' && other.date.month === undefined) continue;
    for (const passage of new Set(equalPlaces(other, index).map((place) => place.passage)))
      counts.set(passage, Math.min(maxCompanions, (counts.get(passage) ?? 0) + 1));
  }
  return counts;
}

function best(
  places: readonly Place[],
  saying: Saying,
  companions: ReadonlyMap<number, number>,
  index: SourceIndex,
): [Place | undefined, number] {
  let found: Place | undefined;
  let most = -1;
  for (const place of places) {
    const beside = 1 + perCompanion * (companions.get(place.passage) ?? 0);
    const score = similarity(saying, place, index) * beside;
    // the profile counts before an answer, an answer before a document
    const isBetter =
      found && place.passage < found.passage
        ? score > most * nearlyBest
        : score > most / nearlyBest;
    if (!found || isBetter) found = place;
    most = Math.max(most, score);
  }
  return [found, Math.max(0, most)];
}
