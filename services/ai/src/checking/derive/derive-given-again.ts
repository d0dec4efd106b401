import { findMoney } from '../../text/money.ts';
import { findNumbers } from '../../text/numbers.ts';
import { topicStems } from '../../text/words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import type { Derived } from './derived-values.ts';

const year = String.raw`(?:19|20)\d{2}`;
/** "$8,000 in 2029 and again in 2030", "$8,000 in 2029 and the same in 2030", "$8,000 in both 2029 and 2030". */
const twice = new RegExp(
  String.raw`^,?\s(?:in|for)\s(?:both\s${year}\sand\s${year}|${year},?\sand\s(?:again|the same(?: amount)?|as much)(?:\sagain)?\s(?:in|for)\s${year})(?!\d|,?\sand\b)`,
  'i',
);
const eachOf =
  /^,?\s(?:in|for)\s(?:each|every one) of (?:the |these |those )?(?:last |past |next )?/i;

/** What was given more than once, "$8,000 in each of three years", comes to together. */
export const deriveGivenAgain = (sentences: SourceSentence[]): Derived[] =>
  sentences.flatMap(({ source, text }): Derived[] => {
    if (source.type === 'guidelines') return [];
    const about = topicStems(text).filter((stem) => !/^\d/.test(stem));
    return findMoney(text).flatMap(({ amount, end }): Derived[] => {
      const after = text.slice(end);
      const opening = eachOf.exec(after)?.[0];
      const count = opening === undefined ? undefined : findNumbers(after.slice(opening.length))[0];
      const times = twice.test(after)
        ? 2
        : count?.start === 0 &&
            /^\s(?:school |fiscal |financial )?years\b/i.test(
              after.slice((opening?.length ?? 0) + count.end),
            )
          ? count.value
          : undefined;
      return times === undefined
        ? []
        : [{ source, key: `money:${times * amount}`, stems: about, about }];
    });
  });
