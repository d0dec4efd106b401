import type { Award, MoneyFact } from '../../../contract/call-facts.ts';
import { formatAmount } from '../../../submission/budget/format-amount.ts';
import { statesOnlyReplacedValue } from '../../wording/states-only-replaced-value.ts';
import type { MergeResult, MergeContext } from '../merge-context.ts';
import { mergeFact } from '../merge-fact.ts';

export const maximumAwardLabel = 'Maximum award';

/** Merges the amounts of all files. A minimum above the new maximum, or the reverse, is dropped. */
export function mergeAward(
  earlier: Award | undefined,
  added: Award | undefined,
  context: MergeContext,
): MergeResult<Award | undefined> {
  if (!added) return { value: earlier, changes: [] };
  const later = dropRepeatedFloor(added, earlier);
  const sum = (about: string, side: 'floor' | 'ceiling' | 'total') =>
    mergeFact(
      { about, earlier: earlier?.[side], later: dropIfReplaced(later[side]), textOf: sumText },
      context,
    );
  const floor = sum('Minimum award', 'floor');
  const ceiling = sum(maximumAwardLabel, 'ceiling');
  const total = sum('Total funding', 'total');
  const count = mergeFact(
    {
      about: 'Number of awards',
      earlier: earlier?.count,
      later: later.count,
      textOf: countText,
    },
    context,
  );
  return {
    value: {
      ...dropInconsistentBound(floor.value, ceiling.value, later),
      ...(total.value && { total: total.value }),
      ...(count.value && { count: count.value }),
    },
    changes: [floor, ceiling, total, count].flatMap(({ changes }) => changes),
  };
}

const sumText = ({ amount, currency }: MoneyFact): string => formatAmount(amount, currency);

function countText({ value, to }: NonNullable<Award['count']>): string {
  const range = to === undefined ? String(value) : `${value} to ${to}`;
  return `${range} ${value === 1 && to === undefined ? 'award' : 'awards'}`;
}

/** Returns the amount, unless its sentence states it only as the replaced value. */
const dropIfReplaced = (fact: MoneyFact | undefined): MoneyFact | undefined =>
  fact && statesOnlyReplacedValue(fact.quote, 'money', String(fact.amount)) ? undefined : fact;

/**
 * "The award amount is now $7,500" is parsed as both minimum and maximum. If the earlier file states only a maximum, it
 * is just a new maximum.
 */
function dropRepeatedFloor(later: Award, earlier: Award | undefined): Award {
  const { floor, ...rest } = later;
  const isExact = floor !== undefined && floor.amount === later.ceiling?.amount;
  return isExact && earlier?.ceiling && !earlier.floor ? rest : later;
}

function dropInconsistentBound(
  floor: MoneyFact | undefined,
  ceiling: MoneyFact | undefined,
  later: Award,
): Pick<Award, 'floor' | 'ceiling'> {
  const isRange = !floor || !ceiling || floor.amount <= ceiling.amount;
  const isNewFloor = floor !== undefined && floor === later.floor;
  return {
    ...(floor && (isRange || isNewFloor) && { floor }),
    ...(ceiling && (isRange || !isNewFloor) && { ceiling }),
  };
}
