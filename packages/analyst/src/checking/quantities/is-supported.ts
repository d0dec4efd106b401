import { trimEndCharacters } from '../../text/normalize.ts';
import type { Quantity } from './quantity.ts';
import { isMeasure } from './is-same-value.ts';
import type { Place } from '../source-index.ts';
import type { Trace } from './trace-quantity.ts';

/** Minimum similarity for an occurrence to support a value and for a conflict to refute it. */
const thresholds = {
  /** Minimum similarity of the occurrence. Lower for values that rarely match by chance. */
  distinct: 0.03,
  common: 0.12,
  year: 0.02,
  literal: 0.85,
  /** Minimum similarity of a conflict, and the factor by which it must exceed the occurrence. */
  conflict: 0.42,
  margin: 1.3,
  marginInPassage: 1.9,
  smallConflict: 0.55,
  unitMargin: 0.8,
  yearConflict: 0.5,
  yearMargin: 1.2,
};

/** Whether a traced value is supported. */
export function isSupported(quantity: Quantity, trace: Trace, isAlone: boolean): boolean {
  const { place, score, conflict: conflictPlace, conflictScore, places } = trace;
  if (!place) return false;
  if (quantity.family === 'words' || isAlone) return true;
  const { distinct, common, year, conflict, yearConflict, yearMargin, unitMargin, literal } =
    thresholds;
  // if both values are in the same sentence, the words around them are weaker evidence
  const isSamePassage = conflictPlace?.passage === place.passage;
  const margin = isSamePassage ? thresholds.marginInPassage : thresholds.margin;
  if (score >= literal && conflictScore < score * margin) return true;
  if (isYear(quantity))
    return score >= year && !(conflictScore >= yearConflict && conflictScore > score * yearMargin);
  if (isSmall(quantity))
    return (
      countsSameNoun(quantity, place, score) &&
      (!isCounted(quantity, trace) || conflictScore <= score * margin)
    );
  if (countsOtherNoun(quantity, place, conflictPlace) && conflictScore >= score * unitMargin)
    return false;
  const minSimilarity = isDistinct(quantity) && places <= 4 ? distinct : common;
  return score >= minSimilarity && !(conflictScore >= conflict && conflictScore > score * margin);
}

/** Whether an occurrence of a small number counts the same noun or is on a very similar topic. */
const countsSameNoun = (quantity: Quantity, place: Place, score: number): boolean =>
  score >= thresholds.common ||
  (quantity.family === 'number' &&
    quantity.unit !== undefined &&
    (place.context.has(quantity.unit) ||
      (place.quantity.family === 'number' && place.quantity.unit === quantity.unit)));

/** Whether a number is so small that sources may contain it by chance. */
const isSmall = (quantity: Quantity): boolean =>
  quantity.family === 'number' && !quantity.scale && !quantity.currency && quantity.value <= 3;

/** Whether a source states a different count of the same noun. */
const isCounted = (quantity: Quantity, { conflict, conflictScore }: Trace): boolean =>
  conflictScore >= thresholds.smallConflict &&
  quantity.family === 'number' &&
  conflict?.quantity.family === 'number' &&
  (!quantity.unit || isMeasure(quantity.unit) || quantity.unit === conflict.quantity.unit);

/** Whether the draft mixed up nouns: "18 organizations" where a source counts 18 grants and 12 organizations. */
const countsOtherNoun = (
  quantity: Quantity,
  { quantity: source }: Place,
  conflict?: Place,
): boolean =>
  quantity.family === 'number' &&
  source.family === 'number' &&
  conflict?.quantity.family === 'number' &&
  quantity.unit !== undefined &&
  source.unit !== undefined &&
  source.unit !== quantity.unit &&
  conflict.quantity.unit === quantity.unit;

const isYear = (quantity: Quantity): boolean =>
  quantity.family === 'date' && quantity.date.month === undefined;

/** Whether a number has so many digits that sources rarely contain it by chance. */
function isDistinct(quantity: Quantity): boolean {
  if (quantity.family !== 'number') return true;
  const digits = trimEndCharacters(String(Math.round(quantity.value)), '0').length;
  return digits >= 3 || quantity.value >= 10_000 || !Number.isInteger(quantity.value);
}
