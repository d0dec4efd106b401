import type { ClassifiedUnit } from '../classify-units.ts';

const stage = /\b(?:stage|phase)[ -](?<number>\d|one|two|three|I{1,3})\b/gi;
const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, i: 1, ii: 2, iii: 3 };
/** A line with at most this many words may be the title of a stage. */
const maxTitleWords = 8;
/** Maximum number of lines between a date and the title of its stage. */
const maxDistance = 3;

/**
 * Returns the stage of the application that a step belongs to ("Stage 2"): the last one named before the date in its
 * unit, otherwise in its unit, otherwise in a short line closely above.
 *
 * @param index index of the step's unit
 * @param position position of the date in its unit
 */
export function findStepStage(
  units: readonly ClassifiedUnit[],
  index: number,
  position: number,
): number | undefined {
  const text = units[index]?.text ?? '';
  const own = findLastStage(text.slice(0, position)) ?? findLastStage(text);
  if (own !== undefined) return own;
  return units
    .slice(Math.max(0, index - maxDistance), index)
    .filter((unit) => unit.text.split(' ').length <= maxTitleWords)
    .map((unit) => findLastStage(unit.text))
    .findLast((found) => found !== undefined);
}

function findLastStage(text: string): number | undefined {
  const number = [...text.matchAll(stage)].at(-1)?.groups?.['number']?.toLowerCase();
  return number === undefined ? undefined : (numbers[number] ?? Number(number));
}
