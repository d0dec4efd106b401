import { findDates } from '../../text/dates.ts';
import { findNumbers } from '../../text/numbers.ts';
import { stem, topicStems } from '../../text/words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import type { Derived } from './derived-values.ts';

const day = 86_400_000;

/** The spans between two dates of a sentence: June 5 to August 1 is eight weeks, or two months. */
const betweenDates = (text: string): [number, string][] => {
  const dates = findDates(text).filter(({ day: on }) => on !== undefined);
  const [first, second] = dates;
  if (!first || !second) return [];
  const year = first.year ?? second.year ?? 2001;
  const from = Date.UTC(year, first.month - 1, first.day ?? 1);
  const to = Date.UTC(second.year ?? year, second.month - 1, second.day ?? 1);
  const days = (to - from) / day;
  if (days <= 0) return [];
  const months = days / 30.44;
  return [
    [Math.round(days), 'days'],
    [Math.floor(days / 7), 'weeks'],
    [Math.round(days / 7), 'weeks'],
    [Math.ceil(days / 7), 'weeks'],
    [Math.round(months), 'months'],
    ...(months >= 11 ? ([[Math.round(months / 12), 'years']] as [number, string][]) : []),
  ];
};

/** "24 months" is two years, and the reverse. */
const otherUnit = (text: string): [number, string][] =>
  findNumbers(text).flatMap(({ value, end }): [number, string][] => {
    const unit = /^[\s-]*(months?|years?|weeks?)\b/i.exec(text.slice(end))?.[1]?.toLowerCase();
    if (unit?.startsWith('month') && value % 12 === 0) return [[value / 12, 'years']];
    if (unit?.startsWith('year') && value <= 5) return [[value * 12, 'months']];
    return [];
  });

/** How long something lasts, where the sources say it by its dates or in another unit. */
export const deriveDurations = (sentences: SourceSentence[]): Derived[] =>
  sentences.flatMap(({ source, text }) =>
    source.type === 'guidelines' || !/\d|year|month/.test(text)
      ? []
      : [...betweenDates(text), ...otherUnit(text)].map(([value, unit]) => ({
          source,
          key: `number:${value}`,
          stems: [stem(unit)],
          unit: stem(unit),
          about: topicStems(text),
        })),
  );
