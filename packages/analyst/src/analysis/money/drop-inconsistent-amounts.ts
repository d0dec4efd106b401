import type { Award } from '@grantwright/shared/contract';

type FoundFacts = { [Part in keyof Award]: Award[Part] | undefined };

/** Drops a minimum award that exceeds the maximum, and a total below the maximum. */
export function dropInconsistentAmounts({ floor, ceiling, total, count }: FoundFacts): Award {
  const isRange = !floor || !ceiling || floor.amount <= ceiling.amount;
  return {
    ...(floor && isRange && { floor }),
    ...(ceiling && { ceiling }),
    ...(total && (!ceiling || total.amount >= ceiling.amount) && { total }),
    ...(count && { count }),
  };
}
