import type { Quantity } from './quantity.ts';
import { isMeasure, isSameValue } from './is-same-value.ts';
import { rankPassagesByContext } from '../compute-similarity.ts';
import type { Place, SourceIndex } from '../source-index.ts';
import { computeContext } from '../word-context.ts';
import { listWordPositions } from '../list-word-positions.ts';

/** A passage that repeats a sentence nearly word for word. */
export type Copy = { passage: number; coverage: number };

/** Minimum fraction of words shared, for the sentence and for the passage. */
const minCoverage = { draft: 0.7, source: 0.5 };
const minWords = 3;
/** Copies with at least this fraction of the closest copy's coverage are included. */
const nearlyClosest = 0.95;
const maxCompared = 30;
const maxSmallNumber = 3;

/** Finds passages that repeat a sentence nearly word for word, ignoring values. */
export function findCopies(
  text: string,
  quantities: readonly Quantity[],
  index: SourceIndex,
): readonly Copy[] {
  const draft = listStemsOutside(text, quantities);
  if (draft.size < minWords) return [];
  const sentenceContext = computeContext(text, { start: text.length, end: text.length });
  const copies = rankPassagesByContext(sentenceContext, index)
    .slice(0, maxCompared)
    .flatMap((passage): Copy[] => {
      const source = listStemsOutside(
        index.passages[passage]?.text ?? '',
        (index.places[passage] ?? []).map(({ quantity }) => quantity),
      );
      const shared = [...draft].filter((stem) => source.has(stem)).length;
      const coverage = shared / draft.size;
      const isCopy =
        shared >= minWords &&
        coverage >= minCoverage.draft &&
        shared / source.size >= minCoverage.source;
      return isCopy ? [{ passage, coverage: Math.sqrt(coverage * (shared / source.size)) }] : [];
    });
  const closest = Math.max(0, ...copies.map(({ coverage }) => coverage));
  return copies.filter(({ coverage }) => coverage >= closest * nearlyClosest);
}

/**
 * Finds the value that takes the place of a sentence's value in its copies: a value of the same kind that is missing
 * from the sentence. Returns undefined if a copy contains the sentence's value.
 */
export function findAlteredValue(
  quantity: Quantity,
  all: readonly Quantity[],
  copies: readonly Copy[],
  { places }: SourceIndex,
): Place | undefined {
  if (quantity.family === 'address') return undefined;
  const sourcePlaces = copies.flatMap(({ passage }) => places[passage] ?? []);
  if (sourcePlaces.some((place) => isSameValue(quantity, place.quantity))) return undefined;
  return sourcePlaces.find(
    (place) =>
      isSameKind(quantity, place.quantity) && !all.some((one) => isSameValue(one, place.quantity)),
  );
}

/** Whether one value can replace the other. A small number can only replace a count of the same noun. */
const isSameKind = (draft: Quantity, source: Quantity): boolean => {
  if (draft.family !== 'number' || source.family !== 'number')
    return draft.family === source.family;
  if (draft.scale !== source.scale || Boolean(draft.currency) !== Boolean(source.currency))
    return false;
  return draft.value > maxSmallNumber || draft.unit === source.unit || isMeasure(draft.unit ?? '');
};

const listStemsOutside = (text: string, quantities: readonly Quantity[]): ReadonlySet<string> =>
  new Set(
    listWordPositions(text)
      .filter(({ start }) => !quantities.some((one) => one.start <= start && start < one.end))
      .map(({ stem }) => stem),
  );
