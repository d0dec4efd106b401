import { comparable } from '../../text/normalize.ts';
import { sumWeights, type WeightedCriterion } from './weighted-criterion.ts';

const maxPercent = 100;

/**
 * Removes subcriteria and repetitions. If the criteria exceed the total stated by the funder, keeps only the list that
 * adds up to that total, because the other lists subdivide or repeat it.
 */
export function chooseCriteria(
  found: readonly WeightedCriterion[],
  totals: ReadonlySet<number>,
  min: number,
): WeightedCriterion[] {
  const criteria = removeDuplicates(removeParts(found));
  const percents = criteria.filter(({ unit }) => unit === 'percent');
  const isShare = percents.length >= min && sumWeights(percents) <= maxPercent;
  const points = choosePoints(
    criteria.filter(({ unit }) => unit === 'points'),
    totals,
  );
  // If a document has both points and percentages, one set repeats the weights of the other or is
  // unrelated.
  const chosen = points.length >= min ? points : isShare ? percents : [];
  return chosen.toSorted((a, b) => found.indexOf(a) - found.indexOf(b));
}

function choosePoints(
  points: readonly WeightedCriterion[],
  totals: ReadonlySet<number>,
): WeightedCriterion[] {
  const highestTotal = Math.max(...totals);
  if (totals.size === 0 || sumWeights(points) <= highestTotal) return [...points];
  const lists = [...new Set(points.map(({ list }) => list))].map((name) =>
    points.filter(({ list }) => list === name),
  );
  const whole = [...lists, points].find((list) => totals.has(sumWeights(list)));
  if (whole) return [...whole];
  const summed = [...lists, points].map(removeSummed).find((list) => totals.has(sumWeights(list)));
  return summed ?? [];
}

/** Removes the subcriteria of criteria that have points of their own. */
const removeParts = (found: readonly WeightedCriterion[]): WeightedCriterion[] =>
  found.filter(
    (one) =>
      !found.some(
        ({ source }) =>
          source !== one.source &&
          one.source.path.includes(source.text) &&
          (source.kind !== 'item' || source.level < one.source.level),
      ),
  );

/** Removes rows that add up to the row above them. */
function removeSummed(list: readonly WeightedCriterion[]): WeightedCriterion[] {
  const remaining: WeightedCriterion[] = [];
  for (let index = 0; index < list.length; index += 1) {
    const one = list[index];
    if (!one) break;
    remaining.push(one);
    let [sum, end] = [0, index + 1];
    while (end < list.length && sum < one.amount) sum += list[end++]?.amount ?? 0;
    if (sum === one.amount && end > index + 2) index = end - 1;
  }
  return remaining;
}

/** Removes duplicates: criteria with the same points where one name contains the other. */
function removeDuplicates(criteria: readonly WeightedCriterion[]): WeightedCriterion[] {
  const unique: WeightedCriterion[] = [];
  for (const one of criteria) {
    const name = comparable(one.name);
    const isRepeated = unique.some((other) => {
      const otherName = comparable(other.name);
      if (otherName === name) return true;
      const isSameWeight = other.amount === one.amount && other.unit === one.unit;
      return (
        other.list !== one.list &&
        isSameWeight &&
        (otherName.includes(name) || name.includes(otherName))
      );
    });
    if (!isRepeated) unique.push(one);
  }
  return unique;
}
