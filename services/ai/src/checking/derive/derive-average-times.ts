import { overlaps } from '@grantwright/analyst';
import { findDates } from '../../text/dates.ts';
import { findMoney } from '../../text/money.ts';
import { findNumbers } from '../../text/numbers.ts';
import { stem, topicStems } from '../../text/words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import type { Derived } from './derived-values.ts';

const unit = String.raw`(?:hours?|hrs?|minutes?|mins?|days?|weeks?|wks?|miles?|mi|kilomet(?:er|re)s?|km|meals?|visits?|pounds?|lbs?)`;
/** "3 hrs avg", "two days each", "40 miles on average". */
const ofEach = new RegExp(
  String.raw`^[\s-]?(${unit})\b\.?\s?(?:,\s)?(?:on average|avg\b|average\b|each\b|apiece\b)`,
  'i',
);
const averageBefore = /\b(?:avg\.?|averag(?:e|es|ed|ing)(?: of)?|on average)[\s:]+$/i;
const unitBehind = new RegExp(String.raw`^[\s-]?(${unit})\b`, 'i');

const inFull: Record<string, string> = {
  hr: 'hour',
  min: 'minute',
  wk: 'week',
  mi: 'mile',
  lb: 'pound',
  km: 'kilometer',
};
const unitStem = (said: string): string => {
  const bare = said.toLowerCase().replace(/s$/, '');
  return stem(inFull[bare] ?? bare);
};

/** A sentence of more counts is a list, in which any could be meant. */
const mostCounts = 2;

/** "Each delay lasts 4 hours on average, 11 delays in 2031": how long they were in all. */
export const deriveAverageTimes = (sentences: SourceSentence[]): Derived[] =>
  sentences.flatMap(({ source, text }): Derived[] => {
    if (source.type === 'guidelines' || !/\b(?:avg|averag\w*|each|apiece)\b/i.test(text)) return [];
    const taken = [...findDates(text), ...findMoney(text)];
    const numbers = findNumbers(text).filter(
      (number) => !number.percent && !taken.some((other) => overlaps(other, number)),
    );
    const about = topicStems(text).filter((word) => !/^\d/.test(word));
    return numbers.flatMap((rate): Derived[] => {
      const after = text.slice(rate.end);
      const said =
        ofEach.exec(after)?.[1] ??
        (averageBefore.test(text.slice(0, rate.start)) ? unitBehind.exec(after)?.[1] : undefined);
      const counts = numbers.filter((number) => number !== rate && Number.isInteger(number.value));
      if (said === undefined || counts.length === 0 || counts.length > mostCounts) return [];
      return counts.map(({ value }) => ({
        source,
        key: `number:${Math.round(value * rate.value * 100) / 100}`,
        stems: about,
        about,
        unit: unitStem(said),
      }));
    });
  });
