import { findMoney } from '../../text/money.ts';
import { findNumbers } from '../../text/numbers.ts';
import { topicStems } from '../../text/words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import type { Derived } from './derived-values.ts';

/** A budget of more lines than this is added up in its own table. */
const longestRun = 40;

const placeOf = (source: SourceSentence['source']): string =>
  source.type === 'document'
    ? `document ${source.documentId} ${source.page ?? ''}`
    : JSON.stringify(source);

/** "2 ovens ($11,200 ea)": what they cost together. */
const inAll = (text: string, end: number, start: number, amount: number): number => {
  if (!/^\s*(?:\/\s?)?(?:ea\b|each\b|apiece\b)/i.test(text.slice(end))) return amount;
  const before = text.slice(0, start).split(/[,;:]/).at(-1);
  const count = findNumbers(before ?? '')[0]?.value;
  return count === undefined ? amount : count * amount;
};

/** "160 hours at $30: $4,800": the price of one is no item beside what all of them cost. */
const isUnitPrice = (text: string, start: number, end: number): boolean =>
  /(?:\b(?:at|and|for)|[×x@])\s?$/i.test(text.slice(0, start)) &&
  /^(?:\s+(?:each|apiece|(?:an?|per) \p{L}+))?:\s*(?:[A-Z]{2,3}\s?)?[$€£]?\d/u.test(
    text.slice(end),
  );

const itemWords = topicStems('items lines parts posts costs expenses things positions');

/** Whether an amount is the sum of those right before it. */
const isTotal = (amounts: number[], at: number): boolean => {
  let sum = 0;
  for (let from = at - 1; from >= Math.max(0, at - longestRun); from--) {
    sum += amounts[from] ?? 0;
    if (from < at - 1 && Math.abs(sum - (amounts[at] ?? 0)) < 0.01) return true;
  }
  return false;
};

/** A total is no item of a list, and what follows it no part of the same sum. */
const listsIn = (amounts: number[]): number[][] => {
  const lists: number[][] = [[]];
  for (const [at, amount] of amounts.entries())
    if (isTotal(amounts, at)) lists.push([]);
    else lists.at(-1)?.push(amount);
  return lists;
};

/** The sums of amounts that follow each other in one source: a budget's total, a subtotal. */
export const deriveSums = (sentences: SourceSentence[]): Derived[] => {
  const bySource = new Map<string, { source: SourceSentence['source']; amounts: number[] }>();
  const products: Derived[] = [];
  for (const { source, text } of sentences) {
    if (source.type === 'guidelines') continue;
    const amounts = findMoney(text)
      .filter(({ start, end }) => !isUnitPrice(text, start, end))
      .map(({ amount, start, end }) => {
        const whole = inAll(text, end, start, amount);
        if (whole !== amount) products.push({ source, key: `money:${whole}`, stems: [] });
        return whole;
      });
    if (amounts.length === 0) continue;
    const known = bySource.get(placeOf(source));
    if (known) known.amounts.push(...amounts);
    else bySource.set(placeOf(source), { source, amounts });
  }
  const sums = [...bySource.values()].flatMap(({ source, amounts: listed }) => {
    const found = new Map<number, Set<number>>();
    const items = new Set<number>();
    for (const amounts of listsIn(listed))
      for (let from = 0; from < amounts.length; from++) {
        let sum = 0;
        for (let to = from; to < Math.min(amounts.length, from + longestRun); to++) {
          sum += amounts[to] ?? 0;
          const rounded = Math.round(sum * 100) / 100;
          if (to > from) found.set(rounded, (found.get(rounded) ?? new Set()).add(to - from + 1));
          if (to > from + 1 && listed.includes(rounded)) items.add(to - from + 1);
        }
      }
    return [
      ...[...found].flatMap(([sum, counts]) => [
        { source, key: `sum:${sum}`, stems: [] },
        // "The two grants come to" is said of two.
        ...[...counts].map((count): Derived => ({
          source,
          key: `sum-of-${count}:${sum}`,
          stems: [],
        })),
      ]),
      ...[...items].flatMap((count) =>
        itemWords.map((unit): Derived => ({ source, key: `number:${count}`, stems: [unit], unit })),
      ),
    ];
  });
  return [...products, ...sums];
};
