import { stemWord } from '../../text/stem.ts';
import { cacheByText } from '../../text/cache-by-text.ts';

const rate =
  /\b(?:an?|per|each|every) (day|week|month|quarter|year)\b|\b(daily|weekly|monthly|quarterly|annual|annually|yearly)\b|\/ ?(day|week|month|year)\b/gi;

/** Finds the periods of the rates in a sentence. "A week" and "weekly" have the same stem. */
export const listPeriods = cacheByText(
  (text): ReadonlySet<string> =>
    new Set(
      [...text.matchAll(rate)].map(([, noun, adverb, short]) =>
        stemWord((noun ?? adverb ?? short ?? '').toLowerCase()),
      ),
    ),
);

/** Whether both sentences state rates but for different periods. */
export function differInPeriod(draft: string, source: string): boolean {
  const [one, other] = [listPeriods(draft), listPeriods(source)];
  return one.size > 0 && other.size > 0 && ![...one].some((period) => other.has(period));
}
