import type { LengthLimit } from '@grantwright/shared/contract';
import type { Unit } from '../../document/unit.ts';

const maxCount = 1_000_000;

/** Reads the limit on words, pages or characters: a stated maximum, otherwise the first count of each. */
export function findLengthLimit({ values }: Unit): LengthLimit | undefined {
  const limitOf = (noun: string): number | undefined => {
    const counts = values.flatMap((value) =>
      value.type === 'count' && value.unit === noun && !value.atLeast ? [value] : [],
    );
    const count = counts.find((value) => value.upTo) ?? counts[0];
    const limit = count && (count.to ?? count.value);
    return limit !== undefined && limit >= 0.5 && limit <= maxCount ? limit : undefined;
  };
  const roundCount = (count: number | undefined) => count && Math.max(1, Math.round(count));
  const [words, pages, characters] = [
    roundCount(limitOf('word')),
    limitOf('page'),
    roundCount(limitOf('character')),
  ];
  if (words === undefined && pages === undefined && characters === undefined) return undefined;
  return {
    ...(words && { words }),
    ...(pages && { pages }),
    ...(characters && { characters }),
  };
}
