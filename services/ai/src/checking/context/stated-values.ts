import { parseNumber } from '../../text/numbers.ts';
import type { SourceSentence } from '../claim-sources.ts';
import { alwaysOpen } from '../find/find-around-the-clock.ts';
import { findValues } from '../find/find-values.ts';
import { type Measure, measureAfter } from '../find/measure-after.ts';
import { findDates } from '../../text/dates.ts';
import { stem, topicStems } from '../../text/words.ts';
import { type NearWords, nearWords } from './near-words.ts';

export type StatedValue = {
  key: string;
  near: NearWords;
  /** False for dates and for the ends of a range, which nothing may be near to. */
  counts: boolean;
  /** A number of people or things. */
  counted?: boolean;
  /** A day or a month that stands with its year. */
  hasYear?: boolean;
  /** The year that the column of a table is for. */
  year?: number;
  /** The unit and the time that it is so much of. */
  measure?: Measure;
};

/** "150 kits", "150 small home kits": what is counted. */
const countedThing =
  /^\s+(?!dollars\b)(?:(?!(?:for|from|to|of|in|and|on|at|per|with|is|are|was|were|plus|by|the|as|over|less)\b)\p{Ll}{2,}[\s-]){0,2}\p{Ll}{2,}[^s\s]s\b/u;

const daysCounted = /^\s+((?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/i;

const inText = (text: string, about: readonly string[] = []): StatedValue[] => {
  const values = findValues(text);
  let listed: NearWords = new Map();
  return values.flatMap((value, at) => {
    const near = new Map(nearWords(text, value, values));
    // "48 Saturdays": a day of the week may be what is counted.
    const day = value.kind === 'figure' ? daysCounted.exec(text.slice(value.end))?.[1] : undefined;
    if (day) near.set(stem(day.toLowerCase()), 1);
    const last = values[at - 1];
    // "They begin on October 5, January 11 and March 14": all of them are beginnings.
    if (
      value.kind === 'date' &&
      last?.kind === 'date' &&
      /^,?\s*(?:and|or|&|\+)?\s*$/.test(text.slice(last.end, value.start))
    )
      for (const [word, weight] of listed) near.set(word, Math.max(near.get(word) ?? 0, weight));
    // "grew from seven weeks to eleven": both are weeks of the same.
    if (
      value.kind === last?.kind &&
      /\bfrom (?:about )?$/i.test(text.slice(0, last.start)) &&
      /^(?:\s\p{L}+)?\sto (?:about )?$/iu.test(text.slice(last.end, value.start))
    )
      for (const [word, weight] of listed) near.set(word, Math.max(near.get(word) ?? 0, weight));
    listed = near;
    for (const word of about) near.set(word, 1);
    const counted = value.kind === 'figure' && countedThing.test(text.slice(value.end));
    const hasYear = value.implies.some((key) => key.startsWith('year:'));
    const measure = value.kind === 'date' ? {} : measureAfter(text, value.end);
    const isMeasured = measure.size !== undefined || measure.period !== undefined;
    return value.implies.map((key) => ({
      key,
      near,
      ...(isMeasured ? { measure } : {}),
      counts: value.kind !== 'date',
      ...(hasYear ? { hasYear } : {}),
      ...(counted ? { counted } : {}),
    }));
  });
};

const ofRange = 0.6;
/** "grades 3-6" also says 3 and 6; "July 12-30" July 30. */
const rangeEnds = (text: string): StatedValue[] =>
  [...text.matchAll(/(?<![\d-])(\d{1,3})\s?[-–]\s?(\d{1,3})(?![\d-])/g)].flatMap((match) => {
    const at = { text: match[0], start: match.index, end: match.index + match[0].length };
    // The end of a range is hardly what the words of its sentence count.
    const near = new Map(
      [...nearWords(text, at, [])].map(([word, weight]) => [word, weight * ofRange]),
    );
    const month = findDates(
      `${text.slice(Math.max(0, match.index - 12), match.index)}${match[1] ?? ''}`,
    )[0]?.month;
    const keys = [match[1], match[2]].flatMap((end) =>
      month === undefined
        ? [`number:${Number(end)}`, `ordinal:${Number(end)}`]
        : [`day:${pad(month)}-${pad(Number(end))}`],
    );
    return keys.map((key) => ({ key, near, counts: false }));
  });

/** "a half-time driver", "from 2015 to 2019": what the sources say in words for what a draft may write in figures. */
const inOtherWords = (text: string): StatedValue[] => [
  ...[...text.matchAll(alwaysOpen)].map((match) => stated(text, match, 'clock:always')),
  // "the two concerts" counts nothing new where it stands, and proves "two concerts".
  ...[
    ...text.matchAll(
      /\b(?:the|our|both|these) (two|three|four|five|six|seven|eight|nine|ten)(?= \p{Ll})/giu,
    ),
  ].map((match) => stated(text, match, `number:${parseNumber(match[1] ?? '') ?? 0}`)),
  // "twice a month" is two times a month.
  ...[
    ...text.matchAll(
      /\b(once|twice)(?= (?:an?|per|each|every) (?:day|week|fortnight|month|quarter|term|season|year)\b)/gi,
    ),
  ].map((match) => {
    const said = stated(text, match, /^once/i.test(match[0]) ? 'number:1' : 'number:2');
    return { ...said, near: new Map([...said.near, [stem('times'), 1] as const]) };
  }),
  // "half time on this project" is half of somebody's time.
  ...[...text.matchAll(/\bhalf[- ]time\b/gi)].flatMap((match) =>
    ['part:half-time', 'percent:50'].map((key) => stated(text, match, key)),
  ),
  ...[
    ...text.matchAll(
      /\b((?:19|20)\d{2})(?:\s+(?:to|through|until|and)\s+|\s?[–-]\s?)((?:19|20)\d{2})\b/g,
    ),
  ].map((match) => stated(text, match, `years:${match[1]}-${match[2]}`)),
];

const stated = (text: string, match: RegExpMatchArray, key: string): StatedValue => {
  const start = match.index ?? 0;
  const at = { text: match[0], start, end: start + match[0].length };
  return { key, near: nearWords(text, at, []), counts: false };
};

const pad = (value: number): string => String(value).padStart(2, '0');

/** The values of a source's sentence, each with the words close to it; `full` is its text with short forms written out. */
export const statedValues = ({ text, cells }: SourceSentence, full: string): StatedValue[] => {
  if (cells)
    return cells.flatMap((cell) => {
      // "2025-26" is of both years.
      const year = /\b(?:FY\s?)?((?:19|20)\d{2})\b(?!\s?[-–/]\s?\d{2})/.exec(cell.about)?.[1];
      return inText(cell.text, topicStems(cell.about)).map((value) =>
        year ? { ...value, year: Number(year) } : value,
      );
    });
  const written = inText(full);
  if (full === text) return [...written, ...rangeEnds(text), ...inOtherWords(text)];
  const known = new Set(written.map(({ key }) => key));
  return [
    ...written,
    ...inText(text).filter(({ key }) => !known.has(key)),
    ...rangeEnds(text),
    ...inOtherWords(text),
  ];
};
