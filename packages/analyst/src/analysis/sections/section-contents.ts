import { squeeze } from '../../text/normalize.ts';
import type { ClassifiedUnit } from '../classify-units.ts';
import { hasOwnLimit } from './has-own-limit.ts';
import { parseLineMarker } from './parse-line-marker.ts';

/**
 * Reduces the probability that a sentence or a row names a section by the probability that the title above it does, if
 * that is sufficient, since prompts below the title of a section are about that section.
 */
export function removeContents(
  units: readonly ClassifiedUnit[],
  probabilities: readonly number[],
  minProbability: number,
): number[] {
  const titles = findTitles(units);
  return units.map((unit, index) => {
    const probability = probabilities[index] ?? 0;
    const title = probabilities[titles[index] ?? -1] ?? 0;
    return title < minProbability || isTitle(unit) ? probability : probability * (1 - title);
  });
}

/** Subtitles, list items, numbered lines and lines with a length limit of their own can be sections below a section. */
const isTitle = (unit: ClassifiedUnit): boolean =>
  !(unit.kind === 'sentence' || unit.kind === 'row') ||
  hasOwnLimit(unit) ||
  parseLineMarker(unit.text)?.value !== undefined;

/** Returns the position of the title above each unit, or of the first sentence of the block that it continues. */
function findTitles(units: readonly ClassifiedUnit[]): (number | undefined)[] {
  const byText = new Map<string, number>();
  const byBlock = new Map<number, number>();
  return units.map((unit, index) => {
    const opening = unit.kind === 'row' ? undefined : byBlock.get(unit.block);
    const title = unit.path
      .map((text) => byText.get(squeeze(text)))
      .findLast((found) => found !== undefined);
    if (!byBlock.has(unit.block)) byBlock.set(unit.block, index);
    byText.set(squeeze(unit.text.replace(/_{3,}/g, '')), index);
    return opening ?? title;
  });
}
