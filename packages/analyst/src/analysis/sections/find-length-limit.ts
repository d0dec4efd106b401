import type { LengthLimit } from '@grantwright/shared/contract';
import type { Row, Unit } from '../../document/unit.ts';

const maxCount = 1_000_000;

/**
 * Reads the limit on words, pages or characters: a stated maximum, otherwise the first count of each, otherwise the
 * number in a column such as "Word limit".
 */
export function findLengthLimit({ values, row }: Unit): LengthLimit | undefined {
  const limitOf = (noun: string): number | undefined => {
    const counts = values.flatMap((value) =>
      value.type === 'count' && value.unit === noun && !value.atLeast ? [value] : [],
    );
    const count = counts.find((value) => value.upTo) ?? counts[0];
    const limit = count && (count.to ?? count.value);
    return isPossible(limit) ? limit : undefined;
  };
  const roundCount = (count: number | undefined) => count && Math.max(1, Math.round(count));
  const [words, pages, characters] = [
    roundCount(limitOf('word')),
    limitOf('page'),
    roundCount(limitOf('character')),
  ];
  if (words === undefined && pages === undefined && characters === undefined)
    return row && findLimitInColumn(row);
  return {
    ...(words && { words }),
    ...(pages && { pages }),
    ...(characters && { characters }),
  };
}

const isPossible = (limit: number | undefined): boolean =>
  limit !== undefined && limit >= 0.5 && limit <= maxCount;

const limitHead = /\b(?:max(?:imum)?|limit|length|up to|no more than)\b/i;
const bareNumber = /^\d{1,3}(?:,\d{3})+$|^\d{1,7}$/;

function findLimitInColumn({ cells, head = [] }: Row): LengthLimit | undefined {
  for (const [column, title] of head.entries()) {
    const cell = cells[column] ?? '';
    const unit = /\b(word|page|character)s?\b/i.exec(title)?.[1]?.toLowerCase();
    if (!unit || !limitHead.test(title) || !bareNumber.test(cell)) continue;
    const count = Number(cell.replaceAll(',', ''));
    if (isPossible(count)) return { [`${unit}s`]: count };
  }
  return undefined;
}
