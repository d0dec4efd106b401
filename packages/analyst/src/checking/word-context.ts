import { type WordPosition, listWordPositions, countWordsBefore } from './list-word-positions.ts';

/** Maps stems to their proximity to a value, which is 1 for adjacent words. */
export type Context = ReadonlyMap<string, number>;

/** In characters: bias toward assigning a value to the clause of the preceding word. */
const nearWords = 4;
const weights = {
  /** Penalties per word and per clause between a value and another word. */
  distance: 0.12,
  clause: 0.3,
  minimum: 0.3,
  noun: 1.3,
};

/** Returns the words around a span of text. */
export function computeContext(
  text: string,
  { start, end }: { start: number; end: number },
): Map<string, number> {
  const places = listWordPositions(text);
  const position = countWordsBefore(places, start);
  const clause = getClause(places, position, start);
  const context = new Map<string, number>();
  places.forEach((place, index) => {
    if (place.start >= start && place.start < end) return;
    const distance = index < position ? position - 1 - index : index - position;
    const clauseDistance = Math.abs(place.clause - clause);
    const isNoun = index >= position && distance === 0 && place.start - end <= 2;
    const proximity = isNoun
      ? weights.noun
      : 1 - weights.distance * Math.max(0, distance - 1) - weights.clause * clauseDistance;
    const weight = Math.max(weights.minimum, proximity);
    context.set(place.stem, Math.max(weight, context.get(place.stem) ?? 0));
  });
  return context;
}

const getClause = (places: readonly WordPosition[], index: number, start: number): number => {
  const [before, after] = [places[index - 1], places[index]];
  if (!before || !after) return (before ?? after)?.clause ?? 0;
  return start - before.start <= after.start - start + nearWords ? before.clause : after.clause;
};

/** Adds words written above or next to a value, each with at most the given weight. */
export function addContext(context: Map<string, number>, text: string, weight: number): void {
  for (const { stem } of listWordPositions(text))
    context.set(stem, Math.max(weight, context.get(stem) ?? 0));
}
