import { type NearWords, nearWords } from '../context/near-words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import { findDates } from '../../text/dates.ts';
import { findNumbers } from '../../text/numbers.ts';
import { stem, topicStems } from '../../text/words.ts';
import { spanKeys } from '../find/find-centuries.ts';
import { findValues } from '../find/find-values.ts';
import type { Derived } from './derived-values.ts';

const beginning =
  /\b(?:since|founded|established|incorporated|began|started|opened|created|formed|launched|joined|joining|came|arrived|hired|appointed|named|elected|moved|bought|purchased|acquired|built|installed|accredited|admitted|qualified|licensed|certified|graduated|born|bar in)\b(?:[^.;\d]|\d{1,2},|\d{1,2}(?= \p{Lu}))*$/iu;

const sinceFounding: NearWords = new Map(
  topicStems('founded established since started created served working history').map((word) => [
    word,
    1,
  ]),
);

/** Full years from then to today: exact where the month is known, else one of two. */
const fullYears = (year: number, month: number | undefined, today: string): number[] => {
  const age = Number(today.slice(0, 4)) - year;
  if (month === undefined) return [age, age - 1];
  return [month <= Number(today.slice(5, 7)) ? age : age - 1];
};

/** "has practiced here for 16 years" proves "since 2010" when it is 2026. */
const sinceWhen = ({ source, text }: SourceSentence, today: string): Derived[] =>
  source.type === 'guidelines'
    ? []
    : findNumbers(text).flatMap(({ value, start, end }): Derived[] => {
        const isSpan =
          /\b(?:for|in)\s+(?:\w+\s+)?$/i.test(text.slice(0, start)) &&
          /^[\s-]years\b/.test(text.slice(end)) &&
          /\b(?:has|have|had|been|in)\b/i.test(text.slice(0, start));
        if (!isSpan || value < 2 || value > 150) return [];
        const key = `year:${Number(today.slice(0, 4)) - value}`;
        return [{ source, key, stems: topicStems(text), about: topicStems(text) }];
      });

/** "Founded in 2010" proves "for 16 years" and "for more than a decade" when it is 2026. */
export const deriveAges = (sentences: SourceSentence[], today: string): Derived[] =>
  sentences.flatMap((sentence): Derived[] => {
    const { source, text } = sentence;
    const founding = source.type === 'organization' && source.field === 'foundedYear';
    if (source.type === 'guidelines') return [];
    const dates = founding ? [] : findDates(text);
    const byYear = [...text.matchAll(/\b((?:18|19|20)\d{2})\b/g)].flatMap((match): Derived[] => {
      if (!founding && !beginning.test(text.slice(0, match.index))) return [];
      const near = founding
        ? sinceFounding
        : nearWords(
            text,
            { text: match[0], start: match.index, end: match.index + 4 },
            findValues(text),
          );
      const age = Number(today.slice(0, 4)) - Number(match[1]);
      if (age <= 0) return [];
      const dated = dates.find(({ start, end }) => start <= match.index && match.index < end);
      const exact = fullYears(Number(match[1]), dated?.month, today);
      const years = [...exact, ...(age % 5 < 2 && age >= 15 ? [age - (age % 5)] : [])];
      const decades = [Math.floor(age / 10), Math.round(age / 10)].filter((count) => count > 1);
      const about = founding ? {} : { about: topicStems(text) };
      return [
        ...years.map((value) => ({
          source,
          key: `number:${value}`,
          stems: [stem('years')],
          unit: stem('years'),
          near,
          ...about,
        })),
        ...[...new Set(exact.flatMap(spanKeys))].map((key) => ({
          source,
          key,
          stems: [],
          near,
          ...about,
        })),
        // The 38th year is the one that begins with the 37th birthday.
        ...[age, age + 1].map((value) => ({
          source,
          key: `ordinal:${value}`,
          stems: topicStems('year anniversary season birthday'),
          near,
        })),
        ...(age >= 100 ? [{ source, key: 'number:1', stems: topicStems('century') }] : []),
        ...decades.map((value) => ({
          source,
          key: `number:${value}`,
          stems: [stem('decades')],
          unit: stem('decades'),
          near,
          ...about,
        })),
      ];
    });
    return [...byYear, ...sinceWhen(sentence, today)];
  });
