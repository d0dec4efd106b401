import { overlaps } from '@grantwright/analyst';
import { findDates } from '../../text/dates.ts';
import { findMoney } from '../../text/money.ts';
import { stem, topicStems } from '../../text/words.ts';
import { findNumbers, parseNumber } from '../../text/numbers.ts';
import { percentageKeys } from '../find/find-percentages.ts';
import { mayHoldValue } from '../find/find-values.ts';
import type { SourceSentence } from '../claim-sources.ts';
import type { Derived } from './derived-values.ts';

const ofThem = /^\s+(?:of (?:them|whom|these|those|which)|of (?:our|the) \p{L}+)\b/u;

const perMonth = /\$?\s?(\d[\d,]*(?:\.\d+)?)\s?(?:\/\s?mo(?:nth)?\b|(?:a|per|each) month\b)/gi;

const manyTimes =
  /\b(?:per|each|every|apiece|a (?:year|month|week|quarter))\b|\/\s?(?:yr|year|mo|month|wk|week)\b|[×x@]\s*\$?\d/i;

const manyFactors = /\d(?:[^.;,]|[.,]\d){0,20}\s[×x]\s?\d(?:[^.;,]|[.,]\d){0,20}\s[×x]\s?[$€£]?\d/i;

/** "40 of 50 students" proves 80%; "from 50 to 80" proves 60% more; "$25 for each of 40 children" proves $1,000, "$480,000 a year for 3 years" $1,440,000. */
export const deriveRatios = (sentences: SourceSentence[]): Derived[] =>
  sentences.flatMap(({ source, text }) => {
    if (source.type === 'guidelines' || !mayHoldValue(text)) return [];
    const numbers = findNumbers(text).filter(({ percent }) => !percent);
    const shares = numbers.flatMap((first, at): number[] => {
      const second = numbers[at + 1];
      if (!second || first.value === 0) return [];
      const between = text.slice(first.end, second.start);
      if (
        /^\s*(?:\w+\s+){0,3}(?:out )?of\s+(?:the |our |its |their |these |all |every )*$/i.test(
          between,
        )
      )
        return second.value > first.value ? [first.value / second.value] : [];
      // "46 members, all unpaid, 19 of them under 30"
      if (
        /^[^.;]{0,60}(?:,\s+(?:and\s+)?|\s+and\s+)(?:including\s+)?(?:at least\s+|about\s+|some\s+)?$/.test(
          between,
        ) &&
        ofThem.test(text.slice(second.end))
      )
        return second.value < first.value ? [second.value / first.value] : [];
      // "Of 320 jars tested at the mill, 288 had no mould."
      if (
        /(?:^|[.;:]\s+|[-–•]\s)(?:out )?of\s+(?:(?:the|our|those|these|all)\s+)*$/i.test(
          text.slice(0, first.start),
        ) &&
        /^[^.;\d]{0,60},\s+(?:only\s+|just\s+)?$/.test(between)
      )
        return second.value < first.value ? [second.value / first.value] : [];
      if (/\bto\s+$/i.test(between) && /\bfrom\s+$/i.test(text.slice(0, first.start)))
        return [Math.abs(second.value - first.value) / first.value];
      return [];
    });
    const dates = findDates(text);
    const counts = numbers.filter(
      (number) =>
        (number.value < 1900 || number.value > 2100) &&
        !dates.some((date) => overlaps(date, number)),
    );
    const pairs = counts
      .slice(1)
      .map((second, at) => ({ first: counts[at], second }))
      .filter(
        ({ first, second }) =>
          first !== undefined && /\b(?:to|from)\s+$/i.test(text.slice(first.end, second.start)),
      );
    const differences = pairs.map(({ first, second }) =>
      Math.abs(second.value - (first?.value ?? 0)),
    );
    const rates = findNumbers(text).filter(({ percent }) => percent);
    const changes = rates
      .slice(1)
      .map(({ value }, at) => Math.abs(value - (rates[at]?.value ?? value)));
    const money = findMoney(text);
    // Of three factors and more two make nothing that is meant: "10 h x 48 wks x $19 = $9,120".
    const unitPrice = manyTimes.test(text) && !manyFactors.test(text) ? money[0] : undefined;
    const products = unitPrice ? numbers.map(({ value }) => value * unitPrice.amount) : [];
    const monthly =
      source.type === 'organization' && source.field === 'annualBudget' && money[0]
        ? [Math.round(money[0].amount / 12)]
        : [];
    const yearly = [...text.matchAll(perMonth)].flatMap((match) => {
      const each = parseNumber((match[1] ?? '').trim());
      return each === undefined ? [] : [each * 12];
    });
    return [
      ...shares.flatMap((share) =>
        percentageKeys(Math.round(share * 1000) / 1000).map((key) => ({
          source,
          key,
          stems: topicStems(text),
        })),
      ),
      ...differences
        .filter((difference) => difference > 0 && difference < 1900)
        .map((difference) => ({
          source,
          key: `number:${Math.round(difference * 100) / 100}`,
          stems: topicStems(text),
        })),
      ...changes
        .filter((change) => change > 0)
        .map((change) => ({
          source,
          key: `number:${Math.round(change * 10) / 10}`,
          stems: [stem('percentage'), stem('points')],
        })),
      ...monthly.map((value) => ({
        source,
        key: `money:${value}`,
        stems: [stem('month')],
      })),
      ...products.map((value) => ({
        source,
        key: `money:${value}`,
        stems: [],
        about: topicStems(text),
      })),
      ...yearly.map((value) => ({ source, key: `money:${value}`, stems: [] })),
    ];
  });
