import type { Value } from '@grantwright/analyst';
import { appendWords, type TestSentence, type SourceSentence } from './test-sentence.ts';
import { groupDigits, formatMoney } from './rephrase-values.ts';

type Amount = { value: number; currency?: string; unit?: string };

/** A clause that states a value derived from the values of one sentence. A factor other than 1 makes it false. */
type Clause = { kind: string; words: (factor: number) => string };

const findAmount = (value: Value): Amount | undefined => {
  if (value.type === 'money') return { value: value.amount, currency: value.currency };
  return value.type === 'count' && value.to === undefined && value.value > 1
    ? { value: value.value, unit: value.unit }
    : undefined;
};

const write = ({ value, currency, unit }: Amount): string =>
  currency ? formatMoney(value, currency) : `${groupDigits(value)} ${unit}s`;

/**
 * Creates sentences with a value derived from two of their own values: a sum, difference, share, multiple or rate, or
 * the age of something that began in a given year. Each sentence has a true and a false variant.
 */
export function deriveValues(stated: SourceSentence, today: string): TestSentence[] {
  return listClauses(stated, Number(today.slice(0, 4))).flatMap(({ kind, words }) => {
    const [right, wrong] = [words(1), words(1.3)];
    return right === wrong
      ? []
      : [
          { kind, isTrue: true, text: appendWords(stated, right), words: right },
          { kind: `wrong ${kind}`, isTrue: false, text: appendWords(stated, wrong), words: wrong },
        ];
  });
}

function listClauses(stated: SourceSentence, thisYear: number): Clause[] {
  const amounts = stated.values.flatMap((value) => findAmount(value) ?? []);
  const comparable = amounts.filter(({ currency, unit }) =>
    amounts.every((other) => other.currency === currency && other.unit === unit),
  );
  return [
    ...listComparisons(comparable),
    ...listRateClauses(amounts),
    ...listAgeClauses(stated, thisYear),
  ];
}

function listComparisons(amounts: readonly Amount[]): Clause[] {
  const [first, second] = amounts;
  if (!first || !second || amounts.length > 2 || first.value === second.value) return [];
  const [low, high] = first.value < second.value ? [first, second] : [second, first];
  const scaled = (value: number, factor: number) =>
    write({ ...high, value: Math.round(value * factor) });
  const found: Clause[] = [
    { kind: 'sum', words: (by) => `${scaled(low.value + high.value, by)} in total` },
    { kind: 'difference', words: (by) => `a difference of ${scaled(high.value - low.value, by)}` },
  ];
  const share = Math.round((100 * low.value) / high.value);
  if (share >= 4 && share < 70) {
    const whole = write(high);
    found.push({
      kind: 'share',
      words: (by) => `or about ${Math.round(share * by)} percent of the ${whole}`,
    });
  }
  const times = Math.round(high.value / low.value);
  if (times >= 2 && times <= 20 && Math.abs(high.value / low.value - times) < 0.1)
    found.push({ kind: 'multiple', words: (by) => `${Math.ceil(times * by)} times as much` });
  return found;
}

function listRateClauses(amounts: readonly Amount[]): Clause[] {
  const paid = amounts.filter(({ currency }) => currency);
  const counted = amounts.filter(({ unit, value }) => unit && value < 5_000);
  const [total, count] = [paid[0], counted[0]];
  if (!total || !count || paid.length > 1 || counted.length > 1) return [];
  const each = total.value / count.value;
  if (each < 20) return [];
  const words = (by: number): string =>
    `or about ${write({ ...total, value: Math.round(each * by) })} per ${count.unit}`;
  return [{ kind: 'rate', words }];
}

function listAgeClauses({ text, values }: SourceSentence, thisYear: number): Clause[] {
  const year = values.find(
    (value): value is Extract<Value, { type: 'date' }> =>
      value.type === 'date' && value.year !== undefined && value.month === undefined,
  )?.year;
  if (
    !year ||
    thisYear - year < 4 ||
    !/\b(?:founded|established|incorporated|formed)\b/i.test(text)
  )
    return [];
  const age = thisYear - year;
  return [{ kind: 'age', words: (by) => `${Math.ceil(age * by)} years ago` }];
}
