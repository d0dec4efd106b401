import { squeeze } from '@grantwright/analyst';
import { align } from './align.ts';
import { hashUnit } from './hash-unit.ts';

/** The place of a former unit: the current unit, and the offset in its whitespace-normalized text. */
export type UnitPlace = { unit: number; start: number };
/** Returns the current place of a former unit. Returns undefined if its text has changed. */
export type FindUnit = (unit: number) => UnitPlace | undefined;

/**
 * Finds former units by their hashes: those with the same text, and those that the splitting now joins. A joined unit
 * must consist of successive former units.
 */
export function findUnitPlaces(
  hashes: readonly string[],
  texts: readonly string[],
): Map<number, UnitPlace> {
  const pairs = [...align(hashes, texts.map(hashUnit))].sort(([a], [b]) => a - b);
  const places = new Map<number, UnitPlace>();
  let [former, current] = [0, 0];
  for (const [nextFormer, nextCurrent] of [...pairs, [hashes.length, texts.length] as const]) {
    for (; current < nextCurrent; current++) {
      const text = squeeze(texts[current] ?? '');
      for (let first = former; first < nextFormer; first++) {
        const starts = findStartsOfParts(text, hashes.slice(first, nextFormer));
        if (!starts) continue;
        starts.forEach((start, part) => places.set(first + part, { unit: current, start }));
        former = first + starts.length;
        break;
      }
    }
    if (nextFormer < hashes.length) places.set(nextFormer, { unit: nextCurrent, start: 0 });
    [former, current] = [nextFormer + 1, nextCurrent + 1];
  }
  return places;
}

/**
 * Splits a text at its spaces into parts with the first hashes. Returns undefined if none of the splits has these
 * hashes.
 */
function findStartsOfParts(text: string, hashes: readonly string[]): number[] | undefined {
  const starts: number[] = [];
  let start = 0;
  for (const hash of hashes) {
    const end = endsOfWords(text, start).find((to) => hashUnit(text.slice(start, to)) === hash);
    if (end === undefined) return undefined;
    starts.push(start);
    if (end === text.length) return starts;
    start = end + 1;
  }
  return undefined;
}

function endsOfWords(text: string, start: number): number[] {
  const spaces = [...text.slice(start).matchAll(/ /g)].map(({ index }) => start + index);
  return [...spaces, text.length];
}
