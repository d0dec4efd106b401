import { findMoney } from '../../text/money.ts';
import { parseNumber } from '../../text/numbers.ts';
import { findCents } from '../find/find-cents.ts';
import { topicStems } from '../../text/words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import type { Derived } from './derived-values.ts';

/** "60 cents a mile, up from 54": what it was may be written without its unit. */
const upFrom =
  /^[^.;\d]{0,60}\b(?:up|down|rose|risen|raised|grown|grew|fell|fallen|cut|lowered|changed) from (?:about )?[$€£]?(\d[\d,]*(?:\.\d+)?)(?![\d%-]| per ?cent)/i;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** "raise the fee from $40 to $55", "60 cents a mile, up from 54": by how much an amount has moved. */
export const deriveChangedAmounts = (sentences: SourceSentence[]): Derived[] =>
  sentences.flatMap(({ source, text }): Derived[] => {
    if (source.type === 'guidelines' || !/\bfrom\b/i.test(text)) return [];
    const money = [
      ...findMoney(text),
      ...findCents(text).map(({ value = 0, ...cents }) => ({ ...cents, amount: value })),
    ].sort((a, b) => a.start - b.start);
    const about = topicStems(text).filter((stem) => !/^\d/.test(stem));
    return money
      .flatMap(({ amount, text: said, start, end }, at): number[] => {
        const next = money[at + 1];
        if (
          next &&
          /\bfrom (?:about )?$/i.test(text.slice(0, start)) &&
          /^\s(?:\p{L}+\s){0,3}to (?:about )?$/iu.test(text.slice(end, next.start))
        )
          return [Math.abs(next.amount - amount)];
        const before = parseNumber(upFrom.exec(text.slice(end))?.[1] ?? '');
        const isCents = /(?:\bcents?|\bpence|¢)$/i.test(said);
        return before === undefined ? [] : [Math.abs(amount - before / (isCents ? 100 : 1))];
      })
      .filter((by) => by > 0)
      .map((by) => ({ source, key: `money:${rounded(by)}`, stems: about, about }));
  });
