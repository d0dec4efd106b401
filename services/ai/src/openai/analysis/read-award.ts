import { findValues, type Value, dropInconsistentAmounts } from '@grantwright/analyst';
import { removeReplacedText } from '@grantwright/shared/call-files';
import type { Award, MoneyFact } from '@grantwright/shared/contract';
import type { VerifiedLine } from './to-requirement.ts';

type Money = Extract<Value, { type: 'money' | 'money-range' }>;
type SingleSum = Extract<Value, { type: 'money' }>;
type Sum = MoneyFact & { isFloor: boolean; isCeiling: boolean };

const floorWords = /\b(?:minimum|floor|at least|no less than|smallest)\b/i;
const ceilingWords = /\b(?:max(?:imum)?|ceiling|cap|limit\w*|up to|exceed|more than|largest)\b/i;
const exactWords = /\b(?:grants?|awards?|prizes?|stipends?|receives?)\b[^;]{0,30}$/i;
const usual = /\b(?:average|typical\w*|median|usual\w*)\b/i;

/** Reads the award sizes, total funding and number of awards from verified lines. */
export function readAward(lines: readonly VerifiedLine[]): Award {
  const of = (kind: VerifiedLine['kind']) => lines.filter((line) => line.kind === kind);
  const sizes = of('award-size').flatMap(listSums);
  const floor = findExtreme(sizes, 'isFloor', (a, b) => a.amount - b.amount);
  const ceiling = findExtreme(sizes, 'isCeiling', (a, b) => b.amount - a.amount);
  const [total] = of('total-funding')
    .flatMap(listSums)
    .sort((a, b) => b.amount - a.amount)
    .map(toFact);
  const count = of('award-count')
    .map(countOf)
    .find((found) => found !== undefined);
  return dropInconsistentAmounts({ floor, ceiling, total, count });
}

const findExtreme = (
  sums: readonly Sum[],
  side: 'isFloor' | 'isCeiling',
  order: (a: Sum, b: Sum) => number,
): MoneyFact | undefined =>
  sums
    .filter((sum) => sum[side])
    .sort(order)
    .map(toFact)[0];

const toFact = ({ isFloor: _, isCeiling: __, ...fact }: Sum): MoneyFact => fact;

/** Returns the amounts in a line that are also in its quote. */
function listSums({ requirement: { text, quote = '', page } }: VerifiedLine): Sum[] {
  if (usual.test(text)) return [];
  const quoted = findCurrentValues(quote).filter(isMoney).flatMap(listAmounts);
  const place = { ...(quote && { quote }), ...(page && { page }) };
  return findCurrentValues(text)
    .filter(isMoney)
    .filter((value) => listAmounts(value).every((amount) => quoted.includes(amount)))
    .flatMap((value): Sum[] => {
      const { currency } = value;
      if (value.type === 'money')
        return [{ amount: value.amount, currency, ...place, ...findSides(value, text) }];
      return [
        { amount: value.min, currency, ...place, isFloor: true, isCeiling: false },
        { amount: value.max, currency, ...place, isFloor: false, isCeiling: true },
      ];
    });
}

/** An amount such as "Grants of $5,000" is both the minimum and the maximum. */
function findSides(value: SingleSum, text: string): Pick<Sum, 'isFloor' | 'isCeiling'> {
  const before =
    text
      .slice(0, value.start)
      .split(/[;,.](?:\s|$)|\band\b/)
      .at(-1) ?? '';
  if (value.atLeast || floorWords.test(before)) return { isFloor: true, isCeiling: false };
  const isExact = !value.upTo && !ceilingWords.test(before) && exactWords.test(before);
  return { isFloor: isExact, isCeiling: true };
}

/** Returns the values in the text, except replaced values: "increased from $5,000 to $7,500". */
const findCurrentValues = (text: string): Value[] => findValues(removeReplacedText(text));

const isMoney = (value: Value): value is Money =>
  value.type === 'money' || value.type === 'money-range';

const listAmounts = (value: Money): number[] =>
  value.type === 'money' ? [value.amount] : [value.min, value.max];

function countOf({ requirement: { text, quote = '', page } }: VerifiedLine): Award['count'] {
  const isCount = (value: Value) => value.type === 'count' && value.value >= 1;
  const quoted = findCurrentValues(quote).filter(isCount);
  const [count] = findCurrentValues(text).flatMap((value) =>
    value.type === 'count' &&
    Number.isInteger(value.value) &&
    quoted.some((other) => other.type === 'count' && other.value === value.value)
      ? [value]
      : [],
  );
  if (!count || count.value < 1) return undefined;
  const to = count.to !== undefined && Number.isInteger(count.to) ? count.to : undefined;
  return {
    value: count.value,
    ...(to && { to }),
    ...(quote && { quote }),
    ...(page && { page }),
  };
}
