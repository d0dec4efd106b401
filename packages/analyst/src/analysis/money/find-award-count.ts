import { removeReplacedText } from '@grantwright/shared/call-files';
import type { Award } from '@grantwright/shared/contract';
import type { CountValue } from '@grantwright/shared/values';
import { squeeze } from '../../text/normalize.ts';
import type { ClassifiedUnit } from '../classify-units.ts';
import { awardWords, countLabelPattern } from './award-words.ts';

const countedAwards: ReadonlySet<string> = new Set([
  'award',
  'grant',
  'recipient',
  'grantee',
  'scholarship',
  'fellowship',
]);
const maxAwards = 10_000;

/** Finds the expected number of awards. An amount before "awards" is not a count. */
export function findAwardCount(units: readonly ClassifiedUnit[]): Award['count'] {
  for (const unit of units) {
    const count = findExpectedCount(unit) ?? findLabeledCount(unit);
    if (!count || count.value > maxAwards) continue;
    return { ...count, quote: unit.text, ...(unit.page !== undefined && { page: unit.page }) };
  }
  return undefined;
}

function findExpectedCount({
  text,
  values,
}: ClassifiedUnit): { value: number; to?: number } | undefined {
  const counts = values.filter(
    (value): value is CountValue =>
      value.type === 'count' && countedAwards.has(value.unit) && Number.isInteger(value.value),
  );
  const expectedValue = counts.find(
    ({ start, value, upTo }) =>
      value > 0 &&
      (upTo === true || awardWords.expected.test(text.slice(Math.max(0, start - 60), start))),
  );
  return (
    expectedValue && {
      value: expectedValue.value,
      ...(expectedValue.to && { to: expectedValue.to }),
    }
  );
}

function findLabeledCount({ text }: ClassifiedUnit): { value: number; to?: number } | undefined {
  const [, from, until] = countLabelPattern.exec(squeeze(removeReplacedText(text))) ?? [];
  const [value, to] = [Number(from ?? 0), Number(until ?? 0)];
  return value > 0 ? { value, ...(to > value && { to }) } : undefined;
}
