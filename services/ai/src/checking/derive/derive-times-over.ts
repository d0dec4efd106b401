import { findNumbers } from '../../text/numbers.ts';
import { stem, topicStems } from '../../text/words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import type { Derived } from './derived-values.ts';

const span = /^[\s-](week|month|year)s?\b/i;
const eachPeriod = /^\s(\p{Ll}{3,}s)\s(?:an?|per|each|every)\s(week|month|year)\b/u;
/** What lasts is told of with its own number. */
const spans = /^(?:weeks|months|years|hours|minutes|days)$/;

/** "twenty weeks, 2 evenings a week" are forty evenings. */
export const deriveTimesOver = (sentences: SourceSentence[]): Derived[] =>
  sentences.flatMap(({ source, text }): Derived[] => {
    if (
      source.type === 'guidelines' ||
      !/\s(?:an?|per|each|every)\s(?:week|month|year)\b/.test(text)
    )
      return [];
    const numbers = findNumbers(text);
    const lasting = numbers.flatMap(({ value, end }) => {
      const period = span.exec(text.slice(end))?.[1]?.toLowerCase();
      return period === undefined ? [] : [{ value, period }];
    });
    return numbers.flatMap(({ value, end }): Derived[] => {
      const [, unit = '', period] = eachPeriod.exec(text.slice(end)) ?? [];
      if (unit === '' || spans.test(unit)) return [];
      return lasting
        .filter((each) => each.period === period)
        .map((each) => ({
          source,
          key: `number:${each.value * value}`,
          stems: [stem(unit)],
          unit: stem(unit),
          about: topicStems(text),
        }));
    });
  });
