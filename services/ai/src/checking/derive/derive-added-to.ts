import { findMoney } from '../../text/money.ts';
import { findNumbers } from '../../text/numbers.ts';
import { topicStems } from '../../text/words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import type { Derived } from './derived-values.ts';

/** Between what comes and what it comes to: "30 new readers on top of the 95 we have". */
const addedTo =
  /^(?:\s[\p{L}'’-]+){1,5},?\s(?:to be \p{L}+,\s)?(?:on top of|in addition to|besides|over and above)\s(?:the|our|those)?\s?$/iu;

type Part = { value: number; start: number; end: number };

const sumsIn = (text: string, parts: readonly Part[]): number[] =>
  parts.slice(1).flatMap((whole, at) => {
    const part = parts[at];
    return part && addedTo.test(text.slice(part.end, whole.start))
      ? [part.value + whole.value]
      : [];
  });

/** "We would train 30 readers on top of the 95 we have": there will be 125 of them. */
export const deriveAddedTo = (sentences: SourceSentence[]): Derived[] =>
  sentences.flatMap(({ source, text }): Derived[] => {
    if (source.type === 'guidelines' || !/\b(?:of|to|besides|above)\b/i.test(text)) return [];
    const money = findMoney(text).map(({ amount, start, end }) => ({ value: amount, start, end }));
    const numbers = findNumbers(text).filter(
      ({ percent, start, end }) =>
        !percent && !money.some((other) => other.start < end && start < other.end),
    );
    const about = topicStems(text).filter((stem) => !/^\d/.test(stem));
    return [
      ...sumsIn(text, numbers).map((sum) => `number:${sum}`),
      ...sumsIn(text, money).map((sum) => `money:${sum}`),
    ].map((key) => ({ source, key, stems: about, about }));
  });
