import { findMoney } from '../../text/money.ts';
import type { SourceSentence } from '../claim-sources.ts';
import type { Derived } from './derived-values.ts';

/** A budget of more lines than this is added up in its own table. */
const longestRun = 40;

const placeOf = (source: SourceSentence['source']): string =>
  source.type === 'document'
    ? `document ${source.documentId} ${source.page ?? ''}`
    : JSON.stringify(source);

/** The sums of amounts that follow each other in one source: a budget's total, a subtotal. */
export const deriveSums = (sentences: SourceSentence[]): Derived[] => {
  const bySource = new Map<string, { source: SourceSentence['source']; amounts: number[] }>();
  for (const { source, text } of sentences) {
    if (source.type === 'guidelines') continue;
    const amounts = findMoney(text).map(({ amount }) => amount);
    if (amounts.length === 0) continue;
    const known = bySource.get(placeOf(source));
    if (known) known.amounts.push(...amounts);
    else bySource.set(placeOf(source), { source, amounts });
  }
  return [...bySource.values()].flatMap(({ source, amounts }) => {
    const sums = new Set<number>();
    for (let from = 0; from < amounts.length; from++) {
      let sum = 0;
      for (let to = from; to < Math.min(amounts.length, from + longestRun); to++) {
        sum += amounts[to] ?? 0;
        if (to > from) sums.add(Math.round(sum * 100) / 100);
      }
    }
    return [...sums].map((sum) => ({ source, key: `money:${sum}`, stems: [] }));
  });
};
