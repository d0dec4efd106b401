import { findDates } from '../../text/dates.ts';
import { findNumbers } from '../../text/numbers.ts';
import { findTimes } from '../../text/times.ts';
import { stem, topicStems } from '../../text/words.ts';
import { percentageKeys } from '../find/find-percentages.ts';
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

/** "4:30 to 7:30", "9am to 4pm": so many hours. */
const betweenTimes = (text: string): [number, string][] => {
  const times = findTimes(text);
  return times.slice(1).flatMap((to, at): [number, string][] => {
    const from = times[at];
    if (!from || !/^\s?(?:to|till|until|-|–)\s?$/i.test(text.slice(from.end, to.start))) return [];
    const [begins, ends] = [from, to].map(
      ({ time }) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60,
    );
    const hours = ((ends ?? 0) - (begins ?? 0) + 24) % 24;
    return hours > 0 && hours <= 12 ? [[hours, 'hours']] : [];
  });
};

/** "24 months" is two years, 60 days two months, 16 weeks four months, 90 minutes an hour and a half, and the reverse. */
const otherUnits = (value: number, unit: string): [number, string][] => {
  switch (unit) {
    case 'minute':
      return value % 30 === 0 ? [[value / 60, 'hours']] : [];
    case 'hour':
      return [
        [value * 60, 'minutes'],
        ...(value % 24 === 0 ? ([[value / 24, 'days']] as [number, string][]) : []),
        // "over two and a half days": 61 hours.
        ...(value > 36 && value % 24 !== 0
          ? ([[Math.floor(value / 12) / 2, 'days']] as [number, string][])
          : []),
      ];
    case 'fortnight':
      return [[value * 2, 'weeks']];
    case 'day':
      return [
        ...(value <= 4 ? ([[value * 24, 'hours']] as [number, string][]) : []),
        ...(value % 7 === 0 ? ([[value / 7, 'weeks']] as [number, string][]) : []),
        ...(value % 30 === 0 ? ([[value / 30, 'months']] as [number, string][]) : []),
      ];
    case 'week':
      return [
        ...(value <= 8 ? ([[value * 7, 'days']] as [number, string][]) : []),
        ...(value % 4 === 0 ? ([[value / 4, 'months']] as [number, string][]) : []),
      ];
    case 'month':
      return value % 6 === 0 ? [[value / 12, 'years']] : [];
    default:
      return value <= 5 ? [[value * 12, 'months']] : [];
  }
};

const inOtherUnits = (text: string): [number, string][] =>
  findNumbers(text).flatMap(({ value, end }): [number, string][] => {
    const unit = /^[\s-]*(minute|hour|day|week|fortnight|month|year)s?\b/i
      .exec(text.slice(end))?.[1]
      ?.toLowerCase();
    return unit === undefined ? [] : otherUnits(value, unit);
  });

/** "29 in 2016, now, in 2025, 11": nine years. */
const betweenYears = (text: string): [number, string][] => {
  const years = [...new Set(text.match(/\b(?:19|20)\d{2}\b/g) ?? [])].map(Number);
  const [one, other] = years;
  return one !== undefined && other !== undefined && years.length === 2
    ? [[Math.abs(one - other), 'years']]
    : [];
};

/** "24 half-hour documentaries" last 30 minutes each. */
const halfHours = (text: string): [number, string][] =>
  /\bhalf(?:-| an |-an-)hour\b/i.test(text) ? [[30, 'minutes']] : [];

/** "nine months" is three quarters of a year. */
const inYears = (text: string): number[] =>
  findNumbers(text).flatMap(({ value, end }) =>
    /^[\s-]*months?\b/i.test(text.slice(end)) && value < 12 && [3, 4, 6, 8, 9].includes(value)
      ? [value / 12]
      : [],
  );

/** "every four months" is three times a year, "once a fortnight" every two weeks. */
const atIntervals = (text: string): [number, string][] => [
  ...findNumbers(text).flatMap(({ value, start, end }): [number, string][] =>
    /\bevery\s$/i.test(text.slice(0, start)) &&
    /^\s+months\b/i.test(text.slice(end)) &&
    12 % value === 0
      ? [[12 / value, 'times']]
      : [],
  ),
  ...(/\b(?:a|each|every|per) fortnight\b|\bfortnightly\b/i.test(text)
    ? ([[2, 'weeks']] as [number, string][])
    : []),
];

/** "once a quarter" is every three months, four times a year. */
const quarterly = (text: string): [number, string][] =>
  /\bquarterly\b|\b(?:a|each|every|per) quarter\b/i.test(text)
    ? [
        [3, 'months'],
        [4, 'times'],
      ]
    : [];

/** The dates that an answer gives are those of the project, where that is what was asked. */
const ofTheProject = (source: SourceSentence['source']): readonly string[] =>
  source.type === 'answer' && /\bwhen\b.*\b(?:start|begin|end|finish)/i.test(source.question)
    ? topicStems('project programme grant')
    : [];

/** How long something lasts, where the sources say it by its dates or in another unit. */
export const deriveDurations = (sentences: SourceSentence[]): Derived[] =>
  sentences.flatMap(({ source, text }) =>
    source.type === 'guidelines' ||
    !/\d|year|month|week|quarter|fortnight|hour|minute|day/.test(text)
      ? []
      : [
          ...[
            ...betweenDates(text),
            ...betweenTimes(text),
            ...betweenYears(text),
            ...inOtherUnits(text),
            ...atIntervals(text),
            ...quarterly(text),
            ...halfHours(text),
          ].map(([value, unit]) => ({
            source,
            key: `number:${value}`,
            stems: [stem(unit)],
            ...(unit === 'times' ? {} : { unit: stem(unit) }),
            about: [...topicStems(text), ...ofTheProject(source)],
          })),
          ...inYears(text).flatMap((share) =>
            percentageKeys(share).map((key) => ({
              source,
              key,
              stems: [stem('year')],
              about: topicStems(text),
            })),
          ),
        ],
  );
